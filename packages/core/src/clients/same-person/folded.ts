import { trimmed } from '../../base/text/index.js';

/** The small base letter of a sign, without its marks; signs of two small letters keep the first. */
export function foldedSign(sign: string): string {
  return (sign.normalize('NFD')[0] ?? '').toLowerCase().charAt(0);
}

/** Of small letters and single spaces alone: nothing is left to fold, which most texts are after the first time. */
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** A text as it is compared: small letters and digits without marks, all else one space. @see C-230 */
export function folded(text: string | null | undefined): string {
  const small = trimmed(text).toLowerCase();
  if (plain.test(small)) return small;
  const letters = small.normalize('NFD').replace(/\p{M}|['’‘ʼ.]/gu, '');
  return trimmed(letters.replace(/[^\p{L}\p{N}]+/gu, ' '));
}

/** What surnames are counted by: 'O’Neil-Ángström ' is 'oneil angstrom'. @see C-230 */
export const surnameKey = folded;
