import { assign, setup } from 'xstate';
import { isBlank } from '../../base/text/index.js';
import { isEarlier, stepOf, type SelectionStep } from './choice.js';
import type { ExtendedData } from './extended-data.js';
import type { SelectionFilters } from './filters.js';
import { withExtendedData, withPresentations } from './hear-answer.js';
import type { KnownParties } from './known-parties.js';
import { lookupsOf, offeredIn } from './offer.js';
import {
  backAt,
  startSelection,
  withFamily,
  withFilters,
  withoutParty,
  withPresentation,
  withProduct,
  withStrength,
  type OfferedPresentation,
  type SelectionContext,
  type SelectionInput,
} from './selection-context.js';

/**
 * - `chooseFamily` … `chooseProduct`: the user chose; only what the current response offers can be chosen
 * - `goTo`: an earlier step was clicked; `back`: one step back, on the first step out of the flow
 * - `changeFilters`: flavor or delivery time
 * - `presentationsAnswered`, `extendedDataAnswered`: response to a lookup of `lookupsOf`; `key` is the lookup's key
 * - `partyMissing`: a client or patient in the URL was not found
 */
export type SelectionEvent =
  | { readonly type: 'chooseFamily'; readonly productFamily: string }
  | { readonly type: 'choosePresentation'; readonly id: string }
  | { readonly type: 'chooseStrength'; readonly classification: string; readonly strength: string }
  | { readonly type: 'chooseProduct'; readonly id: string }
  | { readonly type: 'goTo'; readonly step: SelectionStep }
  | { readonly type: 'back' }
  | { readonly type: 'changeFilters'; readonly filters: Partial<SelectionFilters> }
  | { readonly type: 'presentationsAnswered'; readonly key: string; readonly data: readonly OfferedPresentation[] }
  | { readonly type: 'extendedDataAnswered'; readonly key: string; readonly data: ExtendedData }
  | { readonly type: 'partyMissing'; readonly party: keyof KnownParties };

type Chosen<Type extends SelectionEvent['type']> = Omit<Extract<SelectionEvent, { type: Type }>, 'type'>;

const settling = '#selection.choosing.settling';
const backTo = (step: SelectionStep) => ({ target: settling, actions: { type: 'goBack', params: { step } } }) as const;
const at = (step: SelectionStep) => ({ target: step, guard: { type: 'isAt', params: { step } } }) as const;

/**
 * State machine for choosing a product: family, presentation, strength with its classification, product. The state is
 * derived from the selection, so no step can have what an earlier one lacks. The screen sends `lookupsOf(context)`,
 * passes in the responses, renders `offeredIn(context)`, and after every change navigates to `visitOfSelection`.
 *
 * A step with only one choice is not completed automatically: see `focusedChoice`.
 *
 * @see P-026 to P-034
 */
export const productSelection = setup({
  types: { context: {} as SelectionContext, events: {} as SelectionEvent, input: {} as SelectionInput },
  guards: {
    isAt: ({ context }, { step }: { step: SelectionStep }) => stepOf(context.choice) === step,
    isEarlier: ({ context }, { step }: { step: SelectionStep }) => isEarlier(step, stepOf(context.choice)),
    isNamed: (_, { productFamily }: Chosen<'chooseFamily'>) => !isBlank(productFamily),
    offersPresentation: ({ context }, chosen: Chosen<'choosePresentation'>) =>
      offeredIn(context).presentations?.some(({ id }) => id === chosen.id) === true,
    offersStrength: ({ context }, { classification, strength }: Chosen<'chooseStrength'>) =>
      offeredIn(context).strengths.some(
        (offered) => offered.classification === classification && offered.strength === strength,
      ),
    offersProduct: ({ context }, chosen: Chosen<'chooseProduct'>) =>
      offeredIn(context).products.some(({ id }) => id === chosen.id),
    awaitsPresentations: ({ context }, { key }: { key: string }) => lookupsOf(context).presentations?.key === key,
    awaitsExtendedData: ({ context }, { key }: { key: string }) => lookupsOf(context).extendedData?.key === key,
  },
  actions: {
    takeFamily: assign(({ context }, { productFamily }: Chosen<'chooseFamily'>) => withFamily(context, productFamily)),
    takePresentation: assign(({ context }, { id }: Chosen<'choosePresentation'>) => withPresentation(context, id)),
    takeStrength: assign(({ context }, chosen: Chosen<'chooseStrength'>) => withStrength(context, chosen)),
    takeProduct: assign(({ context }, { id }: Chosen<'chooseProduct'>) => withProduct(context, id)),
    goBack: assign(({ context }, { step }: { step: SelectionStep }) => backAt(context, step)),
    takeFilters: assign(({ context }, { filters }: Chosen<'changeFilters'>) => withFilters(context, filters)),
    acceptPresentations: assign(({ context }, { key, data }: Chosen<'presentationsAnswered'>) =>
      withPresentations(context, key, data),
    ),
    acceptExtendedData: assign(({ context }, { key, data }: Chosen<'extendedDataAnswered'>) =>
      withExtendedData(context, key, data),
    ),
    forgetParty: assign(({ context }, { party }: Chosen<'partyMissing'>) => withoutParty(context, party)),
  },
}).createMachine({
  id: 'selection',
  context: ({ input }) => startSelection(input),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'settling',
      on: {
        goTo: {
          target: settling,
          guard: { type: 'isEarlier', params: ({ event }) => ({ step: event.step }) },
          actions: { type: 'goBack', params: ({ event }) => ({ step: event.step }) },
        },
        changeFilters: { actions: { type: 'takeFilters', params: ({ event }) => event } },
        presentationsAnswered: {
          target: settling,
          guard: { type: 'awaitsPresentations', params: ({ event }) => event },
          actions: { type: 'acceptPresentations', params: ({ event }) => event },
        },
        extendedDataAnswered: {
          target: settling,
          guard: { type: 'awaitsExtendedData', params: ({ event }) => event },
          actions: { type: 'acceptExtendedData', params: ({ event }) => event },
        },
        partyMissing: { actions: { type: 'forgetParty', params: ({ event }) => event } },
      },
      states: {
        settling: { always: [at('family'), at('presentation'), at('strength'), at('product')] },
        family: {
          on: {
            chooseFamily: {
              target: 'presentation',
              guard: { type: 'isNamed', params: ({ event }) => event },
              actions: { type: 'takeFamily', params: ({ event }) => event },
            },
            back: '#selection.left',
          },
        },
        presentation: {
          on: {
            choosePresentation: {
              target: 'strength',
              guard: { type: 'offersPresentation', params: ({ event }) => event },
              actions: { type: 'takePresentation', params: ({ event }) => event },
            },
            back: backTo('family'),
          },
        },
        strength: {
          on: {
            chooseStrength: {
              target: 'product',
              guard: { type: 'offersStrength', params: ({ event }) => event },
              actions: { type: 'takeStrength', params: ({ event }) => event },
            },
            back: backTo('presentation'),
          },
        },
        product: {
          on: {
            chooseProduct: {
              target: '#selection.chosen',
              guard: { type: 'offersProduct', params: ({ event }) => event },
              actions: { type: 'takeProduct', params: ({ event }) => event },
            },
            back: backTo('strength'),
          },
        },
      },
    },
    chosen: { type: 'final' },
    left: { type: 'final' },
  },
});
