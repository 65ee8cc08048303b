import type { Instant } from '@signa/core/time';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../app/services';
import { usePractice } from '../../../app/session/practice';
import { rereadForm } from '../form-state';
import type { FormState } from '../form-state';
import { forgetUnsent, keepUnsent, unsentWork } from './unsent-work';
import type { UnsentWork, WorkKey } from './unsent-work';

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
 * over.
 *
 * @param basis - what is worked on, in the version that the form was filled from
 */
export function useUnsentForm(subject: string, basis: string, fresh: FormState) {
  const key = useWorkKey(subject);
  const [found, setFound] = useState(() => unsentWork<FormState>(key));
  const fits = found?.basis === basis;
  return {
    key,
    basis,
    /** The form to open with. */
    start: fits ? rereadForm(found.typed) : fresh,
    broughtBack: fits ? found : null,
    /** Typed over an older version. */
    offered: fits ? null : found,
    settle: () => setFound(null),
  };
}

export type Unsent = ReturnType<typeof useUnsentForm>;

/** Writes down what is typed while it differs from the form as it was opened, and says so; forgets it when it no longer does. */
export function useKeepUnsent(
  { key, basis, offered }: Unsent,
  fresh: FormState,
  state: FormState,
  isSent: boolean,
): boolean {
  const { clock } = useServices();
  const isChanged = essence(state) !== essence(fresh);
  useEffect(() => {
    if (isSent) return;
    if (isChanged) keepUnsent<FormState>(key, { typed: state, basis, at: clock.now() });
    else if (!offered) forgetUnsent(key);
  }, [isChanged, isSent, state, key, basis, offered, clock]);
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
