import type { Operations } from '@signa/core/contract';
import {
  GetProductPresentationsForProductFamilyDocument,
  GetProductsExtendedDataFromProductFamilyDocument,
} from '@signa/core/contract/typed';
import type { ExtendedDataLookup, PresentationsLookup } from '@signa/core/prescribing';
import { useQuery } from '@tanstack/react-query';
import { usePractice } from '../../../platform/practice/practice';
import { failureOfError } from '../../../client/call-error';
import { useCall } from '../../../client/query/use-call';
import { operationQuery, useOperation } from '../../../client/query/use-operation';

export type OfferedForm = Operations['GetProductPresentationsForProductFamily']['data']['productPresentations'][number];
type ProductsData = Operations['GetProductsExtendedDataFromProductFamily']['data']['productsExtendedData'];
export type OfferedProduct =
  ProductsData['classificationProductMap'][number]['strengthProductMap'][number]['products'][number];

/** Reads the forms of a product family, and the products of one form. A lookup that is `null` is skipped. */
export function useChoiceReads(presentations: PresentationsLookup | null, extendedData: ExtendedDataLookup | null) {
  const { location } = usePractice();
  const forms = useOperation(
    GetProductPresentationsForProductFamilyDocument,
    { locationId: location.id, ...(presentations ?? { productFamily: '' }) },
    { enabled: presentations !== null },
  );
  const products = useProducts(location.id, extendedData);
  const reads = [forms, products];
  return {
    forms: forms.data?.productPresentations,
    data: products.data,
    failure: reads.find((read) => read.failure)?.failure?.message ?? null,
    refreshing: reads.some((read) => read.refreshing),
    again: () => reads.forEach((read) => read.failure && read.again()),
  } as const;
}

/** Never cached, because prices and stock must be current (P-202). */
function useProducts(locationId: string, lookup: ExtendedDataLookup | null) {
  const call = useCall();
  const result = useQuery({
    ...operationQuery(call, GetProductsExtendedDataFromProductFamilyDocument, {
      locationId,
      ...(lookup ?? { productFamily: '', productPresentationId: '' }),
    }),
    enabled: lookup !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    data: result.data?.productsExtendedData,
    failure: failureOfError(result.error),
    refreshing: result.isFetching,
    again: () => void result.refetch(),
  };
}
