import type { QueryPrescriptionCountArgs } from '@signa/core/operation';
import { historyViewRule, rxStatusOfFilter, type HistoryView } from '@signa/core/prescription';
import { approvalTypeFilters } from '@signa/core/product';
import { endOfDayInstant, type PlainDate, startOfDayInstant } from '@signa/core/time';
import { Conditions } from '../conditions.js';
import { type FoundWord, wordCondition } from '../search/find-words.js';

export type HistoryFilter = QueryPrescriptionCountArgs;

/** Whose history is asked for, and when. */
export interface HistoryReader {
  readonly timeZone: string;
  /** At the location. */
  readonly today: PlainDate;
  /** The reader's location user; `null` for somebody who is none. */
  readonly ownId: string | null;
}

/**
 * That a row is not removed, said so that the index of the whole history does not fit. Its plan serves every location
 * and takes each for small, so that the index of a patient or client, with a few rows, seems to save nothing there.
 */
const notRemovedOfFew = `coalesce(rx.removed_at, 'infinity') = 'infinity'`;

const isOfFew = ({ locationClientId, locationPatientId }: HistoryFilter): boolean =>
  (locationClientId ?? locationPatientId ?? null) !== null;

/**
 * The prescriptions of alias `rx` that a filter of the history keeps; removed drafts never appear (P-178, P-118, P-262).
 *
 * @param words - what the words of the filter's search stand for
 */
export function historyConditions(
  filter: HistoryFilter,
  reader: HistoryReader,
  words: readonly FoundWord[] = [],
): Conditions {
  const { timeZone } = reader;
  const types = filter.productApprovalTypeFilters?.map((type) => type.toLowerCase());
  const leavesTypesOut = types && !approvalTypeFilters.every((type) => types.includes(type.toLowerCase()));
  const where = new Conditions()
    .with('rx.location_id = ?', filter.locationId)
    .always(isOfFew(filter) ? notRemovedOfFew : 'rx.removed_at is null')
    .with('rx.client_id = ?', filter.locationClientId)
    .with('rx.patient_id = ?', filter.locationPatientId)
    .with('rx.product_id = ?', filter.productId)
    .with('rx.authorizing_vet_id = ?', filter.prescribingVetId)
    .with('rx.rx_status = any (?)', filter.rxStatusFilters?.map(rxStatusOfFilter))
    .with('rx.listed_at >= ?', filter.startDateTime && startOfDayInstant(filter.startDateTime, timeZone))
    .with('rx.listed_at <= ?', filter.endDateTime && endOfDayInstant(filter.endDateTime, timeZone))
    .with('rx.archived = ?', filter.archived)
    .with(
      // Every product has one of the types, so naming them all, as the history does at first, leaves nothing out.
      // 'is true' keeps the products a set that is made once; joined, they are looked up for each prescription.
      '(rx.product_id in (select p.id from signa.product p where lower(p.approval_type) = any (?))) is true',
      leavesTypesOut ? types : null,
    );
  for (const word of words) where.always(wordCondition(where, word, 'rx'));
  return filter.view ? addView(where, filter.view, reader) : where;
}

const controlledProducts = 'select p.id from signa.product p where p.is_controlled or p.dea_schedule is not null';

/** What a view keeps, of the prescriptions of alias `rx` (P-262). */
export function addView(where: Conditions, view: HistoryView, { today, ownId, timeZone }: HistoryReader): Conditions {
  const rule = historyViewRule(view, today, ownId);
  if (rule.onlyControlled) where.always(`(rx.product_id in (${controlledProducts})) is true`);
  if (rule.leavesArchivedOut) where.always('not rx.archived');
  return where
    .with('rx.rx_status = any (?)', rule.statuses?.map(rxStatusOfFilter))
    .with('rx.authorizing_vet_id = ?', rule.vetId)
    .with('rx.listed_at >= ?', rule.issuedOn && startOfDayInstant(rule.issuedOn, timeZone))
    .with('rx.listed_at <= ?', rule.issuedOn && endOfDayInstant(rule.issuedOn, timeZone))
    .with('rx.expires_on >= ?', rule.expires?.from)
    .with('rx.expires_on <= ?', rule.expires?.to);
}
