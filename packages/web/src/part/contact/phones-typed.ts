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

/** The phones of a form, and the row in which one of them is typed. */
export interface PhonesTyped {
  readonly phones: readonly ListedPhone[];
  readonly open: OpenPhone | null;
}

export interface OpenPhone {
  /** The entry that is edited; `null` for one that is added. */
  readonly at: number | null;
  readonly typed: PhoneForm;
}

export const newPhone = (owner: ContactOwner): OpenPhone => ({
  at: null,
  typed: { phoneTypeId: defaultPhoneType(owner).id, phoneNumber: '' },
});

/** The row of a phone that is there, as it is typed. */
export function editPhone(phone: ListedPhone, at: number): OpenPhone {
  return { at, typed: { ...phone, phoneNumber: maskPhone(phone.phoneNumber) } };
}

/** A form that opens: a number that is only begun is in the open row, and without a phone the first one is typed there. */
export function phonesTyped(owner: ContactOwner, phones: readonly ListedPhone[]): PhonesTyped {
  const begun = phones.find(({ uuid, phoneNumber }) => !uuid && !isValidPhone(phoneNumber));
  if (begun) return { phones: phones.filter((phone) => phone !== begun), open: { at: null, typed: begun } };
  return { phones, open: phones.length > 0 ? null : newPhone(owner) };
}

/** Whether the open row holds nothing yet. */
const isUnused = ({ at, typed }: OpenPhone) => at === null && isBlankPhone(typed);

/** More phones behind those that are there; a row in which nothing is typed yet is no longer asked for. */
export function withPhones({ phones, open }: PhonesTyped, more: readonly PhoneForm[]): PhonesTyped {
  if (more.length === 0) return { phones, open };
  return { phones: [...phones, ...more], open: open && isUnused(open) ? null : open };
}

/** The phones with what stands in the open row: who saves the form means that too (C-203). */
export function allPhones(owner: ContactOwner, { phones, open }: PhonesTyped): readonly ListedPhone[] {
  return !open || isUnused(open) ? phones : phonesWith(owner, phones, open.typed, open.at);
}

/** The place of the open row among all phones. */
export const placeOfOpen = ({ phones, open }: PhonesTyped): number => open?.at ?? phones.length;

/** What is wrong with the open row that the list does not know: a number that was there and is taken out of its row. */
export function openPhoneIssues({ phones, open }: PhonesTyped, path: string): Issue[] {
  if (!open || open.at === null || !isBlankPhone(open.typed)) return [];
  const issue = phoneIssue('', `${path}.${placeOfOpen({ phones, open })}.phoneNumber`);
  return issue ? [issue] : [];
}
