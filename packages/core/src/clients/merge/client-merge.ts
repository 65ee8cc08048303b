import { formatPhone, addressLine } from '../../base/contact/index.js';
import { formatDate, type PlainDate } from '../../base/time/index.js';
import type { ClientForm } from '../client/index.js';
import { joinedAddresses, joinedPhones, type MergedAddress, type MergedPhone } from './contact-join.js';
import { chosenField, joinedField, type MergeAnswer, shownField } from './field-choice.js';
import { type MergedRecord, type MergePlan, mergeRefusals, planOf } from './merge-plan.js';
import { recordChanges, type RecordBelongings } from './record-changes.js';
import { mergedLinks, type PimsRecordLink } from './record-link.js';

/** The fields of a client that a merge needs (C-194). */
export interface MergedClient extends MergedRecord, PimsRecordLink {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly birthdate: PlainDate | null;
  readonly drivingLicense: string | null;
  readonly phones: readonly MergedPhone[];
  readonly addresses: readonly MergedAddress[];
}

/** Two clients of one location with their related rows. */
export interface ClientMerge extends RecordBelongings {
  readonly kept: MergedClient;
  readonly other: MergedClient;
}

type ListField = 'locationClientPhones' | 'locationClientAddress';
/** A merge decides every text of the form; one that is missing here would be lost with the other record. */
type TextField = Exclude<keyof ClientForm, 'isActive' | 'pimsId' | ListField> | 'drivingLicense';

const mergedTexts: Readonly<Record<TextField, true>> = {
  firstName: true,
  lastName: true,
  email: true,
  drivingLicense: true,
};
const texts = Object.keys(mergedTexts) as TextField[];

/**
 * Plans a merge of two clients.
 *
 * @param answers - the choices for its conflicts; those for other fields are ignored
 * @see C-245 to C-248, C-276
 */
export function planClientMerge(merge: ClientMerge, answers: readonly MergeAnswer[]): MergePlan {
  const { kept, other } = merge;
  const reasons = mergeRefusals('client', kept, other);
  if (reasons.length > 0) return { outcome: 'refused', reasons };
  const chosen = texts.map((field) =>
    chosenField(field, { kept: kept[field], other: other[field], text: (value) => value, answers }),
  );
  const birthdate = chosenField('birthdate', {
    ...{ kept: kept.birthdate, other: other.birthdate, answers },
    text: (value) => value && formatDate(value),
  });
  const record = mergedLinks(kept, other, answers);
  const phones = joinedPhones(kept.phones, other.phones);
  const addresses = joinedAddresses(kept.addresses, other.addresses);
  const fields = [
    ...chosen.map(shownField),
    shownField(birthdate),
    joinedField('phones', active(kept.phones), active(other.phones), ({ phoneNumber }) => formatPhone(phoneNumber)),
    joinedField('addresses', active(kept.addresses), active(other.addresses), addressLine),
    shownField(record.field),
  ];
  const values = {
    ...Object.fromEntries(chosen.map(({ field, value }) => [field, value])),
    birthdate: birthdate.value,
  };
  const isActive = kept.isActive || other.isActive;
  return planOf(fields, () =>
    recordChanges('client', merge, { values: { ...values, phones, addresses, isActive }, record }),
  );
}

const active = <E extends { readonly isActive: boolean }>(entries: readonly E[]): E[] =>
  entries.filter(({ isActive }) => isActive);
