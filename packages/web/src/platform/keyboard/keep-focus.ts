import { lendFocus, takeLentFocus } from './free-focus';

/** What takes the focus without opening a keyboard or swallowing the keys of the page. */
const targets = 'button:not(:disabled, [aria-disabled=true]), a[href], [tabindex="0"]';

const presses = ['keydown', 'pointerdown'] as const;

interface LastFocus {
  readonly element: Element;
  readonly pathname: string;
  /** What holds the element, the nearest first, and the place of the element among the targets there. */
  readonly around: readonly { readonly holder: Element; readonly at: number }[];
}

function rememberOf(element: Element, pathname: string): LastFocus {
  const around: { holder: Element; at: number }[] = [];
  for (let holder = element.parentElement; holder && holder !== document.body; holder = holder.parentElement)
    around.push({ holder, at: Math.max(0, [...holder.querySelectorAll(targets)].indexOf(element)) });
  return { element, pathname, around };
}

function nearest({ around }: LastFocus): HTMLElement | undefined {
  for (const { holder, at } of around) {
    if (!holder.isConnected) continue;
    const left = [...holder.querySelectorAll<HTMLElement>(targets)].filter((one) => one.closest('[inert]') === null);
    const next = left[Math.min(at, left.length - 1)];
    if (next) return next;
  }
  return undefined;
}

/**
 * Gives the focus to what is nearest when the element that had it is gone, such as the row that was deleted: the browser
 * leaves it to the page, where a keyboard starts again from the top. Another page begins with its own focus.
 *
 * @returns what ends it
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
    if (next) lendFocus(next);
  };
  // Whoever removes an element may give the focus elsewhere in the same turn.
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(waiting);
    waiting = setTimeout(restore, 0);
  });
  document.addEventListener('focusin', remember);
  for (const press of presses) document.addEventListener(press, takeLentFocus, { capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('focusin', remember);
    for (const press of presses) document.removeEventListener(press, takeLentFocus, { capture: true });
    observer.disconnect();
  };
}
