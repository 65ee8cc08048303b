/** A token of directions with its position in the text. */
export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly from: number; readonly to: number }
  | { readonly kind: 'word' | 'mark'; readonly text: string; readonly from: number; readonly to: number };

/** Directions have at most 620 characters (P-052); a longer text than this is not parsed. */
export const readableLength = 2000;

const piece =
  /(?<comma>0,\d+(?![\d,.])|\d+,\d{1,2}(?![\d,.]))|(?<number>[1-9]\d{0,2}(?:,\d{3})+(?!\d|,\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)|(?<vulgar>[½¼¾⅓⅔⅛⅜⅝⅞])|(?<short>\p{L}(?:\.\p{L})+(?!\p{L})\.?)|(?<word>\p{L}+)|(?<mark>\n|\S)/gu;

const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/**
 * Splits directions into tokens: numbers, lowercase words, punctuation, line breaks. 'q12h' is three tokens, 'b.i.d.'
 * is the word 'bid', and '0,5' is a half, because a comma before one or two digits is a decimal separator. Linear in
 * the length of the text; empty for a text above `readableLength`.
 *
 * @see P-274
 */
export function tokensOf(text: string): readonly Token[] {
  if (text.length > readableLength) return [];
  return Array.from(text.matchAll(piece), (match): Token => {
    const at = { from: match.index, to: match.index + match[0].length };
    const { comma, number, vulgar: fraction, short, word } = match.groups ?? {};
    if (comma !== undefined) return { kind: 'number', value: Number(comma.replace(',', '.')), ...at };
    if (number !== undefined) return { kind: 'number', value: Number(number.replaceAll(',', '')), ...at };
    if (fraction !== undefined) return { kind: 'number', value: vulgar[fraction] ?? Number.NaN, ...at };
    const letters = short?.replaceAll('.', '') ?? word;
    if (letters !== undefined) return { kind: 'word', text: letters.toLowerCase(), ...at };
    return { kind: 'mark', text: match[0], ...at };
  });
}

/** The word or punctuation at an index; empty for a number and beyond the end. */
export function textAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token === undefined || token.kind === 'number' ? '' : token.text;
}

/** The number at an index. */
export function numberAt(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index];
  return token?.kind === 'number' ? token.value : null;
}
