import { GetLocationClientByPimsIdDocument } from '@signa/core/contract/typed';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../../client/query/use-operation';
import { useCall } from '../../../client/query/use-call';
import { usePractice } from '../../../platform/practice/practice';
import type { FoundCaretaker } from './use-pims-matches';

export interface ChooseCaretaker {
  /** Called if a client here is already linked to this record; there is at most one (C-089). */
  readonly onKnown: (clientId: string) => void;
  readonly onNew: (caretaker: FoundCaretaker) => void;
}

/** Chooses a PIMS client. If that record is already linked, its client opens instead of being added again (C-032). */
export function useChooseCaretaker({ onKnown, onNew }: ChooseCaretaker) {
  const { location } = usePractice();
  const [call, cache] = [useCall(), useQueryClient()];
  /** The chosen record, and whether its lookup failed. */
  const [chosen, setChosen] = useState<{ readonly id: string; readonly failed: boolean } | null>(null);
  const choose = async (caretaker: FoundCaretaker) => {
    const { id, pimsAccountId } = caretaker;
    setChosen({ id, failed: false });
    const asked = { pimsAccountId, pimsId: id, locationId: location.id };
    try {
      const query = operationQuery(call, GetLocationClientByPimsIdDocument, asked);
      const { locationClientByPimsId: known } = await cache.query({ ...query, staleTime: 0 });
      setChosen(null);
      if (known) onKnown(known.id);
      else onNew(caretaker);
    } catch {
      // The client layer logs the failure like that of any read. A client must not be added twice because of it.
      setChosen({ id, failed: true });
    }
  };
  return {
    choose: (caretaker: FoundCaretaker) => {
      if (chosen === null || chosen.failed) void choose(caretaker);
    },
    busyWith: chosen && !chosen.failed ? chosen.id : null,
    failed: chosen?.failed === true,
  } as const;
}
