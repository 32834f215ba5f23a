import "./art/fonts.css";
import "./art/tokens.css";
import "./ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
