import {
  answersRequest,
  type ChosenSelection,
  lookupsOfFamily,
  type OfferedStrength,
  productsIn,
  requestedProducts,
  strengthsIn,
} from '@signa/core/prescribing';
import { useEffect, useMemo } from 'react';
import type { Dispatch } from 'react';
import { useChoiceReads } from '../../../../part/product/choice/use-choice-reads';
import type { OfferedForm } from '../../../../part/product/choice/use-choice-reads';
import type { FormAction } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import type { FormProduct, FormSetting } from '../state/setting';
import { selectionIn } from '../state/choose';

/** The product of a form if it can still be changed, and the alternatives that its family offers. */
export interface ProductChoice {
  readonly selection: ChosenSelection;
  /** `pack`: only another pack of the requested product can be chosen (P-155). */
  readonly reach: 'any' | 'pack';
  /** The initial product; `null` for a request that names none. */
  readonly opened: FormProduct | null;
  /** Empty while loading. */
  readonly forms: readonly OfferedForm[];
  readonly strengths: readonly OfferedStrength<FormProduct>[];
  /** Of the chosen strength; `null` while loading. */
  readonly products: readonly FormProduct[] | null;
  /** Why there is nothing to choose from. */
  readonly failure: string | null;
  readonly refreshing: boolean;
  readonly again: () => void;
  readonly chooseFamily: (productFamily: string) => void;
  readonly choosePresentation: (id: string) => void;
  readonly chooseStrength: (strength: OfferedStrength<FormProduct>) => void;
  readonly chooseQuantity: (text: string) => void;
}

/**
 * The form setting with the currently selected product, and the choice of another one. For a request, only other packs
 * of its product can be chosen. To prescribe something else, the vet declines the request, so that nobody receives what
 * they didn't request. If the product is out of stock or discontinued, any product can be chosen (P-155).
 */
export function useProductChoice(setting: FormSetting, state: FormState, act: Dispatch<FormAction>) {
  const { product: opened, request, entry, location, today, isOfficeUse } = setting;
  const requested = useMemo(() => request && requestedProducts(request), [request]);
  const reach = requested === null ? 'any' : 'pack';
  const product = state.choice ? state.choice.product : opened;
  const selection = useMemo(() => selectionIn(state, product), [state, product]);
  const isOpen = reach === 'any' || opened !== null;

  const { productFamily, productPresentationId, productClassification, strengthDisplay } = selection;
  const lookups = lookupsOfFamily({ productFamily, productPresentationId, isOfficeUse });
  const { forms, data, failure, refreshing, again } = useChoiceReads(
    reach === 'any' ? lookups.presentations : null,
    isOpen ? lookups.extendedData : null,
  );
  const strengths = useMemo(() => (data ? strengthsIn<FormProduct>(data) : null), [data]);
  const products = useMemo(
    () =>
      data &&
      productsIn<FormProduct>(data, { productClassification, productStrength: strengthDisplay }).filter((product) =>
        answersRequest(product, requested),
      ),
    [data, productClassification, strengthDisplay, requested],
  );

  const { awaitsPick } = state;
  const chosenId = state.choice?.product?.id;
  const facts = useMemo(() => ({ product, location, entry, today }), [product, location, entry, today]);
  useEffect(() => {
    if (!strengths || !products || (!awaitsPick && chosenId === undefined)) return;
    act({ type: 'offered', all: strengths.flatMap((each) => each.products), products, facts });
  }, [strengths, products, awaitsPick, chosenId, facts, act]);

  const current = useMemo<FormSetting>(
    () => (state.choice ? { ...setting, product, selection } : setting),
    [setting, state.choice, product, selection],
  );
  const choice: ProductChoice | null = !isOpen
    ? null
    : {
        selection,
        reach,
        opened,
        forms: forms ?? [],
        strengths: strengths ?? [],
        products: products ?? null,
        failure,
        refreshing,
        again,
        chooseFamily: (family) => act({ type: 'family', family, product }),
        choosePresentation: (id) => act({ type: 'presentation', id, product }),
        chooseStrength: ({ classification, strength }) =>
          act({
            type: 'strength',
            strength: { productClassification: classification, strengthDisplay: strength },
            product,
          }),
        chooseQuantity: (text) => act({ type: 'quantity', text, products: products ?? null, facts }),
      };
  return { setting: current, choice } as const;
}
