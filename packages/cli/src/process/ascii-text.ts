/** Typographic characters of our texts, with what a terminal without UTF-8 shows instead. */
const replacements: Readonly<Record<string, string>> = {
  '…': '...',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '›': '>',
  '→': '->',
  '·': '-',
  '×': 'x',
  '\u00A0': ' ',
};
const replaced = new RegExp(`[${Object.keys(replacements).join('')}]`, 'gu');

/** Replaces typographic characters by ASCII. Letters of names stay as they are. */
export const asciiText = (text: string): string => text.replaceAll(replaced, (found) => replacements[found] ?? found);
