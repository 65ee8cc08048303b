/** Tolerance for rounded corners and borders, in CSS pixels. */
const inset = 4;

/**
 * True if a button is entirely inside the window and uncovered, so that a user who presses its key can read it.
 *
 * @see P-255
 */
export function isInView(button: HTMLElement): boolean {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const isInWindow = top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
  const middle = (left + right) / 2;
  return isInWindow && [top + inset, (top + bottom) / 2, bottom - inset].every((y) => isOnTop(button, middle, y));
}

function isOnTop(button: HTMLElement, x: number, y: number): boolean {
  const there = document.elementFromPoint(x, y);
  return there === null || button.contains(there);
}
