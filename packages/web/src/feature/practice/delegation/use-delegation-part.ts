import { delegationsErrorNotice, delegationsSavedNotice, type StoredDelegation } from '@signa/core/practice';
import type { Notice, PlainDate } from '@signa/core/base';
import {
  AddDelegatedUserDocument,
  DeleteDelegatedUserDocument,
  GetLocationUserDocument,
} from '@signa/core/contract/typed';
import { mayCall } from '@signa/core/administration';
import { useState } from 'react';
import { useCall } from '../../../client/query/use-call';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';
import { useDelegationForm } from './use-delegation-form';

/** A stored delegation with the delegate's display name. */
interface NamedDelegation extends StoredDelegation {
  readonly other: {
    readonly displayName: string;
    readonly isActive: boolean;
    readonly role: { readonly name: string };
  } | null;
}

/** The vet whose delegates are shown. */
export interface DelegatingVet {
  readonly id: string;
  readonly locationId: string;
  readonly displayName: string;
  readonly delegatedUsers: readonly NamedDelegation[];
}

interface DelegationPartOptions {
  readonly vet: DelegatingVet;
  /** Today at the location. */
  readonly today: PlainDate;
  /** Shows what wasn't saved, and why. */
  readonly fail: (notice: Notice) => null;
}

/**
 * The delegates of a vet as a section of a dialog: the form, who can change it, and how it is saved (A-075, A-076,
 *
 */
export function useDelegationPart({ vet, today, fail }: DelegationPartOptions) {
  const { caller } = usePractice();
  const call = useCall();
  const form = useDelegationForm(vet.delegatedUsers, today);
  const [isReadingAgain, setReadingAgain] = useState(false);
  const object = { text: vet.displayName, link: null };
  const error = (message: string) => fail(delegationsErrorNotice(message));
  // The last call reports success.
  const isRemovedLast = form.changes.added.length === 0;
  const removing = useMutation(DeleteDelegatedUserDocument, {
    error,
    object,
    ...(isRemovedLast && { success: delegationsSavedNotice }),
  });
  const adding = useMutation(AddDelegatedUserDocument, { error, object, success: delegationsSavedNotice });
  const facts = { vetIds: [vet.id] };
  const verdict = mayCall({ operation: 'AddDelegatedUser', caller, locationIds: [vet.locationId], facts });

  /** Reloads what is stored, so that a retry sends only what is still missing. */
  const readAgain = async () => {
    setReadingAgain(true);
    const answer = await call(GetLocationUserDocument, { id: vet.id });
    setReadingAgain(false);
    if (answer.ok && answer.data.locationUser) form.rebase(answer.data.locationUser.delegatedUsers);
  };
  const send = async ({ removed, added }: typeof form.changes): Promise<boolean> => {
    if (removed.length > 0 && !(await removing.run({ ids: [...removed] })).ok) return false;
    if (added.length === 0) return true;
    const delegations = added.map((one) => ({ locationUserId: vet.id, ...one }));
    return (await adding.run({ delegations })).ok;
  };
  return {
    form,
    today,
    /** The reason why the section is read-only, or null. */
    locked: verdict.allowed ? null : verdict.reason,
    isDirty: form.isDirty,
    busy: removing.busy || adding.busy || isReadingAgain,
    /** Resolves to false if the save failed; the form shows the error. */
    save: async (): Promise<boolean> => {
      if (!form.validate()) return false;
      if (!form.isDirty || (await send(form.changes))) return true;
      await readAgain();
      return false;
    },
  } as const;
}
export type DelegationPart = ReturnType<typeof useDelegationPart>;
