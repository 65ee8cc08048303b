/** Characters that have a width and show nothing: white space, and letters that are rendered as a gap. */
const blanks = /[\s\u2800\u{1D159}\u{13441}\u{13442}]/gu;

/**
 * Characters that show nothing or are rendered into the preceding one: format and control characters, fillers,
 * combining marks, variation selectors, skin tones, the later letters of a Hangul syllable, and an emoji joined to the
 * preceding one by U+200D.
 */
const unseen =
  /(?<=[\u2190-\u27FF\u2900-\u2BFF\u{1F000}-\u{1FAFF}]\uFE0F?)(?:\u200D[\u2190-\u27FF\u2900-\u2BFF\u{1F000}-\u{1FAFF}]|\p{Emoji_Modifier})|\r(?=\n)|(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u1160-\u11FF\uD7B0-\uD7FF]|\uFEFF/gu;

/**
 * Characters to trim at either end. Combining marks and the tags of a flag stay, because they belong to the preceding
 * character.
 */
const around =
  /[\s\u2800\u{1D159}\u{13441}\u{13442}\p{Cc}]|(?!\p{M}|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]{0,7})[\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Text of printable ASCII only, which contains nothing invisible: nearly every text, and ten times as fast. */
const plain = /^[\x20-\x7E]*$/;

/** The two letters of a flag. */
const flags = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;

/** Code points allowed per visible character: a family of four emoji with skin tones has eleven. */
const codePointsPerSign = 16;

const gap = (sign: string) => ' '.repeat(sign.length);

/**
 * The visible characters of a text, trimmed: a letter without its marks, and one space for each space or line break
 * inside. For comparing and counting, not for storing.
 *
 * @see P-271
 */
export function visibleText(text: string | null | undefined): string {
  if (typeof text !== 'string') return '';
  if (plain.test(text)) return text.trim();
  return text.replace(unseen, '').replace(blanks, ' ').trim();
}

/**
 * Counts the visible characters of a text. Spaces at either end and invisible characters do not count. A letter with
 * its marks, an emoji of several code points and a flag count as one, and so does a space or line break inside.
 *
 * The SQL function `signa.visible_length` counts the same, which rules out `Intl.Segmenter`: PostgreSQL has no
 * equivalent.
 *
 * @see P-271
 */
export function visibleLength(text: string | null | undefined): number {
  return Array.from(visibleText(text).replace(flags, ' ')).length;
}

/**
 * Whether a text has no visible character: it is missing, or contains only spaces and invisible characters.
 *
 * @see P-271
 */
export function isBlank(text: string | null | undefined): boolean {
  if (typeof text !== 'string') return true;
  const first = text.charCodeAt(0);
  // A leading printable ASCII character is visible, whatever follows.
  return !(first > 0x20 && first < 0x7f) && visibleText(text) === '';
}

/**
 * A text as it is stored: without spaces and invisible characters at either end, empty when it is blank. Nothing inside
 * changes, and no visible character is split.
 *
 * @see P-271
 */
export function trimmed(text: string | null | undefined): string {
  if (typeof text !== 'string' || isBlank(text)) return '';
  if (plain.test(text)) return text.trim();
  const masked = text.replace(around, gap);
  return text.slice(masked.length - masked.trimStart().length, masked.trimEnd().length);
}

/** A trimmed text, or `null` when it is blank. @see P-271 */
export function trimmedOrNull(text: string | null | undefined): string | null {
  return trimmed(text) || null;
}

/**
 * Whether a text has more visible characters than its limit; the SQL function `signa.fits` checks the same. An
 * excessive number of combining marks is over the limit too, because they also need storage.
 *
 * @param max - the number of visible characters that are allowed
 * @see P-271
 */
export function isTooLong(text: string | null | undefined, max: number): boolean {
  // A text never has more visible characters than code units.
  if (typeof text !== 'string' || text.length <= max) return false;
  const stored = trimmed(text);
  return visibleLength(stored) > max || Array.from(stored).length > codePointsPerSign * max;
}

/**
 * The beginning of a text, up to a number of visible characters. A text within the limit is unchanged, and no character
 * is split.
 *
 * @param max - the number of visible characters that are allowed
 * @see P-271
 */
export function shortened(text: string, max: number): string {
  if (!isTooLong(text, max)) return text;
  const points = Array.from(text);
  let [fits, tooMany] = [0, points.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (isTooLong(points.slice(0, middle).join(''), max)) tooMany = middle;
    else fits = middle;
  }
  return points.slice(0, fits).join('');
}
