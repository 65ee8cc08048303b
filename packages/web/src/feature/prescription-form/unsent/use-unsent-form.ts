import type { Instant } from '@signa/core/base';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../platform/services/services';
import { usePractice } from '../../../platform/practice/practice';
import { rereadForm } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import { keepUnsent, letGoOwn, letGoFound, pruneUnsent, setAsideOwn, unsentWorks, watchPage } from './unsent-work';
import type { FoundWork, UnsentWork, WorkKey } from './unsent-work';

const essence = ({ form, typed, notification }: FormState) => JSON.stringify({ form, typed, notification });

/** The key of what the person works on here. */
function useWorkKey(subject: string): WorkKey {
  const { assignment, location } = usePractice();
  return useMemo(
    () => ({ locationUserId: assignment.id, locationId: location.id, subject }),
    [assignment.id, location.id, subject],
  );
}

/**
 * What was typed into a form and never sent: brought back by itself, or offered when somebody saved what it was typed
 * over, or when it was typed in another tab beside what is brought back.
 *
 * @param basis - what is worked on, in the version that the form was filled from
 */
export function useUnsentForm(subject: string, basis: string, fresh: FormState) {
  const { clock } = useServices();
  const key = useWorkKey(subject);
  const [opened] = useState(() => {
    pruneUnsent(key, clock.now());
    const found = unsentWorks<FormState>(key)[0];
    const from = found?.basis === basis ? found : null;
    // What is not brought back must not be written over by what is typed next.
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
    /** The form to open with. */
    start: from ? rereadForm(from.typed) : fresh,
    /** What the form was opened with, and now stands for. */
    from,
    broughtBack: isBack ? from : null,
    /** Typed over an older version, or in another tab. */
    offers,
    /** The person does not want what was brought back. */
    settle: () => setBack(false),
    /** An offer is not wanted. */
    letGo: (offer: FoundWork<FormState>) => {
      letGoFound(key, offer);
      without(offer);
    },
    /** An offer takes the place of what is typed now, which is offered instead. */
    swap: (offer: FoundWork<FormState>) => {
      const aside = setAsideOwn<FormState>(key);
      letGoFound(key, offer);
      without(offer);
      if (aside) setOffers((all) => [aside, ...all]);
      setBack(false);
    },
  };
}

export type Unsent = ReturnType<typeof useUnsentForm>;

/** Writes down what is typed while it differs from the form as it was opened, and says so; lets go of it when it no longer does. */
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
    else letGoOwn(key, from);
  }, [isChanged, isSent, state, key, basis, from, clock]);
  return isChanged;
}

/** What was typed over becomes newer than what somebody else saved: saving it then replaces theirs. */
export interface NewerBasis {
  readonly basis: string;
  /** The version of the draft that is replaced; `null` when there is none. */
  readonly version: number | null;
}

/** Carries what was typed over to a newer version of what is worked on. */
export function carryOver(key: WorkKey, typed: FormState, { basis, version }: NewerBasis, at: Instant): void {
  const work: UnsentWork<FormState> = { typed: { ...typed, form: { ...typed.form, version } }, basis, at };
  keepUnsent(key, work);
}
