import type { Operations } from '@signa/core/operation';
import { lookupsOf, offeredIn, productsIn, strengthsIn } from '@signa/core/selection';
import type { SelectionContext, SelectionEvent } from '@signa/core/selection';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePractice } from '../../app/session/practice';
import { failureOfError } from '../../client/call-error';
import { useCall } from '../../client/query/use-call';
import { operationQuery, useOperation } from '../../client/query/use-operation';

export type SelectionPresentation =
  Operations['GetProductPresentationsForProductFamily']['data']['productPresentations'][number];
type ProductsData = Operations['GetProductsExtendedDataFromProductFamily']['data']['productsExtendedData'];
export type SelectionProduct =
  ProductsData['classificationProductMap'][number]['strengthProductMap'][number]['products'][number];

/** Sends the look-ups that the chart waits for, hands it their answers, and says what it offers by them. */
export function useLookUps(context: SelectionContext, send: (event: SelectionEvent) => void) {
  const { location } = usePractice();
  const { presentations: forms, extendedData: products } = lookupsOf(context);
  const presentations = useOperation(
    'GetProductPresentationsForProductFamily',
    { locationId: location.id, ...(forms?.lookup ?? { productFamily: '' }) },
    { enabled: forms !== null },
  );
  const extended = useProducts(location.id, products?.lookup ?? null);

  const [formsKey, found] = [forms?.key, presentations.data?.productPresentations];
  useEffect(() => {
    if (formsKey && found) send({ type: 'presentationsAnswered', key: formsKey, data: found });
  }, [formsKey, found, send]);
  const [productsKey, data] = [products?.key, extended.data];
  useEffect(() => {
    if (productsKey && data) send({ type: 'extendedDataAnswered', key: productsKey, data });
  }, [productsKey, data, send]);

  const offer = offeredIn(context);
  const offered = offer.data && data ? data : null;
  const reads = [presentations, extended];
  return {
    /** `null` while the answer is awaited. */
    presentations: offer.presentations && (found ?? null),
    /** What is chosen by its name, also while other choices are awaited. */
    chosenPresentation: found?.find(({ id }) => id === context.choice.productPresentationId) ?? null,
    flavors: data?.flavorProductMap ?? [],
    /** `null` while the answer is awaited. */
    strengths: offered && strengthsIn<SelectionProduct>(offered),
    /** `null` while the answer is awaited. */
    products: offered && productsIn<SelectionProduct>(offered, context.choice),
    failure: reads.find((read) => read.failure)?.failure?.message ?? null,
    refreshing: reads.some((read) => read.refreshing),
    again: () => reads.forEach((read) => read.failure && read.again()),
  } as const;
}

/** Never kept: prices and stock are those of this moment (P-202). */
function useProducts(
  locationId: string,
  lookup: NonNullable<ReturnType<typeof lookupsOf>['extendedData']>['lookup'] | null,
) {
  const call = useCall();
  const result = useQuery({
    ...operationQuery(call, 'GetProductsExtendedDataFromProductFamily', {
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
