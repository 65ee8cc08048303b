/** The encodings of files that people export from practice systems and spreadsheets, as the WHATWG names them. */
export const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** Encodings with one byte per character. */
export type SingleByteEncoding = Extract<FileEncoding, 'windows-1252' | 'macintosh'>;

/** What a decoder writes for bytes that mean no character: the letter is lost. */
export const replacementCharacter = '\uFFFD';

/** The characters of the bytes 0x80 to 0xFF; the replacement character where the encoding defines none. */
const upperHalves: Readonly<Record<SingleByteEncoding, string>> = {
  'windows-1252':
    '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ' +
    '\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ' +
    '\uFFFDÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
};

/**
 * Decodes text of a single-byte encoding. A byte without a character becomes the replacement character, which no line
 * of an import may contain.
 *
 * @param latin1 - the bytes as characters U+0000 to U+00FF, such as from `Buffer.toString('latin1')`
 * @see A-517
 */
export function decodeSingleByte(latin1: string, encoding: SingleByteEncoding): string {
  const upper = upperHalves[encoding];
  return latin1.replace(/[\u0080-\u00FF]/g, (byte) => upper[byte.charCodeAt(0) - 0x80] ?? replacementCharacter);
}

/** The bytes as characters U+0000 to U+00FF. */
export function latin1Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096) parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  return parts.join('');
}
