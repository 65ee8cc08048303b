/** Gives the focus once the page has had its turn with it; answers what takes that back. For an effect. */
export function focusSoon(find: () => HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => find()?.focus({ preventScroll: true }));
  return () => clearTimeout(timer);
}
