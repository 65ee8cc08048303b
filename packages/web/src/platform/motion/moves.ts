import { animate } from 'framer-motion/dom/mini';

/** Seconds; what moves for longer is waited for. */
const lasting = 0.16;

/** For who wants no motion, and in a browser that moves nothing. */
const isStill = () =>
  typeof document.body.animate !== 'function' ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** What opens over a page comes from the side that it belongs to. Only its place moves: its text can be read at once. */
const entrances: readonly (readonly [selector: string, from: string])[] = [
  ['[data-drawer]', 'translateX(-4rem)'],
  ['dialog', 'translateY(0.5rem)'],
  ['[data-popover]', 'translateY(-0.25rem)'],
  ['[data-notices] > *', 'translateY(-0.5rem)'],
];

/** Lets panels, dialogs, notices and the drawer come in when they are drawn, until it is told to stop. */
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
 * Shows a row that has left the page for a moment, as it goes. It lies over the page and takes no room, no pointer, no
 * focus and no key; what comes in its place is there already.
 *
 * @param row - no longer in the page
 * @param place - where it stood in the window
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
    // An open request goes by its head.
    height: `${Math.min(height, 64)}px`,
  });
  ghost.append(withoutNames(row));
  document.body.append(ghost);
  void move(ghost, { opacity: [0.6, 0], transform: ['none', 'translateX(2rem)'] }).finally(() => ghost.remove());
}

/** Nothing may take it for a request of the list. */
function withoutNames(row: HTMLElement): HTMLElement {
  const names = ['id', 'data-task', 'data-open', 'data-queue-row', 'data-row'];
  for (const element of [row, ...row.querySelectorAll('*')]) names.forEach((name) => element.removeAttribute(name));
  return row;
}

async function move(element: HTMLElement, frames: { readonly opacity?: number[]; readonly transform: string[] }) {
  await animate(element, frames, { duration: lasting, ease: 'easeOut' });
  // An element that has moved must be again what its styles say.
  element.style.removeProperty('transform');
  element.style.removeProperty('will-change');
}
