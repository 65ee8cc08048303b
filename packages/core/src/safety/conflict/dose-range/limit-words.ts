import { type DoseLimit, doseLimits, type DoseRange } from '../../../knowledge/index.js';
import { daysWords, figure, withUnit } from '../../dose/words.js';
import type { ConflictKind } from '../shown/conflict.js';
import { farAbove } from './dose-conflicts.js';
import { ageWords, rangeWords } from './dose-words.js';
import { hasMaximum } from './range-limit.js';

/** The kind of the finding about each limit, and what it reports of a drug. */
const beyond: Readonly<Record<DoseLimit, { readonly kind: ConflictKind; readonly words: string }>> = {
  dose: { kind: 'dose', words: 'above the label' },
  'far-above': { kind: 'dose', words: 'far above the label' },
  age: { kind: 'age', words: 'younger than the label' },
  weight: { kind: 'weight', words: 'lighter than the label' },
  course: { kind: 'course', words: 'longer than the label' },
};

/** The kind of the finding about a limit. */
export const kindOfLimit = (limit: DoseLimit): ConflictKind => beyond[limit].kind;

/** What a finding about a limit reports, without the range: 'far above the label of carprofen'. */
export const limitName = ({ drug }: DoseRange, limit: DoseLimit): string =>
  `${beyond[limit].words} of ${drug.join(' with ')}`;

/** What a range is about: 'carprofen, canine, oral, osteoarthritis pain'. */
export const rangeSubject = ({ drug, species, route, use }: DoseRange): string =>
  [drug.join(' with '), species, route, ...(use === null ? [] : [use])].join(', ');

/**
 * What is beyond a limit, as a sentence; `null` if the range has no such limit.
 *
 * @see P-440
 */
function beyondWords(range: DoseRange, limit: DoseLimit): string | null {
  const { fromAge, fromWeight, mostDays } = range;
  const what = hasMaximum(range) ? 'dose' : 'starting dose';
  switch (limit) {
    case 'dose':
      return hasMaximum(range) ? `Above the labeled dose: ${rangeWords(range)}.` : null;
    case 'far-above':
      return `More than ${figure(farAbove)} times the labeled ${what}: ${rangeWords(range)}.`;
    case 'age':
      return fromAge === null ? null : `Younger than labeled: from ${ageWords(fromAge)} of age.`;
    case 'weight':
      return fromWeight === null ? null : `Lighter than labeled: from ${withUnit(fromWeight, 'kg')}.`;
    case 'course':
      return mostDays === null ? null : `Longer than labeled: at most ${daysWords(mostDays)}.`;
  }
}

/** A limit of a range, with what is beyond it: 'Longer than labeled: at most 14 days.' */
export interface StatedLimit {
  readonly limit: DoseLimit;
  readonly words: string;
}

/** The limits that a range has. @see P-440 */
export const limitsOf = (range: DoseRange): readonly StatedLimit[] =>
  doseLimits.flatMap((limit) => {
    const words = beyondWords(range, limit);
    return words === null ? [] : [{ limit, words }];
  });
