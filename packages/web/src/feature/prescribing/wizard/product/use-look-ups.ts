import {
  lookupsOf,
  offeredIn,
  productsIn,
  type SelectionContext,
  type SelectionEvent,
  strengthsIn,
} from '@signa/core/prescribing';
import { useEffect } from 'react';
import { useChoiceReads } from '../../../../part/product/choice/use-choice-reads';
import type { OfferedForm, OfferedProduct } from '../../../../part/product/choice/use-choice-reads';

export type SelectionPresentation = OfferedForm;
export type SelectionProduct = OfferedProduct;

/** Sends the look-ups that the state machine requests, passes on the responses, and derives the current choices. */
export function useLookUps(context: SelectionContext, send: (event: SelectionEvent) => void) {
  const { presentations: awaitedForms, extendedData: awaitedProducts } = lookupsOf(context);
  const { forms, data, failure, refreshing, again } = useChoiceReads(
    awaitedForms?.lookup ?? null,
    awaitedProducts?.lookup ?? null,
  );

  const formsKey = awaitedForms?.key;
  useEffect(() => {
    if (formsKey && forms) send({ type: 'presentationsAnswered', key: formsKey, data: forms });
  }, [formsKey, forms, send]);
  const productsKey = awaitedProducts?.key;
  useEffect(() => {
    if (productsKey && data) send({ type: 'extendedDataAnswered', key: productsKey, data });
  }, [productsKey, data, send]);

  const offer = offeredIn(context);
  const offered = offer.data && data ? data : null;
  return {
    /** `null` until loaded. */
    presentations: offer.presentations && (forms ?? null),
    /** The chosen form by name, available while other choices load. */
    chosenPresentation: forms?.find(({ id }) => id === context.choice.productPresentationId) ?? null,
    flavors: data?.flavorProductMap ?? [],
    /** `null` until loaded. */
    strengths: offered && strengthsIn<SelectionProduct>(offered),
    /** `null` until loaded. */
    products: offered && productsIn<SelectionProduct>(offered, context.choice),
    failure,
    refreshing,
    again,
  } as const;
}
