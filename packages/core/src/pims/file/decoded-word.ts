import { decodeSingleByte, replacementCharacter, type SingleByteEncoding } from './single-byte.js';

/** Letters of the languages of the Americas and western Europe, other than those of ASCII. */
const common = /^[áéíóúñüöäçèàêâôîûëïãõåøæßìòùÁÉÍÓÚÑÜÖÄÇÈÀÊÂÔÎÛËÏÃÕÅØÆ]$/;
/** Letters that occur in a few names only. */
const rare = /^\p{L}$/u;

/** An apostrophe of a word processor within a word: O’Brien, D’Angelo, Rosie’s, don’t, James’. */
const apostrophe = /^\p{L}{1,2}’\p{L}+$|^\p{L}+’(?:\p{Lu}\p{L}*|s|S|t|T|d|D|m|M|ll|LL|re|RE|ve|VE)?$/u;
/** Quotation marks around a word, and dashes, bullets and signs beside or between words. */
const punctuated =
  /^[“‘„«(]*[\p{L}\p{N}]*[”’“»).…™®©°•–—\u00A0]*$|^[\p{L}\p{N}]{3,}[–—][\p{L}\p{N}]{3,}$|^\p{N}+–\p{N}+$|^[\p{L}\p{N}]+\u00A0[\p{L}\p{N}]+$/u;

/** An ellipsis or dash of one encoding is É or Ñ of the other: JOSÉ, CASTAÑEDA. */
const inCapitals = /\p{Lu}(?:…|[–—]\p{Lu})/u;

/**
 * How plausible it is that a word was written in an encoding: 1 for letters and punctuation of ordinary text, 0.5 for
 * letters of few names, 0 for anything else, such as a capital within a word in lowercase or the reverse.
 *
 * @param latin1 - the bytes of the word as characters U+0000 to U+00FF
 */
export function plausibility(latin1: string, encoding: SingleByteEncoding): 0 | 0.5 | 1 {
  const word = decodeSingleByte(latin1, encoding);
  if (word.includes(replacementCharacter)) return 0;
  if (inCapitals.test(word)) return 0;
  const letters = word.replace(/[^\p{L}]/gu, '');
  if (!hasUsualCase(word)) return 0;
  const isWord = letters === word.replace(/[-'.\p{N}]/gu, '');
  if (!isWord && !apostrophe.test(word) && !punctuated.test(word)) return 0;
  const foreign = Array.from(letters).filter((letter) => letter > '\u007F');
  if (foreign.length > 2 && foreign.length > letters.length / 2) return 0;
  if (isWord && foreign.length === letters.length && letters.length === 1) return 0.5;
  return foreign.every((letter) => common.test(letter)) ? 1 : foreign.every((letter) => rare.test(letter)) ? 0.5 : 0;
}

/** Whether accented letters have the case of the letters around them; names like McDonald have ASCII capitals. */
function hasUsualCase(word: string): boolean {
  const isForeign = (letter: string) => letter > '\u007F';
  const pairs = Array.from(word)
    .slice(1)
    .map((letter, at) => [word[at] ?? '', letter] as const);
  const isOdd = pairs.some(
    ([before, letter]) =>
      (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter) && (isForeign(letter) || isForeign(before))) ||
      // A capital before a lowercase letter begins the word, after which only lowercase letters follow.
      (/\p{Lu}/u.test(before) && /\p{Ll}/u.test(letter) && isForeign(letter) && /\p{Lu}\p{Lu}\p{Ll}/u.test(word)),
  );
  return !isOdd;
}
