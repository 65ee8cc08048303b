import { type ClientSearchFields, linkSearchOf, noPairs, type Pairs, pairsWith } from '@signa/core/clients';
import type { PimsAccount } from '@signa/core/practice';
import { useState } from 'react';
import { usePimsMatches } from '../add-client/use-pims-matches';
import { useDebounced } from '../../../part/list/use-debounced';
import type { Caretaker, LinkedClient } from './link-types';

/** The PIMS client to link to, and the pairs of patients; empty until the user chooses (C-113). */
export function useLinkPanel(client: LinkedClient, account: PimsAccount) {
  const [fields, setFields] = useState<ClientSearchFields>(() => linkSearchOf(client));
  const { rested, restNow } = useDebounced(fields);
  const matches = usePimsMatches(account, fields, rested);
  const [chosen, setChosen] = useState<Caretaker | null>(null);
  const [pairs, setPairs] = useState(noPairs);
  return {
    fields,
    change: (change: Partial<ClientSearchFields>) => setFields({ ...fields, ...change }),
    restNow,
    matches,
    chosen,
    /** Another client has other patients, so this clears the pairs. */
    choose: (caretaker: Caretaker | null) => {
      setChosen(caretaker);
      setPairs(noPairs);
    },
    pairs,
    pair: (patientId: string, theirId: string | null) => setPairs(pairsWith(pairs, patientId, theirId)),
    /** Adds several pairs and keeps the existing ones (C-300). */
    pairAll: (more: Pairs) => setPairs(new Map([...pairs, ...more])),
  } as const;
}
export type LinkWork = ReturnType<typeof useLinkPanel>;
