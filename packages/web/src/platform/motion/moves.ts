import { animate } from 'framer-motion/dom/mini';

/** Duration in seconds. Users would have to wait for anything longer. */
const lasting = 0.16;

/** Whether to skip animations: the user prefers reduced motion, or the browser has no animations. */
const isStill = () =>
  typeof document.body.animate !== 'function' ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Direction from which each overlay slides in. Only the position is animated, so the text is readable at once. */
const entrances: readonly (readonly [selector: string, from: string])[] = [
  ['[data-drawer]', 'translateX(-4rem)'],
  ['dialog', 'translateY(0.5rem)'],
  ['[data-popover]', 'translateY(-0.25rem)'],
  ['[data-notices] > *', 'translateY(-0.5rem)'],
];

/** Animates panels, dialogs, notices, and the drawer when they mount, until stopped. */
export function watchEntrances(root: Element): () => void {
  const observer = new MutationObserver((changes) => {
    if (isStill()) return;
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
    for (const element of added) enter(element);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function enter(added: HTMLElement): void {
  const found = [added, ...added.querySelectorAll<HTMLElement>('dialog, [data-popover], [data-notices] > *')];
  for (const element of found) {
    const from = entrances.find(([selector]) => element.matches(selector))?.[1];
    if (from !== undefined) void move(element, { transform: [from, 'none'] });
  }
}

/**
 * Briefly shows a removed row as it leaves. The copy is absolutely positioned and inert, so it takes no space, pointer
 * events, focus, or keys; the content that replaces the row is already there.
 *
 * @param row - already removed from the page
 * @param place - its former position in the window
 */
export function leave(row: HTMLElement, { left, top, width, height }: DOMRect): void {
  if (isStill()) return;
  const ghost = document.createElement('div');
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  ghost.dataset['leaving'] = '';
  Object.assign(ghost.style, {
    position: 'fixed',
    overflow: 'clip',
    listStyle: 'none',
    pointerEvents: 'none',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    // An expanded request fades out by its header only.
    height: `${Math.min(height, 64)}px`,
  });
  ghost.append(withoutNames(row));
  document.body.append(ghost);
  void move(ghost, { opacity: [0.6, 0], transform: ['none', 'translateX(2rem)'] }).finally(() => ghost.remove());
}

/** Removes attributes by which the copy could be mistaken for a request in the list. */
function withoutNames(row: HTMLElement): HTMLElement {
  const names = ['id', 'data-task', 'data-open', 'data-queue-row', 'data-row'];
  for (const element of [row, ...row.querySelectorAll('*')]) names.forEach((name) => element.removeAttribute(name));
  return row;
}

async function move(element: HTMLElement, frames: { readonly opacity?: number[]; readonly transform: string[] }) {
  await animate(element, frames, { duration: lasting, ease: 'easeOut' });
  // Removes the animation styles, so that the stylesheet applies again.
  element.style.removeProperty('transform');
  element.style.removeProperty('will-change');
}
