import { formatDate, type Instant, millisecondsOf, todayIn } from '../../../base/time/index.js';
import { type DrugFacts, isOfDrug } from '../drug/drug-facts.js';
import type { EarlierDeclineFacts } from '../../signing/index.js';

/**
 * Earlier declines of this drug for the patient, newest first: the same ingredients, whatever the salt, strength or
 * form, or the same product if the catalog has no ingredient.
 *
 * @throws RangeError on an invalid instant
 * @see P-248
 */
export function earlierDeclines(
  product: DrugFacts,
  declines: readonly EarlierDeclineFacts[],
): readonly EarlierDeclineFacts[] {
  return declines
    .filter((decline) => isOfDrug(product, decline.product))
    .sort((a, b) => millisecondsOf(b.at) - millisecondsOf(a.at));
}

/** The day of a decline at the location, formatted: '09-08-2026'. */
const shownDay = (at: Instant, timeZone: string | null) => formatDate(todayIn(timeZone, at));

/**
 * 'Declined on 09-08-2026 by Dr. Tomás Lindqvist: Due for exam.'
 *
 * @param timeZone - `Location.timeZone`
 * @throws RangeError on an invalid instant or an unknown zone
 * @see P-248
 */
export function declinedBeforeText(
  { at, by, reason }: Pick<EarlierDeclineFacts, 'at' | 'by' | 'reason'>,
  timeZone: string | null,
): string {
  const who = by === null ? '' : ` by ${by}`;
  const why = reason?.trim().replace(/\.$/, '') ?? '';
  return `Declined on ${shownDay(at, timeZone)}${who}${why === '' ? '' : `: ${why}`}.`;
}

/** What was declined, shown after the sentence: 'Same drug, × 60.' (P-248). */
export function declinedQuantityText({ quantity }: Pick<EarlierDeclineFacts, 'quantity'>): string {
  return quantity === null ? 'Same drug.' : `Same drug, × ${quantity}.`;
}
