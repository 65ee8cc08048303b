/** Observes Back and Forward before the router does. */
type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;
let isListening = false;

const onPopState = (event: PopStateEvent) => gate?.(event);

/**
 * Call before the router registers its listener: the window calls listeners in registration order, even those of the
 * capture phase.
 */
export function listenForHistory(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onPopState);
}

/** Lets a page intercept each history navigation; `null` stops it. @see C-280 */
export function interceptHistory(next: Gate | null): void {
  listenForHistory();
  gate = next;
}
