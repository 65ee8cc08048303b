import { trimmed } from '../../base/text/index.js';

/**
 * The lowercase base letter of a character, without its marks; a character that folds to two letters keeps the first.
 */
export function foldedSign(sign: string): string {
  return (sign.normalize('NFD')[0] ?? '').toLowerCase().charAt(0);
}

/**
 * Lowercase letters, digits and single spaces only: nothing is left to fold, which is true of most texts after the
 * first time.
 */
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** A text in comparable form: lowercase letters and digits without marks, everything else as one space. @see C-230 */
export function folded(text: string | null | undefined): string {
  const small = trimmed(text).toLowerCase();
  if (plain.test(small)) return small;
  const letters = small.normalize('NFD').replace(/\p{M}|['’‘ʼ.]/gu, '');
  return trimmed(letters.replace(/[^\p{L}\p{N}]+/gu, ' '));
}

/** The key by which surnames are counted: 'O’Neil-Ángström ' is 'oneil angstrom'. @see C-230 */
export const surnameKey = folded;
