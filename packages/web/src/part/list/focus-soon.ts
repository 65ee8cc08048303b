/** Sets focus after the page's own focus handling; returns a function that cancels it. For use in an effect. */
export function focusSoon(find: () => HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => find()?.focus({ preventScroll: true }));
  return () => clearTimeout(timer);
}
