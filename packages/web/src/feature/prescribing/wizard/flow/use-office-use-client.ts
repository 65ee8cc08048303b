import type { CallFailure, Operations } from '@signa/core/contract';
import { AddOfficeUseClientDocument, GetOfficeUseClientDocument } from '@signa/core/contract/typed';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { useOperation } from '../../../../client/query/use-operation';

export type OfficeClient = NonNullable<Operations['GetOfficeUseClient']['data']['officeUseClient']>;

interface OfficeClientRead {
  /** `null` while it is loaded or added. */
  readonly client: OfficeClient | null;
  readonly failure: CallFailure | null;
  readonly refreshing: boolean;
  readonly again: () => void;
}

/** The office-use client of the location, which is added once if it doesn't exist yet. */
export function useOfficeUseClient({ enabled = true } = {}): OfficeClientRead {
  const { location } = usePractice();
  const place = { locationId: location.id };
  const read = useOperation(GetOfficeUseClientDocument, place, { enabled });
  const { run, busy } = useMutation(AddOfficeUseClientDocument);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isAsked = useRef(false);
  const isMissing = enabled && read.data?.officeUseClient === null;

  const add = async () => {
    setFailure(null);
    const answer = await run(place);
    if (!answer.ok) setFailure(answer.failure);
  };
  const addOnce = useEffectEvent(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void add();
  });
  useEffect(() => {
    if (isMissing) addOnce();
  }, [isMissing]);

  return {
    client: read.data?.officeUseClient ?? null,
    failure: failure ?? read.failure,
    refreshing: busy || read.refreshing,
    again: () => (failure ? void add() : read.again()),
  };
}
