import type { Instant } from '@signa/core/base';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../../platform/services/services';
import { usePractice } from '../../../../platform/practice/practice';
import { rereadForm } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import { keepUnsent, deleteOwn, deleteFound, pruneUnsent, setAsideOwn, unsentWorks, watchPage } from './unsent-work';
import type { FoundWork, UnsentWork, WorkKey } from './unsent-work';

const essence = ({ form, typed, notification }: FormState) => JSON.stringify({ form, typed, notification });

/** The key of the item that the user works on here. */
function useWorkKey(subject: string): WorkKey {
  const { assignment, location } = usePractice();
  return useMemo(
    () => ({ locationUserId: assignment.id, locationId: location.id, subject }),
    [assignment.id, location.id, subject],
  );
}

/**
 * Restores values that were typed into a form and never sent. They are offered instead if another user saved the
 * version that they are based on, or if they were typed in another tab.
 *
 * @param basis - the version of the item that the form was filled from
 */
export function useUnsentForm(subject: string, basis: string, fresh: FormState) {
  const { clock } = useServices();
  const key = useWorkKey(subject);
  const [opened] = useState(() => {
    pruneUnsent(key, clock.now());
    const found = unsentWorks<FormState>(key)[0];
    const from = found?.basis === basis ? found : null;
    // Work that isn't restored must not be overwritten by what is typed next.
    if (!from) setAsideOwn(key);
    return { from, others: unsentWorks<FormState>(key).filter((work) => work.page !== from?.page) };
  });
  const { from } = opened;
  const [isBack, setBack] = useState(from !== null);
  const [offers, setOffers] = useState<readonly FoundWork<FormState>[]>(opened.others);
  const without = (gone: FoundWork<FormState>) => setOffers((all) => all.filter((each) => each !== gone));
  return {
    key,
    basis,
    /** The initial state of the form. */
    start: from ? rereadForm(from.typed) : fresh,
    /** The work that the form was restored from, and that it now replaces. */
    from,
    restored: isBack ? from : null,
    /** Based on an older version, or typed in another tab. */
    offers,
    /** The user rejected the restored work. */
    settle: () => setBack(false),
    /** The user rejected an offer. */
    discard: (offer: FoundWork<FormState>) => {
      deleteFound(key, offer);
      without(offer);
    },
    /** Swaps an offer with what is typed now, which becomes an offer. */
    swap: (offer: FoundWork<FormState>) => {
      const aside = setAsideOwn<FormState>(key);
      deleteFound(key, offer);
      without(offer);
      if (aside) setOffers((all) => [aside, ...all]);
      setBack(false);
    },
  };
}

export type Unsent = ReturnType<typeof useUnsentForm>;

/**
 * Stores what is typed while it differs from the initial form, and returns whether it does; deletes it once it no
 * longer differs.
 */
export function useKeepUnsent(
  { key, basis, from }: Unsent,
  fresh: FormState,
  state: FormState,
  isSent: boolean,
): boolean {
  const { clock } = useServices();
  const isChanged = essence(state) !== essence(fresh);
  useEffect(watchPage, []);
  useEffect(() => {
    if (isSent) return;
    if (isChanged) keepUnsent<FormState>(key, { typed: state, basis, at: clock.now() }, from);
    else deleteOwn(key, from);
  }, [isChanged, isSent, state, key, basis, from, clock]);
  return isChanged;
}

/** Typed values rebased onto the version that another user saved; saving them replaces that version. */
export interface NewerBasis {
  readonly basis: string;
  /** The version of the draft that is replaced; `null` if there is none. */
  readonly version: number | null;
}

/** Rebases typed values onto a newer version of the item. */
export function carryOver(key: WorkKey, typed: FormState, { basis, version }: NewerBasis, at: Instant): void {
  const work: UnsentWork<FormState> = { typed: { ...typed, form: { ...typed.form, version } }, basis, at };
  keepUnsent(key, work);
}
