import { letterFiles } from './letters-data.js';
import type { PrintModel } from './print-model.js';

/** A run of text in one font. */
export interface LetterRun {
  /** Index in `letterFiles`. */
  readonly file: number;
  readonly text: string;
}

type Range = readonly [from: number, to: number];

const ranges: readonly (readonly Range[])[] = letterFiles.map(({ letters }) =>
  letters.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  }),
);
/** Splits into grapheme clusters; created on first use, because most printouts have only basic characters. */
let segmenter: Intl.Segmenter | undefined;
const lettersOf = (text: string): readonly string[] =>
  Array.from(
    (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text),
    ({ segment }) => segment,
  );
/** Has no glyph: joiners, variation selectors, and line breaks. */
const shapeless = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const lineBreak = /^[\t\n\r]$/;
const plain = /^[\x20-\x7E]*$/;

/**
 * Splits a text into runs that the fonts can show. A character that none of them has becomes its code in brackets, so
 * that nothing is printed as an empty box.
 *
 * @see P-343
 */
export function letterRuns(text: string): readonly LetterRun[] {
  if (plain.test(text)) return [{ file: 0, text }];
  const runs: { file: number; text: string }[] = [];
  for (const segment of lettersOf(text)) {
    const found = fileOf(segment);
    const run = { file: found ?? 0, text: found === null ? codeOf(segment) : shapedIn(segment, found) };
    if (run.text === '') continue;
    const last = runs.at(-1);
    if (last?.file === run.file) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

/**
 * A text as the file shows it: composed accents, unified hyphens and spaces, the Rx symbol as Rx, and codes in place of
 * characters that no font has.
 *
 * @see P-343
 */
export function printedText(text: string): string {
  return plain.test(text)
    ? text
    : letterRuns(simplified(text))
        .map((run) => run.text)
        .join('');
}

function simplified(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll('\u211e', 'Rx');
}

/** The characters of a printout that the file cannot show, each once. @see P-343 */
export function unprintedLetters(model: PrintModel): readonly string[] {
  const found = textsIn(model).flatMap((text) =>
    plain.test(text) ? [] : lettersOf(simplified(text)).filter((segment) => fileOf(segment) === null),
  );
  return [...new Set(found)];
}

/** Adds a notice that explains the codes in brackets, if there are any. @see P-343 */
export function withLetterNote(model: PrintModel): PrintModel {
  const [first] = unprintedLetters(model);
  if (first === undefined) return model;
  const note = `${codeOf(first)} and other codes in brackets stand for letters that this file cannot show. Write them by hand.`;
  return { ...model, authorization: [...model.authorization, { label: 'Letters', value: [note] }] };
}

/** The first font that has a character with all of its marks; null without one. */
function fileOf(segment: string): number | null {
  const points = Array.from(segment.normalize('NFC').replaceAll(shapeless, ''), (sign) => sign.codePointAt(0) ?? 0);
  const found = ranges.findIndex((_, file) => points.every((point) => isIn(file, point)));
  return found === -1 ? null : found;
}

const isIn = (file: number, point: number): boolean =>
  ranges[file]?.some(([from, to]) => point >= from && point <= to) ?? false;

/** A character without what the file would show as a box: supported joiners and line breaks stay. */
function shapedIn(segment: string, file: number): string {
  return segment.replaceAll(shapeless, (sign) =>
    lineBreak.test(sign) || isIn(file, sign.codePointAt(0) ?? 0) ? sign : '',
  );
}

function codeOf(segment: string): string {
  const points = Array.from(segment.replaceAll(shapeless, ''), (sign) =>
    (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
  );
  return `[U+${points.join('+')}]`;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
