/** What a person does to a page; a pointer that only rests there is nobody. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Notes whether a person does anything in the page, so that one that is only open keeps no session alive.
 *
 * @returns whether they did since it was asked last
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
