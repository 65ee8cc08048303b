/** The texts of the palette. @see P-286, P-293, P-294 */
export const paletteTexts = {
  /** The name of the dialog and of the button that opens it. */
  name: 'Search and commands',
  hint: 'Client, patient, Rx number, product, screen or action',
  all: 'All',
  lastOpened: 'Recently opened',
  /** The actions for one record. */
  actions: 'Actions',
  nothing: 'No results',
  searching: 'Searching',
} as const;

/** Shown when nothing was found. @param isShort - only screens and actions were searched @see P-293 */
export const nothingText = (text: string, isShort: boolean): string =>
  isShort
    ? `No screen or action matches “${text}”. Enter at least 3 characters to search records.`
    : `Nothing matches “${text}”.`;

/**
 * Names the searches that failed: 'Clients and products could not be searched.' @param nouns - at least one @see P-294
 */
export function failedText(nouns: readonly string[]): string {
  const list = nouns.length > 1 ? `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}` : (nouns[0] ?? '');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} could not be searched.`;
}

/** The scope of the search. @see P-293 */
export const onlyHereText = (location: string): string => `${location} only`;
