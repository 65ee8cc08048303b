import { type ClientForm, leadsToSomebody } from '@signa/core/clients';
import { GetSameClientCandidatesDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useCall } from '../../client/query/use-call';
import { usePractice } from '../../platform/practice/practice';
import { typedInForm } from './typed-client';
import type { SameClient } from './use-same-clients';
import type { SetAside } from './use-set-aside';

/** Who kept a client from being created, and what was typed then. */
export interface HeldClients {
  readonly typed: string;
  readonly candidates: readonly SameClient[];
}

/**
 * Holds the creation of a client who is here already until 'Create anyway' is pressed. What is typed is checked as it is
 * sent, for Save may come before the note beside the form has its answer.
 *
 * @see C-233
 */
export function useSameClientGate(setAside: SetAside) {
  const call = useCall();
  const { location, mayUse } = usePractice();
  const [held, setHeld] = useState<HeldClients | null>(null);
  const [isChecking, setChecking] = useState(false);

  /**
   * Whether the client can be created. A check that fails holds nobody, and the note says that it failed.
   *
   * @param aside - ids that are set aside with this very press
   */
  const lets = async (form: ClientForm, aside: readonly string[]): Promise<boolean> => {
    const client = typedInForm(form);
    if (!mayUse('GetSameClientCandidates') || !leadsToSomebody(client)) return true;
    setChecking(true);
    const answer = await call(GetSameClientCandidatesDocument, { locationId: location.id, client });
    setChecking(false);
    if (!answer.ok) return true;
    const candidates = answer.data.sameClientCandidates;
    const isHeld = candidates.some(
      ({ sameness, locationClient: { id } }) => sameness === 'sameClient' && !setAside.has(id) && !aside.includes(id),
    );
    setHeld(isHeld ? { typed: JSON.stringify(client), candidates } : null);
    return !isHeld;
  };
  return { held, isChecking, lets } as const;
}
