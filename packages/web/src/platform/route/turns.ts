/** Hears of Back and Forward before the router does. */
type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;
let isListening = false;

const onTurn = (event: PopStateEvent) => gate?.(event);

/**
 * To be called before the router listens: the listeners of a window are called in the order in which they came, those
 * for the way down to a target not before the others.
 */
export function listenForTurns(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onTurn);
}

/** Lets a page hear of each turn first; `null` lets them pass again. @see C-280 */
export function gateTurns(next: Gate | null): void {
  listenForTurns();
  gate = next;
}
