/** The texts of the palette. @see P-286, P-293, P-294 */
export const paletteTexts = {
  /** Of the dialog and of the button that opens it. */
  name: 'Search and commands',
  hint: 'Client, patient, Rx number, product, screen or action',
  all: 'All',
  lastOpened: 'Last opened',
  /** What may be done with one record. */
  actions: 'Actions',
  nothing: 'Nothing found',
  searching: 'Searching',
} as const;

/** Why nothing stands there. @param isShort - nothing but screens and actions was looked through @see P-293 */
export const nothingText = (text: string, isShort: boolean): string =>
  isShort
    ? `No screen or action matches “${text}”. Records are searched from 3 characters on.`
    : `Nothing matches “${text}”.`;

/** Which searches failed: 'Clients and products could not be searched.' @param nouns - one at least @see P-294 */
export function failedText(nouns: readonly string[]): string {
  const list = nouns.length > 1 ? `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}` : (nouns[0] ?? '');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} could not be searched.`;
}

/** Where the palette searches. @see P-293 */
export const onlyHereText = (location: string): string => `${location} only`;
