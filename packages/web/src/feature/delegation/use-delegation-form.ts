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

/** Whom a vet has chosen as delegates, and through which day, beside what is stored. */
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
    /** What is wrong with the end of a delegate, once it was tried to be saved. */
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
    /** What is stored by now; what was chosen stays chosen. */
    rebase: (now: readonly StoredDelegation[]) => setState(({ chosen: kept }) => ({ stored: now, chosen: kept })),
  } as const;
}

/** Who is removed and added again comes back as before. */
function returning(stored: readonly StoredDelegation[], id: string): DelegateChoice | null {
  const known = stored.find(({ delegatedLocationUserId }) => delegatedLocationUserId === id);
  return known ? choiceOf(known) : null;
}
