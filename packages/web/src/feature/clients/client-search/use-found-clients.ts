import { activeFilterOf, searchByWords } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { GetSameClientCandidatesDocument, LocationClientSearchDocument } from '@signa/core/contract/typed';
import { useMemo } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import { useOperation } from '../../../client/query/use-operation';

export type FoundClient = Operations['LocationClientSearch']['data']['locationClientSearch']['data'][number];

interface ClientQuestion {
  /** Empty for all clients. */
  readonly filter: string;
  readonly onlyActive: boolean;
  readonly take: number;
  readonly skip: number;
  /** Pauses the query while false. */
  readonly isAsked?: boolean;
  /** True if close matches are queried when no client matches the whole search. */
  readonly asksClose?: boolean;
}

/**
 * The clients of the location by name, phone, email, or patient, with the text that matched. If no client matches the
 * whole search, returns close matches instead (C-305).
 */
export function useFoundClients({ filter, onlyActive, take, skip, isAsked = true, asksClose = true }: ClientQuestion) {
  const { location, mayUse } = usePractice();
  const asked = (text: string) => ({
    locationId: location.id,
    filter: text || undefined,
    activeFilterType: activeFilterOf(onlyActive),
    take,
    skip,
  });
  const whole = useOperation(LocationClientSearchDocument, asked(filter), { keepOld: true, enabled: isAsked });
  // In 'Devon Moose', the first word matches the client's name and the second a patient's.
  const words = !whole.old && whole.data?.locationClientSearch.count === 0 ? searchByWords(filter) : null;
  const byWords = useOperation(LocationClientSearchDocument, asked(words ?? ''), {
    enabled: isAsked && words !== null,
  });
  const read = words === null ? whole : byWords;
  const isNobody = isAsked && filter !== '' && !read.old && read.data?.locationClientSearch.count === 0;
  const isCloseSearched = isNobody && asksClose && mayUse('GetSameClientCandidates');
  const close = useOperation(
    GetSameClientCandidatesDocument,
    { locationId: location.id, client: { search: filter } },
    { enabled: isCloseSearched },
  );
  const candidates = isCloseSearched ? close.data?.sameClientCandidates : undefined;
  const meant = useMemo(() => (candidates?.length ? closeOf(candidates) : null), [candidates]);
  const isAsking = isCloseSearched && close.loading;
  return {
    /** The text that the clients shown match: the whole search, or each of its words. */
    foundBy: words ?? filter,
    found: isAsking ? null : (meant?.page ?? read.data?.locationClientSearch ?? null),
    /** Reasons why each client shown is a close match, by ID; `null` if all match the whole search. */
    close: meant?.reasons ?? null,
    isLoading: read.loading || isAsking,
    isOld: read.old,
    failure: read.failure?.message ?? null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}

type Candidates = Operations['GetSameClientCandidates']['data']['sameClientCandidates'];
export type CloseReasons = ReadonlyMap<string, Candidates[number]['reasons']>;

function closeOf(candidates: Candidates) {
  const reasons: CloseReasons = new Map(candidates.map((one) => [one.locationClient.id, one.reasons]));
  const data = candidates.map(({ locationClient }) => locationClient);
  return { page: { data, count: data.length }, reasons };
}
