/** Turning what is being laid: by the wheel, and so that it is seen to turn. */
import { motion } from "./motion";

const NOTCH = 60;

/** A wheel above the piece turns it, one way a notch. */
export function turnsByWheel(node: SVGElement, onturn: (by: number) => void): { update: (next: (by: number) => void) => void; destroy: () => void } {
  let turn = onturn;
  let turned = 0;
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    turned += event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    if (Math.abs(turned) < NOTCH) return;
    turn(Math.sign(turned));
    turned = 0;
  };
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    update: (next) => {
      turn = next;
    },
    destroy: () => node.removeEventListener("wheel", wheel),
  };
}

/** Whenever the rotation changes, show the piece turning from the one before. */
export function turnsTo(node: SVGGElement, first: number): { update: (next: number) => void } {
  let last = first;
  return {
    update(next) {
      const by = ((next - last + 540) % 360) - 180;
      last = next;
      const duration = motion(170);
      if (by && duration) node.animate([{ transform: `rotate(${-by}deg)` }, { transform: "rotate(0)" }], { duration, easing: "ease-out" });
    },
  };
}
