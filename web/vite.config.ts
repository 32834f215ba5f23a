import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server that `npm run dev` leans on. */
const SERVER = "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/karak/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
