import { activeFilterOf, searchByWords } from '@signa/core/client';
import type { Operations } from '@signa/core/operation';
import { LocationClientSearchDocument } from '@signa/core/operation/typed';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';

export type FoundClient = Operations['LocationClientSearch']['data']['locationClientSearch']['data'][number];

export interface ClientQuestion {
  /** Empty for all clients. */
  readonly filter: string;
  readonly onlyActive: boolean;
  readonly take: number;
  readonly skip: number;
  /** Nothing is asked while false. */
  readonly isAsked?: boolean;
}

/** The clients of the location by name, phone, e-mail or patient, with what found them. */
export function useFoundClients({ filter, onlyActive, take, skip, isAsked = true }: ClientQuestion) {
  const { location } = usePractice();
  const asked = (text: string) => ({
    locationId: location.id,
    filter: text || undefined,
    activeFilterType: activeFilterOf(onlyActive),
    take,
    skip,
  });
  const whole = useOperation(LocationClientSearchDocument, asked(filter), { keepOld: true, enabled: isAsked });
  // 'Devon Moose' is in no name: the first word is in that of the client, the second in that of a patient.
  const words = !whole.old && whole.data?.locationClientSearch.count === 0 ? searchByWords(filter) : null;
  const byWords = useOperation(LocationClientSearchDocument, asked(words ?? ''), {
    enabled: isAsked && words !== null,
  });
  const read = words === null ? whole : byWords;
  return {
    /** What found the clients that show: the text as a whole, or each of its words. */
    foundBy: words ?? filter,
    found: read.data?.locationClientSearch ?? null,
    isLoading: read.loading,
    isOld: read.old,
    failure: read.failure?.message ?? null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
