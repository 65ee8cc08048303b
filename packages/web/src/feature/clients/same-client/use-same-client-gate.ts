import { type ClientForm, isSameClient, canIdentifyClient } from '@signa/core/clients';
import { GetSameClientCandidatesDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useCall } from '../../../client/query/use-call';
import { usePractice } from '../../../platform/practice/practice';
import { typedInForm } from './typed-client';
import type { SameClient } from './use-same-clients';
import type { SetAside } from './use-set-aside';

/** The clients that blocked creation, and the form values at that time. */
export interface BlockingClients {
  readonly typed: string;
  readonly candidates: readonly SameClient[];
}

/**
 * Blocks the creation of an existing client until 'Create anyway' is pressed. It checks the values as they are sent,
 * because Save may precede the response for the note beside the form.
 *
 * @see C-233
 */
export function useSameClientGate(setAside: SetAside) {
  const call = useCall();
  const { location, mayUse } = usePractice();
  const [blockedBy, setBlockedBy] = useState<BlockingClients | null>(null);
  const [isChecking, setChecking] = useState(false);

  /**
   * Checks whether the client can be created. A failed check blocks nothing, and the note reports the failure.
   *
   * @param aside - IDs that this press dismisses
   */
  const canCreate = async (form: ClientForm, aside: readonly string[]): Promise<boolean> => {
    const client = typedInForm(form);
    if (!mayUse('GetSameClientCandidates') || !canIdentifyClient(client)) return true;
    setChecking(true);
    const answer = await call(GetSameClientCandidatesDocument, { locationId: location.id, client });
    setChecking(false);
    if (!answer.ok) return true;
    const candidates = answer.data.sameClientCandidates;
    const isBlocked = candidates.some(
      ({ sameness, locationClient: { id } }) => isSameClient({ sameness }) && !setAside.has(id) && !aside.includes(id),
    );
    setBlockedBy(isBlocked ? { typed: JSON.stringify(client), candidates } : null);
    return !isBlocked;
  };
  return { blockedBy, isChecking, canCreate } as const;
}
