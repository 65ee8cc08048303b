import {
  checkLastDays,
  type DelegateChoice,
  delegationChanges,
  delegationEffect,
  type StoredDelegation,
} from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { useState } from 'react';

const choiceOf = ({ delegatedLocationUserId, lastDay }: StoredDelegation): DelegateChoice => ({
  delegatedLocationUserId,
  lastDay,
});

/** The delegates that a vet chose, each with a last day, compared with what is stored. */
export function useDelegationForm(first: readonly StoredDelegation[], today: PlainDate) {
  const [{ stored, chosen }, setState] = useState(() => ({ stored: first, chosen: first.map(choiceOf) }));
  const [wasSent, setWasSent] = useState(false);
  const changes = delegationChanges(stored, chosen);
  const issues = checkLastDays(changes.added, today);
  const wrongOf = (id: string): string | null => {
    const at = changes.added.findIndex(({ delegatedLocationUserId }) => delegatedLocationUserId === id);
    return issues.find(({ path }) => path === `delegations.${at}.lastDay`)?.message ?? null;
  };
  const choose = (next: (chosen: readonly DelegateChoice[]) => readonly DelegateChoice[]) =>
    setState((now) => ({ ...now, chosen: [...next(now.chosen)] }));
  return {
    stored,
    chosen,
    changes,
    effect: delegationEffect(stored, changes),
    issues,
    /** The error in a delegate's end date, once a save was attempted. */
    errorOf: (id: string) => (wasSent ? wrongOf(id) : null),
    send: () => setWasSent(true),
    isDirty: changes.added.length + changes.removed.length > 0,
    add: (ids: readonly string[]) =>
      choose((now) => [
        ...now,
        ...ids.map((id) => returning(stored, id) ?? { delegatedLocationUserId: id, lastDay: null }),
      ]),
    remove: (ids: readonly string[]) =>
      choose((now) => now.filter(({ delegatedLocationUserId }) => !ids.includes(delegatedLocationUserId))),
    end: (id: string, lastDay: PlainDate | null) =>
      choose((now) => now.map((one) => (one.delegatedLocationUserId === id ? { ...one, lastDay } : one))),
    /** Replaces the stored state and keeps the user's choices. */
    rebase: (now: readonly StoredDelegation[]) => setState(({ chosen: kept }) => ({ stored: now, chosen: kept })),
  } as const;
}

/** A delegate who is removed and added again gets the stored values back. */
function returning(stored: readonly StoredDelegation[], id: string): DelegateChoice | null {
  const known = stored.find(({ delegatedLocationUserId }) => delegatedLocationUserId === id);
  return known ? choiceOf(known) : null;
}
