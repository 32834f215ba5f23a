/** Installing the page as an app, where the browser offers it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered = $state.raw<InstallEvent | null>(null);

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offered = event as InstallEvent;
});
window.addEventListener("appinstalled", () => {
  offered = null;
});

/** Whether the browser would install it. */
export function canInstall(): boolean {
  return offered !== null;
}

/** Let the browser ask. */
export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
}
