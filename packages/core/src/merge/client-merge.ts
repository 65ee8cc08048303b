import { formatPhone, addressLine } from '../contact/index.js';
import { joinedAddresses, joinedPhones, type MergedAddress, type MergedPhone } from './contact-join.js';
import { chosenField, joinedField, type MergeAnswer, shownField } from './field-choice.js';
import { changeOf, type MergedRecord, type MergePlan, mergeRefusals, planOf } from './merge-plan.js';
import { type MergedLink, movedLinks } from './moved-links.js';
import { movedPrescriptions, movedRequests, type MovedPrescription, type MovedRequest } from './moved-rows.js';
import { mergedLinks, type PimsRecordLink } from './record-link.js';
import type { RowChange } from './row-change.js';

/** A client as a merge reads it (C-194). */
export interface MergedClient extends MergedRecord, PimsRecordLink {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phones: readonly MergedPhone[];
  readonly addresses: readonly MergedAddress[];
}

/** Two clients of one location with what belongs to them. */
export interface ClientMerge {
  readonly kept: MergedClient;
  readonly other: MergedClient;
  /** Of both. */
  readonly links: readonly MergedLink[];
  /** Of the other. */
  readonly prescriptions: readonly MovedPrescription[];
  /** Of the other. */
  readonly requests: readonly MovedRequest[];
}

const texts = ['firstName', 'lastName', 'email'] as const;

/**
 * What a merge of two clients does.
 *
 * @param answers - to its conflicts; one to a field that is none is of no account
 * @see C-245 to C-248
 */
export function planClientMerge(merge: ClientMerge, answers: readonly MergeAnswer[]): MergePlan {
  const { kept, other } = merge;
  const reasons = mergeRefusals('client', kept, other);
  if (reasons.length > 0) return { outcome: 'refused', reasons };
  const chosen = texts.map((field) =>
    chosenField(field, { kept: kept[field], other: other[field], text: (value) => value, answers }),
  );
  const record = mergedLinks(kept, other, answers);
  const phones = joinedPhones(kept.phones, other.phones);
  const addresses = joinedAddresses(kept.addresses, other.addresses);
  const fields = [
    ...chosen.map(shownField),
    joinedField('phones', active(kept.phones), active(other.phones), ({ phoneNumber }) => formatPhone(phoneNumber)),
    joinedField('addresses', active(kept.addresses), active(other.addresses), addressLine),
    shownField(record.field),
  ];
  const values = Object.fromEntries(chosen.map(({ field, value }) => [field, value]));
  const isActive = kept.isActive || other.isActive;
  return planOf(fields, () => recordChanges(merge, { ...values, phones, addresses, isActive }, record));
}

/**
 * What follows, and then the two records, so that an undo begins with them: a merged record takes no row. The merged
 * record lets go of its PIMS record before the kept one takes it.
 */
function recordChanges(
  { kept, other, links, prescriptions, requests }: ClientMerge,
  values: Readonly<Record<string, unknown>>,
  record: ReturnType<typeof mergedLinks>,
): RowChange[] {
  const move = { field: 'clientId', keptId: kept.id, otherId: other.id } as const;
  const merged = { mergedIntoId: kept.id, isActive: false, ...record.other };
  return [
    ...movedLinks({ ...move, links }),
    ...movedPrescriptions(prescriptions, move),
    ...movedRequests(requests, move),
    ...changeOf('client', other, merged),
    ...changeOf('client', kept, { ...values, ...record.kept }),
    ...changeOf('client', { id: other.id, ...record.other }, record.otherAfterwards ?? {}),
  ];
}

const active = <E extends { readonly isActive: boolean }>(entries: readonly E[]): E[] =>
  entries.filter(({ isActive }) => isActive);
