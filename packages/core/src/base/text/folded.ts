/** Combining marks, which are separate code points in a decomposed text. */
const marks = /[\u0300-\u036F]/g;

/** Letters that have no decomposition, and the characters that keyboards and word processors use as an apostrophe. */
const letters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ſ: 's', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ '‘': "'", '’': "'", ʻ: "'", ʼ: "'", ʹ: "'", '′': "'", '´': "'", '`': "'", '＇': "'" },
};
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * A text as searches compare it: lowercase, without accents, composed, with straight apostrophes. 'Peña' is found by
 * 'pena' and by 'PEÑA', in every normalization form, and 'Kaʻiulani' by "ka'iulani".
 *
 * The SQL function `signa.folded` returns the same.
 *
 * @see C-290
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(foldedLetters, (letter) => letters[letter] ?? letter)
    .normalize('NFC');
}
