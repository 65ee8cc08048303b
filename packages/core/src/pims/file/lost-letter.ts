import { decodeSingleByte, replacementCharacter } from './single-byte.js';

/** UTF-8 that was read as Windows-1252 and saved: 'Ã©' for 'é', 'â€™' for '’'. */
const twiceDecoded = /[ÃÂ][\u0080-\u00BF\u0192\u201A-\u2122]|â€[\u0098-\u009D\u0153\u2018-\u2122]/u;

/** Nothing can be lost in text without other characters. */
const ascii = /^[\0-\u007F]*$/;

/**
 * What is wrong with a text whose letters were lost or garbled by a wrong encoding, and what to do; `null` if nothing
 * is. Such a text is never stored: 'Jos\uFFFD' could be 'José' or 'Josè'.
 *
 * @see A-518
 */
export function lostLetterIssue(text: string): string | null {
  if (ascii.test(text)) return null;
  if (text.includes(replacementCharacter))
    return 'a character was lost, because the file is not in the encoding that it was read in. Save or export the file again as UTF-8';
  if (!twiceDecoded.test(text)) return null;
  const repaired = onceDecoded(text);
  return `its characters were garbled before the export${repaired === null ? '' : `; it probably says '${repaired}'`}. Correct it in the file`;
}

const upper = Array.from({ length: 128 }, (_, at) => String.fromCharCode(at + 0x80)).join('');
const byteOf = new Map(
  Array.from(decodeSingleByte(upper, 'windows-1252')).map((character, at) => [character, at + 0x80]),
);

/** The text before it was decoded twice; `null` if that is not possible. */
function onceDecoded(text: string): string | null {
  const bytes = Array.from(text).map((character) => {
    const byte = byteOf.get(character) ?? character.charCodeAt(0);
    return byte < 256 ? `%${byte.toString(16).padStart(2, '0')}` : '%FF';
  });
  try {
    return decodeURIComponent(bytes.join(''));
  } catch {
    return null;
  }
}
