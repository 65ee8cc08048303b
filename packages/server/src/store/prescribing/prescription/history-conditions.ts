import type { QueryPrescriptionCountArgs } from '@signa/core/contract/resolvers';
import {
  historyViewRule,
  rxStatusFilters,
  rxStatusOfFilter,
  type HistoryView,
  type HistoryViewRule,
  type RxStatusFilter,
} from '@signa/core/prescribing';
import { approvalTypeFilters } from '@signa/core/catalog';
import { endOfDayInstant, type PlainDate, startOfDayInstant } from '@signa/core/base';
import { Conditions } from '../../conditions.js';
import { type WordMatches, wordCondition } from '../../search/find-words.js';
import type { Kept } from './history-lead.js';

export type HistoryFilter = QueryPrescriptionCountArgs;

/** Whose history is read, and when. */
export interface HistoryReader {
  readonly timeZone: string;
  /** Current date at the location. */
  readonly today: PlainDate;
  /** The reader's location user; `null` without one. */
  readonly ownId: string | null;
}

/**
 * Matches rows that are not removed, in a form that the index of the whole history cannot use. One generic plan serves
 * all locations and assumes each is small, so the selective index of a patient or client would not appear to save
 * anything.
 */
const notRemovedOfFew = `coalesce(rx.removed_at, 'infinity') = 'infinity'`;

const isOfFew = ({ locationClientId, locationPatientId }: HistoryFilter): boolean =>
  (locationClientId ?? locationPatientId ?? null) !== null;

/**
 * The prescriptions of alias `rx` that match a history filter; removed drafts never do (P-178, P-118, P-262).
 *
 * @param words - what the words of the search refer to
 */
export function historyConditions(
  filter: HistoryFilter,
  reader: HistoryReader,
  words: readonly WordMatches[] = [],
): Kept {
  const { timeZone } = reader;
  const where = new Conditions()
    .with('rx.location_id = ?', filter.locationId)
    .always(isOfFew(filter) ? notRemovedOfFew : 'rx.removed_at is null')
    .with('rx.client_id = ?', filter.locationClientId)
    .with('rx.patient_id = ?', filter.locationPatientId)
    .with('rx.product_id = ?', filter.productId)
    .with('rx.authorizing_vet_id = ?', filter.prescribingVetId)
    .with('rx.listed_at >= ?', filter.startDateTime && startOfDayInstant(filter.startDateTime, timeZone))
    .with('rx.listed_at <= ?', filter.endDateTime && endOfDayInstant(filter.endDateTime, timeZone))
    .with('rx.archived = ?', filter.archived);
  for (const word of words) where.always(wordCondition(where, word, 'rx'));
  const rule = filter.view ? historyViewRule(filter.view, reader.today, reader.ownId) : null;
  if (rule) addView(where, rule, reader);
  const isLed = words.length > 0 || isOfFew(filter) || (filter.productId ?? null) !== null;
  const hasVet = (filter.prescribingVetId ?? null) !== null;
  return led(where, {
    statuses: common(filter.rxStatusFilters ?? null, rule?.statuses ?? null),
    kind: kindOf(where, filter, rule),
    isLed,
    hasVet,
    expires: rule !== null && rule.expires !== null,
  });
}

/** The condition of a view, for a statement that counts several; `where` numbers the values. */
export function viewConditions(where: Conditions, view: HistoryView, reader: HistoryReader): Kept {
  const rule = historyViewRule(view, reader.today, reader.ownId);
  addView(where, rule, reader);
  return led(where, {
    statuses: rule.statuses,
    kind: kindOf(where, {}, rule),
    isLed: false,
    hasVet: rule.vetId !== null,
    expires: rule.expires !== null,
  });
}

interface Choice {
  readonly statuses: readonly RxStatusFilter[] | null;
  /** SQL condition on the product of alias `p`. */
  readonly kind: string | null;
  /** Whether a client, a patient, a product, or a search word already drives the search. */
  readonly isLed: boolean;
  readonly hasVet: boolean;
  readonly expires: boolean;
}

/** One condition drives the search, usually the most selective; the others filter its results. */
function led(where: Conditions, { statuses, kind, isLed, hasVet, expires }: Choice): Kept {
  const isFree = !isLed && !expires;
  // A vet's index separates statuses, so that a vet's few drafts are found without scanning all that they issued.
  const wanted = statuses ?? (hasVet && isFree ? rxStatusFilters : null);
  const codes = wanted?.map(rxStatusOfFilter).filter((code) => code !== null) ?? null;
  const leadsByStatus = isFree && codes !== null;
  const leadsByProduct = isFree && codes === null && kind !== null;
  if (!leadsByStatus) where.with('rx.rx_status = any (?)', codes);
  // 'is true' makes the planner build the set of products once; joined, they would be looked up per prescription.
  if (kind !== null && !leadsByProduct)
    where.always(`(rx.product_id in (select p.id from signa.product p where ${kind})) is true`);
  if (leadsByStatus) return { where, lead: { by: 'status', statuses: codes } };
  if (leadsByProduct) return { where, lead: { by: 'product', kind } };
  return { where, lead: { by: expires && !isLed ? 'expiry' : 'history' } };
}

/** Intersection of two lists; an unset list contains every value. */
function common<T>(one: readonly T[] | null, other: readonly T[] | null): readonly T[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((value) => other.includes(value));
}

/** Every product has one of the types, so naming all of them, the history's default, filters nothing. */
function kindOf(
  where: Conditions,
  { productApprovalTypeFilters }: Pick<HistoryFilter, 'productApprovalTypeFilters'>,
  rule: HistoryViewRule | null,
): string | null {
  const types = productApprovalTypeFilters?.map((type) => type.toLowerCase());
  const leavesTypesOut = types && !approvalTypeFilters.every((type) => types.includes(type.toLowerCase()));
  const kinds = [
    ...(leavesTypesOut ? [`lower(p.approval_type) = any (${where.bind(types)})`] : []),
    ...(rule?.onlyControlled ? ['(p.is_controlled or p.dea_schedule is not null)'] : []),
  ];
  return kinds.length > 0 ? kinds.join(' and ') : null;
}

function addView(where: Conditions, rule: HistoryViewRule, { timeZone }: HistoryReader): void {
  if (rule.leavesArchivedOut) where.always('not rx.archived');
  where
    .with('rx.authorizing_vet_id = ?', rule.vetId)
    .with('rx.listed_at >= ?', rule.issuedOn && startOfDayInstant(rule.issuedOn, timeZone))
    .with('rx.listed_at <= ?', rule.issuedOn && endOfDayInstant(rule.issuedOn, timeZone))
    .with('rx.expires_on >= ?', rule.expires?.from)
    .with('rx.expires_on <= ?', rule.expires?.to);
}
