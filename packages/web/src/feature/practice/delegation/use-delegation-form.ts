import {
  checkLastDays,
  type DelegateChoice,
  delegationChanges,
  delegationEffect,
  type StoredDelegation,
} from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { useState } from 'react';
import { useForm } from '../../../part/form/use-form';

const choiceOf = ({ delegatedLocationUserId, lastDay }: StoredDelegation): DelegateChoice => ({
  delegatedLocationUserId,
  lastDay,
});

interface ChosenDelegates {
  readonly delegations: readonly DelegateChoice[];
}

/** The delegates that a vet chose, each with a last day, compared with what is stored. */
export function useDelegationForm(first: readonly StoredDelegation[], today: PlainDate) {
  const [stored, setStored] = useState(first);
  const changesOf = ({ delegations }: ChosenDelegates) => delegationChanges(stored, delegations);
  const form = useForm<ChosenDelegates>({
    initial: () => ({ delegations: first.map(choiceOf) }),
    check: (values) => checkLastDays(changesOf(values).added, today),
  });
  const chosen = form.values.delegations;
  const changes = changesOf(form.values);
  const choose = (delegations: readonly DelegateChoice[]) => form.change({ delegations });
  return {
    stored,
    chosen,
    changes,
    issues: form.issues,
    validate: form.validate,
    effect: delegationEffect(stored, changes),
    /** The error in a delegate's end date, once a save was attempted. */
    errorOf: (id: string) => {
      const at = changes.added.findIndex(({ delegatedLocationUserId }) => delegatedLocationUserId === id);
      return form.errorAt(`delegations.${at}.lastDay`);
    },
    isDirty: changes.added.length + changes.removed.length > 0,
    add: (ids: readonly string[]) =>
      choose([...chosen, ...ids.map((id) => returning(stored, id) ?? { delegatedLocationUserId: id, lastDay: null })]),
    remove: (ids: readonly string[]) =>
      choose(chosen.filter(({ delegatedLocationUserId }) => !ids.includes(delegatedLocationUserId))),
    end: (id: string, lastDay: PlainDate | null) =>
      choose(chosen.map((one) => (one.delegatedLocationUserId === id ? { ...one, lastDay } : one))),
    /** Replaces the stored state and keeps the user's choices. */
    rebase: setStored,
  } as const;
}

/** A delegate who is removed and added again gets the stored values back. */
function returning(stored: readonly StoredDelegation[], id: string): DelegateChoice | null {
  const known = stored.find(({ delegatedLocationUserId }) => delegatedLocationUserId === id);
  return known ? choiceOf(known) : null;
}
