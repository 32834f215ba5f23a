/** What both tables do with the camera and the keys of looking. */
import { settings } from "../settings.svelte";
import { type Box, type Camera, centredOn, fitting, kept, type Point } from "./camera.svelte";
import { ARROWS } from "./keys";

/** See everything first, or what is near if that were too small; then go after whoever moves, or what is being laid. */
export function lookAfter(camera: Camera, world: () => Box, spot: () => Point | null, zooms: { least: number; most: number }): void {
  let placed = false;
  $effect(() => {
    camera.world = world();
  });
  $effect(() => {
    const ready = camera.size.width > 0;
    if (placed || !ready) return;
    placed = true;
    const all = fitting(world(), camera.free, zooms.most);
    const point = spot();
    camera.jump(all.zoom < zooms.least && point ? kept(centredOn(point, zooms.least, camera.free), world(), camera.size) : all);
  });
  $effect(() => {
    const point = spot();
    if (placed && point) camera.follow(point);
  });
}

/** A key that changes how the board is looked at; tell whether it was one. */
export function looks(event: KeyboardEvent, camera: Camera, onfit: () => void): boolean {
  const arrow = ARROWS[event.key];
  if (event.shiftKey && arrow) camera.panBy((arrow.dx * camera.size.width) / 4, (arrow.dy * camera.size.height) / 4);
  else if (event.key === "0") onfit();
  else if (event.key === "q") settings.sound = !settings.sound;
  else return false;
  return true;
}
