import { gateTurns } from '../../platform/route/turns';

/** What is typed in this page and kept nowhere asks before the page goes; what is asked for is gone on with by `goOn`. */
interface Hold {
  readonly ask: (goOn: () => void) => void;
}

interface Held extends Hold {
  /** The entry of the browser's history that the page stands at, as the router counts them. */
  readonly entry: number | null;
}

/** The one around the others is the first: what is dropped with it are they too. */
const holds: Held[] = [];

function entryOf(state: unknown): number | null {
  const counted = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof counted === 'number' ? counted : null;
}

/**
 * Back and Forward have happened when they are heard of: the page takes them back before the router hears of them, and
 * repeats what was asked for when it is wanted nevertheless. It goes by the entry it stands at, so that whoever presses
 * Back twice before that is brought back as well. An entry that the router did not count is taken for the one before.
 */
function onTurn(event: PopStateEvent): void {
  const [held] = holds;
  if (!held) return;
  event.stopImmediatePropagation();
  const entry = entryOf(event.state);
  if (entry === held.entry) return;
  const by = entry === null || held.entry === null ? -1 : entry - held.entry;
  history.go(-by);
  askThen(held, () => history.go(by));
}

/** Who lets the page go lets go of all that is typed in it, and is not asked once more for each form in the form. */
function askThen({ ask }: Hold, goOn: () => void): void {
  ask(() => {
    letPageGo();
    goOn();
  });
}

/** A link of the page around the form; a dialog asks for its own, and who wants another tab loses nothing here. */
function onLink(event: MouseEvent): void {
  const [held] = holds;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!held || !link || isElsewhere || link.target === '_blank' || link.closest('dialog')) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
  askThen(held, () => link.click());
}

/** The browser itself asks before the page is loaded again or closed; no page may say in which words. */
function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function listen(): void {
  gateTurns(onTurn);
  // On its way down to the link, before the router hears of it there.
  document.addEventListener('click', onLink, { capture: true });
  window.addEventListener('beforeunload', onUnload);
}

function fallSilent(): void {
  gateTurns(null);
  document.removeEventListener('click', onLink, { capture: true });
  window.removeEventListener('beforeunload', onUnload);
}

/** Whether something is typed that would be gone with the page. */
export const isPageHeld = (): boolean => holds.length > 0;

/** Lets the page go without a question: what is typed in it is not of whoever is here now. */
export function letPageGo(): void {
  holds.length = 0;
  fallSilent();
}

/**
 * Holds the page until it is let go of: Back, Forward and a link ask first, and the browser asks before a reload.
 *
 * @returns lets go of it
 * @see C-280
 */
export function holdPage(hold: Hold): () => void {
  const held: Held = { ...hold, entry: entryOf(history.state) };
  if (holds.length === 0) listen();
  holds.push(held);
  return () => {
    const at = holds.indexOf(held);
    if (at < 0) return;
    holds.splice(at, 1);
    if (holds.length === 0) fallSilent();
  };
}
