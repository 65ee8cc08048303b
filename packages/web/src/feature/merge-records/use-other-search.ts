import { trimmed } from '@signa/core/text';
import { useState } from 'react';
import { useRested } from '../../part/list/use-rested';
import { useFoundClients } from '../client-search/use-found-clients';

/** As many as can be looked through; who is not among them is typed more exactly. */
const shown = 20;

/** The clients among whom the other record is chosen: found by what is typed, without the one that is kept. */
export function useOtherSearch(keptId: string, first: string) {
  const [typed, type] = useState(first);
  const { rested } = useRested(typed);
  const { found, failure, again, refreshing } = useFoundClients({
    filter: trimmed(rested),
    onlyActive: false,
    take: shown,
    skip: 0,
  });
  const clients = found?.data.filter(({ id }) => id !== keptId) ?? null;
  return { typed, type, clients, failure, again, refreshing } as const;
}

export type OtherSearch = ReturnType<typeof useOtherSearch>;
