import { clientName, closeMatchWord } from '@signa/core/clients';
import { phoneCell, trimmed } from '@signa/core/base';
import { useState } from 'react';
import { useDebounced } from '../../../part/list/use-debounced';
import { PatientNames } from '../client-search/patient-names';
import { useFoundClients } from '../client-search/use-found-clients';
import type { OtherSearch } from './other-record';

/** Maximum number of results; users narrow a longer list by typing more. */
const shown = 20;

/** Clients that match the typed text, except the one to keep. */
export function useOtherClient(keptId: string, first: string): OtherSearch {
  const [typed, type] = useState(first);
  const { rested } = useDebounced(typed);
  const { found, close, ...read } = useFoundClients({
    filter: trimmed(rested),
    onlyActive: false,
    take: shown,
    skip: 0,
  });
  const choices =
    found?.data
      .filter(({ id }) => id !== keptId)
      .map((client) => ({
        id: client.id,
        name: clientName(client),
        parts: [
          close && closeMatchWord,
          client.email,
          phoneCell(client.phones).primary,
          <PatientNames key="patients" client={client} search="" />,
          client.isActive ? null : 'Not active',
        ],
      })) ?? null;
  return { typed, type, choices, ...read };
}
