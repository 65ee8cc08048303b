import { letterFiles } from './letters-data.js';
import type { PrintModel } from './print-model.js';

/** A stretch of a text that one file of letters can show. */
export interface LetterRun {
  /** The place in `letterFiles`. */
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
/** Letters with their marks; made once they are asked for, because most papers are in plain letters. */
let segmenter: Intl.Segmenter | undefined;
const lettersOf = (text: string): readonly string[] =>
  Array.from(
    (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text),
    ({ segment }) => segment,
  );
/** It has no shape of its own: joiners, variation selectors, and what breaks a line. */
const shapeless = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const lineBreak = /^[\t\n\r]$/;
const plain = /^[\x20-\x7E]*$/;

/**
 * A text as the files of letters can show it: stretch by stretch, and a letter that none of them has as its code in
 * brackets, so that nothing is printed as an empty box.
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
 * A text as the file shows it: accents joined to their letters, kinds of hyphens and spaces that the letters do not tell
 * apart, the sign of a prescription as Rx, and codes in place of letters that no file has.
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

/** The letters of a paper that the file cannot show, each once. @see P-343 */
export function unprintedLetters(model: PrintModel): readonly string[] {
  const found = textsIn(model).flatMap((text) =>
    plain.test(text) ? [] : lettersOf(simplified(text)).filter((segment) => fileOf(segment) === null),
  );
  return [...new Set(found)];
}

/** The paper with a line that says what the codes in brackets are, where it has some. @see P-343 */
export function withLetterNote(model: PrintModel): PrintModel {
  const [first] = unprintedLetters(model);
  if (first === undefined) return model;
  const note = `${codeOf(first)} and other codes in brackets stand for letters that this file cannot show. Write them by hand.`;
  return { ...model, authorization: [...model.authorization, { label: 'Letters', value: [note] }] };
}

/** The first file that has all of a letter and its marks; null where none has. */
function fileOf(segment: string): number | null {
  const points = Array.from(segment.normalize('NFC').replaceAll(shapeless, ''), (sign) => sign.codePointAt(0) ?? 0);
  const found = ranges.findIndex((_, file) => points.every((point) => isIn(file, point)));
  return found === -1 ? null : found;
}

const isIn = (file: number, point: number): boolean =>
  ranges[file]?.some(([from, to]) => point >= from && point <= to) ?? false;

/** A letter without what the file would show as a box: joiners stay where it knows them, and line breaks for who wraps. */
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
