import { mayCall, type OverrideForm } from '@signa/core/administration';
import { errorNotice, type Issue, type Notice } from '@signa/core/base';
import { SetWarningOverrideDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useMutation } from '../../platform/mutation/use-mutation';
import { type PracticeLocation, usePractice } from '../../platform/practice/practice';

interface SetOverride {
  /** The user's other locations of the same organization whose warnings they can change. */
  readonly others: readonly PracticeLocation[];
  readonly busy: boolean;
  /** Changes the warning here and at the others; resolves to the issues of the first refusal, or `null`. */
  readonly save: (form: OverrideForm, others: readonly PracticeLocation[]) => Promise<readonly Issue[] | null>;
}

/** Saves the change of a warning, one location after the other, each with its own audit entry (P-420). */
export function useSetOverride(fail: (notice: Notice) => null): SetOverride {
  const { location, assignments, caller } = usePractice();
  const [busy, setBusy] = useState(false);
  const act = useMutation(SetWarningOverrideDocument);
  const others = assignments.flatMap(({ location: other }) => {
    if (!other || other.id === location.id || other.organizationId !== location.organizationId) return [];
    if (other.organizationId === null) return [];
    return mayCall({ operation: 'SetWarningOverride', caller, locationIds: [other.id] }).allowed ? [other] : [];
  });
  const save: SetOverride['save'] = async ({ rowId, grade, reason, lastDay }, also) => {
    setBusy(true);
    const input = { rowId, grade, reason, lastDay };
    for (const place of [location, ...also]) {
      const answer = await act.run({ locationId: place.id, input });
      if (answer.ok) continue;
      fail(errorNotice(`We couldn't change the warning at ${place.name}`, answer.failure.message));
      setBusy(false);
      return answer.failure.issues.map((issue) => ({ ...issue, path: issue.path.replace(/^input\./, '') }));
    }
    setBusy(false);
    return null;
  };
  return { others, busy, save };
}
