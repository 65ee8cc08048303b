import type { ContactOwner, Issue } from '@signa/core/base';
import { carriedOver } from '@signa/core/practice';
import { useState } from 'react';
import type { ListedAddress } from '../../../part/contact/address-list';
import { allPhones, openPhoneIssues, phonesTyped } from '../../../part/contact/phones-typed';
import type { ListedPhone, PhonesTyped } from '../../../part/contact/phones-typed';
import { useShownIssues } from '../../../part/field/use-shown-issues';

/** The differences between the forms of an organization and a location. */
interface PlaceFormOptions<F extends object> {
  readonly owner: ContactOwner & ('location' | 'organization');
  /** The initial values. */
  readonly initial: F;
  /** The stored version that a save replaces. */
  readonly version: number | null;
  readonly check: (form: F, start: F) => readonly Issue[];
  /** The changes that saving would send; empty if nothing changed. */
  readonly changeOf: (start: F, form: F) => object;
}

/**
 * The typed organization or location and its visible issues. A phone in an open, unsaved row counts as typed. If
 * another user saved first, the form continues with the latest stored values.
 */
export function usePlaceForm<F extends object>({ owner, initial, version, check, changeOf }: PlaceFormOptions<F>) {
  const paths = { phones: `${owner}Phones`, addresses: `${owner}Addresses` } as const;
  const phonesOf = (form: F) => phonesIn(form, paths.phones);
  const [typed, setTyped] = useState(() => ({
    start: initial,
    version,
    form: initial,
    phones: phonesTyped(owner, phonesOf(initial)),
  }));
  const { start, form, phones } = typed;
  const whole: F = { ...form, [paths.phones]: allPhones(owner, phones) };
  const issues = [...check(whole, start), ...openPhoneIssues(phones, paths.phones)];
  const shown = useShownIssues(issues);
  const change = (next: Partial<F>) => {
    setTyped((now) => ({ ...now, form: { ...now.form, ...next } }));
    shown.change();
  };
  return {
    ...shown,
    owner,
    paths,
    start,
    version: typed.version,
    form,
    whole,
    phones,
    addresses: addressesIn(form, paths.addresses),
    issues,
    isDirty: Object.keys(changeOf(start, whole)).length > 0,
    change,
    changeAddresses: (next: readonly ListedAddress[]) => change({ [paths.addresses]: next } as unknown as Partial<F>),
    changePhones: (next: PhonesTyped) => {
      setTyped((now) => ({ ...now, phones: next }));
      shown.change();
    },
    /** Merges another user's changes into the form and keeps what was typed. */
    carryOver: (stored: F, storedVersion: number) => {
      const carried = carriedOver(start, whole, stored);
      setTyped({
        start: stored,
        version: storedVersion,
        form: carried.form,
        phones: phonesTyped(owner, phonesOf(carried.form)),
      });
      return carried;
    },
  } as const;
}

const phonesIn = (form: object, path: string) => (form as Record<string, readonly ListedPhone[]>)[path] ?? [];
const addressesIn = (form: object, path: string) => (form as Record<string, readonly ListedAddress[]>)[path] ?? [];

/** The form state that the fields of either form read and change. */
export type PlaceForm<F extends object> = ReturnType<typeof usePlaceForm<F>>;
