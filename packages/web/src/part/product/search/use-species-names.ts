import { SpeciesDocument } from '@signa/core/contract/typed';
import { useMemo } from 'react';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';

/** Names of species by code. */
export function useSpeciesNames(): ReadonlyMap<string, string> {
  const { data } = useOperation(SpeciesDocument, {}, { freshFor: lookUpFreshFor });
  return useMemo(() => new Map(data?.species.map(({ code, name }) => [code, name])), [data]);
}
