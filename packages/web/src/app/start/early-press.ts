/** A button that was pressed while the page could not answer yet, by what a person knows of it. */
export interface EarlyPress {
  /** The request in whose card it stands; null outside of cards. */
  readonly task: string | null;
  readonly name: string;
  /** Which one of those with that name, from 0. */
  readonly at: number;
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
const taskOf = (button: Element) => button.closest<HTMLElement>('[data-task]')?.dataset.task ?? null;

const alike = (place: ParentNode, task: string | null, name: string) =>
  [...place.querySelectorAll('button')].filter((button) => nameOf(button) === name && taskOf(button) === task);

/** The last one, which `start.js` marked; null where none was pressed. */
export function earlyPressIn(place: ParentNode): EarlyPress | null {
  const button = place.querySelector('button[data-pressed]');
  if (!(button instanceof HTMLButtonElement)) return null;
  const [task, name] = [taskOf(button), nameOf(button)];
  return { task, name, at: alike(place, task, name).indexOf(button) };
}

/** Presses the same button of the page that answers; one that is not there any more is left alone. */
export function pressAgain(place: ParentNode, { task, name, at }: EarlyPress): void {
  const button = alike(place, task, name)[at];
  button?.focus({ preventScroll: true });
  button?.click();
}
