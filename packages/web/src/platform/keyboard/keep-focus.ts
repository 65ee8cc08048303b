import { focusTemporarily, keepTemporaryFocus } from './free-focus';

/** Elements that can take focus without opening a virtual keyboard or intercepting page shortcuts. */
const targets = 'button:not(:disabled, [aria-disabled=true]), a[href], [tabindex="0"]';

const presses = ['keydown', 'pointerdown'] as const;

interface LastFocus {
  readonly element: Element;
  readonly pathname: string;
  /** Ancestors of the element, nearest first, with its position among their focusable elements. */
  readonly around: readonly { readonly holder: Element; readonly at: number }[];
}

/** In document order. */
const focusableElements = () => [...document.querySelectorAll<HTMLElement>(targets)];

/** Searches the page once: the focusable descendants of an ancestor are consecutive in document order. */
function rememberOf(element: Element, pathname: string): LastFocus {
  const all: readonly Element[] = focusableElements();
  const index = all.indexOf(element);
  let first = index;
  const around: { holder: Element; at: number }[] = [];
  for (let holder = element.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
    for (let before = all[first - 1]; before && before !== holder && holder.contains(before); before = all[first - 1])
      first -= 1;
    around.push({ holder, at: index - first });
  }
  return { element, pathname, around };
}

function nearest({ around }: LastFocus): HTMLElement | undefined {
  const all = focusableElements().filter((one) => one.closest('[inert]') === null);
  for (const { holder, at } of around) {
    if (!holder.isConnected) continue;
    const left = all.filter((one) => one !== holder && holder.contains(one));
    const next = left[Math.min(at, left.length - 1)];
    if (next) return next;
  }
  return undefined;
}

/**
 * Moves focus to the nearest element when the focused element is removed, for example a deleted row. Browsers would
 * reset focus to the top of the page. A page change sets its own focus.
 *
 * @returns a function that stops it
 */
export function keepFocus(path: () => string): () => void {
  let last: LastFocus | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body) last = rememberOf(target, path());
  };
  const isLost = () => last !== null && !last.element.isConnected && document.activeElement === document.body;
  const restore = () => {
    if (last === null || !isLost()) return;
    const next = last.pathname === path() ? nearest(last) : undefined;
    last = null;
    if (next) focusTemporarily(next);
  };
  // The code that removes an element may set focus itself in the same task.
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(waiting);
    waiting = setTimeout(restore, 0);
  });
  document.addEventListener('focusin', remember);
  for (const press of presses) document.addEventListener(press, keepTemporaryFocus, { capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('focusin', remember);
    for (const press of presses) document.removeEventListener(press, keepTemporaryFocus, { capture: true });
    observer.disconnect();
  };
}
