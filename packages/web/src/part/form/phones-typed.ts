import {
  type ContactOwner,
  defaultPhoneType,
  isBlankPhone,
  type Issue,
  isValidPhone,
  type ListEntry,
  maskPhone,
  type PhoneForm,
  phoneIssue,
  phonesWith,
} from '@signa/core/base';

export type ListedPhone = PhoneForm & ListEntry;

/** The phones of a form and the row that is being edited. */
export interface PhonesTyped {
  readonly phones: readonly ListedPhone[];
  readonly open: OpenPhone | null;
}

export interface OpenPhone {
  /** The edited entry; `null` for a new one. */
  readonly at: number | null;
  readonly typed: PhoneForm;
}

export const newPhone = (owner: ContactOwner): OpenPhone => ({
  at: null,
  typed: { phoneTypeId: defaultPhoneType(owner).id, phoneNumber: '' },
});

/** The initial values for editing an existing phone. */
export function editPhone(phone: ListedPhone, at: number): OpenPhone {
  return { at, typed: { ...phone, phoneNumber: maskPhone(phone.phoneNumber) } };
}

/**
 * Initial state of a form: a stored but incomplete number opens for editing, and a form without phones starts with an
 * empty row.
 */
export function phonesTyped(owner: ContactOwner, phones: readonly ListedPhone[]): PhonesTyped {
  const begun = phones.find(({ uuid, phoneNumber }) => !uuid && !isValidPhone(phoneNumber));
  if (begun) return { phones: phones.filter((phone) => phone !== begun), open: { at: null, typed: begun } };
  return { phones, open: phones.length > 0 ? null : newPhone(owner) };
}

/** Whether the open row is empty. */
const isUnused = ({ at, typed }: OpenPhone) => at === null && isBlankPhone(typed);

/** Appends phones; an empty open row is no longer needed. */
export function withPhones({ phones, open }: PhonesTyped, more: readonly PhoneForm[]): PhonesTyped {
  if (more.length === 0) return { phones, open };
  return { phones: [...phones, ...more], open: open && isUnused(open) ? null : open };
}

/** The phones including the open row, because saving the form includes it (C-203). */
export function allPhones(owner: ContactOwner, { phones, open }: PhonesTyped): readonly ListedPhone[] {
  return !open || isUnused(open) ? phones : phonesWith(owner, phones, open.typed, open.at);
}

/** Index of the open row among all phones. */
export const placeOfOpen = ({ phones, open }: PhonesTyped): number => open?.at ?? phones.length;

/** Error of the open row that the list does not detect: the number of an existing phone was deleted. */
export function openPhoneIssues({ phones, open }: PhonesTyped, path: string): Issue[] {
  if (!open || open.at === null || !isBlankPhone(open.typed)) return [];
  const issue = phoneIssue('', `${path}.${placeOfOpen({ phones, open })}.phoneNumber`);
  return issue ? [issue] : [];
}
