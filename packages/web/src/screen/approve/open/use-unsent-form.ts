import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../app/services';
import { usePractice } from '../../../app/session/practice';
import { rereadForm } from '../../../part/prescription-form/form-state';
import type { FormState } from '../../../part/prescription-form/form-state';
import type { FullTask } from '../queue/rows';
import { basisOf } from './task-setting';
import { forgetUnsent, keepUnsent, unsentWork } from './unsent-work';
import type { UnsentWork, WorkKey } from './unsent-work';

const essence = ({ form, typed, notification }: FormState) => JSON.stringify({ form, typed, notification });

/** What was typed into a request and never sent: brought back by itself, or offered when the request changed since. */
export function useUnsentForm(task: FullTask, fresh: FormState) {
  const { assignment, location } = usePractice();
  const key = useMemo<WorkKey>(
    () => ({ locationUserId: assignment.id, locationId: location.id, taskId: task.id }),
    [assignment.id, location.id, task.id],
  );
  const basis = basisOf(task);
  const [found, setFound] = useState(() => unsentWork<FormState>(key));
  const fits = found?.basis === basis;
  return {
    key,
    basis,
    /** The form to open with. */
    start: fits ? rereadForm(found.typed) : fresh,
    broughtBack: fits ? found : null,
    /** Typed over an older version of the request. */
    offered: fits ? null : found,
    settle: () => setFound(null),
  };
}

export type Unsent = ReturnType<typeof useUnsentForm>;

/** Writes down what is typed while it differs from the form as it was opened; forgets it when it no longer does. */
export function useKeepUnsent({ key, basis, offered }: Unsent, fresh: FormState, state: FormState): void {
  const { clock } = useServices();
  const isChanged = essence(state) !== essence(fresh);
  useEffect(() => {
    if (isChanged) keepUnsent<FormState>(key, { typed: state, basis, at: clock.now() });
    else if (!offered) forgetUnsent(key);
  }, [isChanged, state, key, basis, offered, clock]);
}

/** Carries what was typed over to a newer version of the request: saving it then replaces what somebody else saved. */
export function carryOver(key: WorkKey, work: UnsentWork<FormState>, latest: FullTask): void {
  const version = latest.prescription?.version ?? null;
  keepUnsent<FormState>(key, {
    ...work,
    typed: { ...work.typed, form: { ...work.typed.form, version } },
    basis: basisOf(latest),
  });
}
