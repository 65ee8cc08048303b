import { UpdateLocationUserDocument } from '@signa/core/contract/typed';
import { profileErrorNotice, profileUpdatedNotice } from '@signa/core/practice';
import { useState } from 'react';
import { isLastAuthorizer, useLastAuthorizer } from '../../feature/administration/access-effect/use-last-authorizer';
import { useMutation } from '../../platform/mutation/use-mutation';
import type { FoundPerson } from './use-people';

/** The switch of an assignment: saves immediately and reverts when the server refuses. */
export function useActiveSwitch(person: FoundPerson) {
  const { id, version, isActive, displayName } = person;
  // Shows the chosen value until the updated row arrives.
  const [chosen, setChosen] = useState<{ readonly of: number; readonly isActive: boolean } | null>(null);
  const update = useMutation(UpdateLocationUserDocument, {
    success: profileUpdatedNotice,
    error: (message, failure) => (isLastAuthorizer(failure) ? null : profileErrorNotice(message)),
    object: { text: displayName, link: null },
  });
  const last = useLastAuthorizer();
  const pending = chosen?.of === version ? chosen : null;
  return {
    checked: pending?.isActive ?? isActive,
    busy: pending !== null,
    question: last.question,
    change: async (next: boolean) => {
      if (pending) return;
      setChosen({ of: version, isActive: next });
      const answer = await last.save((accepted) => update.run({ id, input: { version, isActive: next, ...accepted } }));
      if (!answer.ok) setChosen(null);
    },
  } as const;
}
