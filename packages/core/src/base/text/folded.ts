/** Marks over and under letters, as a decomposed text has them by themselves. */
const marks = /[\u0300-\u036F]/g;

/** Letters that no mark can be taken from, and the signs that keyboards and word processors write for an apostrophe. */
const letters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ſ: 's', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ '‘': "'", '’': "'", ʻ: "'", ʼ: "'", ʹ: "'", '′': "'", '´': "'", '`': "'", '＇': "'" },
};
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * A text as searches compare it: in small letters, without accents, composed, every apostrophe the straight one. 'Peña' is
 * found by 'pena' and by 'PEÑA', however either was typed, and 'Kaʻiulani' by "ka'iulani".
 *
 * The database folds by `signa.folded`, which answers the same.
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
