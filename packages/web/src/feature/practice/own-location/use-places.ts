import { maxListLength } from '@signa/core/base';
import { type CallFailure, type Operations } from '@signa/core/contract';
import { OwnLocationsDocument } from '@signa/core/contract/typed';
import { useMemo } from 'react';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';

type OwnPlace = Operations['OwnLocations']['data']['ownLocations']['data'][number];
/** The displayed fields of a user's location. */
export type Place = OwnPlace['location'];

export interface Places {
  readonly at: (locationId: string) => OwnPlace | null;
  /** False until all of them that the user works at are loaded. */
  readonly isKnown: boolean;
  readonly failure: CallFailure | null;
  readonly again: () => void;
}

/**
 * Looks up the user's locations by ID, up to the maximum of one call. For a chain, it queries those that aren't loaded
 * yet.
 */
export function usePlaces(locationIds: readonly string[]): Places {
  const { assignments, isChain } = usePractice();
  const known = useMemo(
    () =>
      new Map(
        assignments.flatMap(({ id, roleId, location }) =>
          location ? [[location.id, { id, roleId, location }] as const] : [],
        ),
      ),
    [assignments],
  );
  const among = [...new Set(locationIds)].filter((id) => !known.has(id)).toSorted();
  const isAsked = isChain && among.length > 0;
  const read = useOperation(
    OwnLocationsDocument,
    { among: among.slice(0, maxListLength), skip: 0, take: maxListLength },
    { enabled: isAsked, freshFor: lookUpFreshFor },
  );
  const found = isAsked ? read.data?.ownLocations.data : undefined;
  return {
    at: (locationId) => known.get(locationId) ?? found?.find(({ location }) => location.id === locationId) ?? null,
    isKnown: !isAsked || found !== undefined,
    failure: isAsked ? read.failure : null,
    again: read.again,
  };
}
