/** Events that count as user activity; a resting pointer does not. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Tracks user activity, so that a page that is merely open does not keep a session alive.
 *
 * @returns a function that reports whether there was activity since its last call
 */
export function watchPerson(page: Pick<Document, 'addEventListener'>): () => boolean {
  let isSeen = true;
  const note = () => void (isSeen = true);
  signs.forEach((sign) => page.addEventListener(sign, note, { passive: true, capture: true }));
  return () => {
    const was = isSeen;
    isSeen = false;
    return was;
  };
}
