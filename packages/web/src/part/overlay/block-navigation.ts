import { interceptHistory } from '../../platform/route/history-navigation';

/** Blocks navigation while the page has unsaved input. `goOn` continues the blocked navigation. */
interface NavigationBlock {
  readonly ask: (goOn: () => void) => void;
}

interface Held extends NavigationBlock {
  /** Index of the page's history entry, as counted by the router. */
  readonly entry: number | null;
}

/** Nested forms in order, outermost first: leaving an outer form discards the inner ones too. */
const holds: Held[] = [];

function entryOf(state: unknown): number | null {
  const counted = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof counted === 'number' ? counted : null;
}

/**
 * Back and Forward have already happened when the page learns of them. The page reverts them before the router
 * notices, and repeats the navigation if the user confirms. It compares entry indexes, so pressing Back twice is
 * reverted as well. An entry that the router did not count is treated as the previous one.
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

/** Confirming once discards the input of all nested forms. */
function askThen({ ask }: NavigationBlock, goOn: () => void): void {
  ask(() => {
    unblockNavigation();
    goOn();
  });
}

/** Intercepts links outside the form. Dialogs ask for their own links, and opening another tab loses nothing. */
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

/** Asks before a reload or close; browsers do not allow custom text. */
function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function listen(): void {
  interceptHistory(onTurn);
  // Captures the click before the router sees it.
  document.addEventListener('click', onLink, { capture: true });
  window.addEventListener('beforeunload', onUnload);
}

function fallSilent(): void {
  interceptHistory(null);
  document.removeEventListener('click', onLink, { capture: true });
  window.removeEventListener('beforeunload', onUnload);
}

/** Whether the page has unsaved input. */
export const isNavigationBlocked = (): boolean => holds.length > 0;

/** Lets the page leave without a question, because the input belongs to a previous user. */
export function unblockNavigation(): void {
  holds.length = 0;
  fallSilent();
}

/**
 * Blocks leaving the page: Back, Forward, and links ask first, and the browser asks before a reload.
 *
 * @returns a function that unblocks it
 * @see C-280
 */
export function blockNavigation(hold: NavigationBlock): () => void {
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
