/** Has a width and shows nothing: white space, and letters that are drawn as a gap. */
const blanks = /[\s\u2800\u{1D159}\u{13441}\u{13442}]/gu;

/**
 * Shows nothing, or is drawn into the sign before it: format and control characters, fillers, combining marks, variation
 * selectors, skin tones, the later letters of a Hangul syllable, a picture that U+200D joins to the picture before it.
 */
const unseen =
  /(?<=[\u2190-\u27FF\u2900-\u2BFF\u{1F000}-\u{1FAFF}]\uFE0F?)(?:\u200D[\u2190-\u27FF\u2900-\u2BFF\u{1F000}-\u{1FAFF}]|\p{Emoji_Modifier})|\r(?=\n)|(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u1160-\u11FF\uD7B0-\uD7FF]|\uFEFF/gu;

/** What around a text is no part of it; marks stay, and the tags of a flag, for they belong to the sign before them. */
const around =
  /[\s\u2800\u{1D159}\u{13441}\u{13442}\p{Cc}]|(?!\p{M}|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]{0,7})[\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Of letters and signs of ASCII and blanks alone, in which nothing is unseen: nearly every text, and ten times as fast. */
const plain = /^[\x20-\x7E]*$/;

/** The two letters of a flag. */
const flags = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;

/** Code points that a text may keep for each sign that its limit allows: a family of four in skin tones has eleven. */
const codePointsPerSign = 16;

const gap = (sign: string) => ' '.repeat(sign.length);

/**
 * What a person sees of a text, without what stands around it: a letter with its marks is its letter, a blank and a line
 * break inside are one blank each. To compare and count by, not to store.
 *
 * @see P-271
 */
export function visibleText(text: string | null | undefined): string {
  if (typeof text !== 'string') return '';
  if (plain.test(text)) return text.trim();
  return text.replace(unseen, '').replace(blanks, ' ').trim();
}

/**
 * How many signs of a text a person sees: blanks around it and what shows nothing are not counted, a letter with its
 * marks, an emoji of several characters and a flag are one, a blank or a line break inside is one.
 *
 * The database counts the same (`signa.visible_length`), which is why this is no `Intl.Segmenter`: PostgreSQL has none.
 *
 * @see P-271
 */
export function visibleLength(text: string | null | undefined): number {
  return Array.from(visibleText(text).replace(flags, ' ')).length;
}

/**
 * Whether a person sees nothing of a text: nothing is there, or blanks and invisible characters alone.
 *
 * @see P-271
 */
export function isBlank(text: string | null | undefined): boolean {
  if (typeof text !== 'string') return true;
  const first = text.charCodeAt(0);
  // A letter of ASCII that comes first is seen, whatever follows.
  return !(first > 0x20 && first < 0x7f) && visibleText(text) === '';
}

/**
 * A text as it is stored: without blanks and invisible characters around it, empty when it is blank. Nothing inside
 * changes, and no sign is cut in two.
 *
 * @see P-271
 */
export function trimmed(text: string | null | undefined): string {
  if (typeof text !== 'string' || isBlank(text)) return '';
  if (plain.test(text)) return text.trim();
  const masked = text.replace(around, gap);
  return text.slice(masked.length - masked.trimStart().length, masked.trimEnd().length);
}

/** A text as it is stored where nothing is `null`. @see P-271 */
export function trimmedOrNull(text: string | null | undefined): string | null {
  return trimmed(text) || null;
}

/**
 * Whether a text is over its limit, counted as a person sees it; the database refuses the same (`signa.fits`). Marks
 * without end on one letter are over it too, for what is not seen takes room as well.
 *
 * @param max - the number of visible signs that are allowed
 * @see P-271
 */
export function isTooLong(text: string | null | undefined, max: number): boolean {
  // Nothing counts more signs than it has code units.
  if (typeof text !== 'string' || text.length <= max) return false;
  const stored = trimmed(text);
  return visibleLength(stored) > max || Array.from(stored).length > codePointsPerSign * max;
}

/**
 * The beginning of a text that a box of so many signs takes: nothing changes within the limit, and no sign is cut in two.
 *
 * @param max - the number of visible signs that are allowed
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
