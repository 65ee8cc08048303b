import { assign, setup } from 'xstate';
import {
  receiveClient,
  acceptPatient,
  acceptProduct,
  isPrescribable,
  isUnanswered,
  refused,
  startWizard,
  stoppingNotice,
  withChosenProduct,
  withClient,
  withoutProduct,
  withPatient,
  type WizardClient,
  type WizardContext,
  type WizardInput,
  type WizardPatient,
  type WizardProduct,
} from './wizard-context.js';
import { productUnavailableNotice } from './notice.js';
import { mayChangeParties } from './wizard-step.js';

/**
 * - `productAnswered`, `clientAnswered`, `patientAnswered`: the record of an id in the context was looked up; `null`
 *   when it is not found at this location
 * - `chooseProduct`, `chooseClient`, `choosePatient`: the user chose; a product can also be chosen in the form (P-036),
 *   so that the URL names the prescribed one
 * - `changeProduct`, `changeClient`, `changePatient`: the Change buttons
 * - `submitted`: the prescription was saved
 */
export type WizardEvent =
  | { readonly type: 'productAnswered'; readonly id: string; readonly product: WizardProduct | null }
  | { readonly type: 'clientAnswered'; readonly id: string; readonly client: WizardClient | null }
  | {
      readonly type: 'patientAnswered';
      readonly id: string;
      readonly clientId: string;
      readonly patient: WizardPatient | null;
    }
  | { readonly type: 'chooseProduct'; readonly product: WizardProduct }
  | { readonly type: 'chooseClient'; readonly client: WizardClient }
  | { readonly type: 'choosePatient'; readonly patient: WizardPatient }
  | { readonly type: 'changeProduct' | 'changeClient' | 'changePatient' | 'submitted' };

type Of<Type extends WizardEvent['type']> = Omit<Extract<WizardEvent, { type: Type }>, 'type'>;

const settling = '#wizard.open.settling';

/**
 * State machine for writing a prescription: Select Product, Select Client, Select Patient, Prescribe. Known records are
 * looked up (`checking`) and their steps skipped; office use has neither client nor patient to select.
 *
 * - `stopped`: the client or patient is inactive; `stoppingNotice` explains it, and Change or a new lookup continues
 * - `prescribe`: lookup responses are ignored, so that nothing typed is lost; from here on, the form's rules check
 *   product, client, and patient (P-041, P-046)
 *
 * @see P-037, P-038, P-040, P-041
 */
export const prescribeWizard = setup({
  types: { context: {} as WizardContext, events: {} as WizardEvent, input: {} as WizardInput },
  guards: {
    isUnanswered: ({ context }) => isUnanswered(context),
    isStopped: ({ context }) => stoppingNotice(context) !== null,
    needsProduct: ({ context }) => context.productId === null,
    needsClient: ({ context }) => !context.isOfficeUse && context.parties.clientId === null,
    needsPatient: ({ context }) => !context.isOfficeUse && context.parties.patientId === null,
    isProduct: ({ context }, { id }: Of<'productAnswered'>) => id === context.productId,
    isClient: ({ context }, { id }: Of<'clientAnswered'>) => id === context.parties.clientId,
    isPatient: ({ context }, { id, clientId }: Of<'patientAnswered'>) =>
      id === context.parties.patientId && clientId === context.parties.clientId,
    isPrescribable: ({ context }, { product }: Of<'chooseProduct'>) => isPrescribable(product, context),
    isOfPractice: (_, { client }: Of<'chooseClient'>) => !client.isOfficeUse,
    isActiveClient: (_, { client }: Of<'chooseClient'>) =>
      !client.isOfficeUse && stoppingNotice({ client, patient: null }) === null,
    isOfClient: (_, { patient }: Of<'choosePatient'>) => patient.isOfClient && !patient.isOfficeUse,
    isActivePatient: (_, { patient }: Of<'choosePatient'>) =>
      patient.isOfClient && !patient.isOfficeUse && stoppingNotice({ client: null, patient }) === null,
    mayChangeClient: ({ context }) =>
      mayChangeParties({ ...context, isExisting: false }) && context.parties.clientId !== null,
    mayChangePatient: ({ context }) =>
      mayChangeParties({ ...context, isExisting: false }) && context.parties.patientId !== null,
    hasProduct: ({ context }) => context.productId !== null,
  },
  actions: {
    acceptProduct: assign(({ context }, { product }: Of<'productAnswered'>) => acceptProduct(context, product)),
    acceptClient: assign(({ context }, { client }: Of<'clientAnswered'>) => receiveClient(context, client)),
    acceptPatient: assign(({ context }, { patient }: Of<'patientAnswered'>) => acceptPatient(context, patient)),
    takeProduct: assign(({ context }, { product }: Of<'chooseProduct'>) => withChosenProduct(context, product)),
    takeClient: assign(({ context }, { client }: Of<'chooseClient'>) => withClient(context, client)),
    takePatient: assign(({ context }, { patient }: Of<'choosePatient'>) => withPatient(context, patient)),
    refuseProduct: assign(({ context }) => refused(context, productUnavailableNotice)),
    refuseClient: assign(({ context }, { client }: Of<'chooseClient'>) =>
      refused(context, stoppingNotice({ client, patient: null })),
    ),
    refusePatient: assign(({ context }, { patient }: Of<'choosePatient'>) =>
      refused(context, stoppingNotice({ client: null, patient })),
    ),
    clearProduct: assign(({ context }) => withoutProduct(context)),
    clearClient: assign(({ context }) => withClient(context, null)),
    clearPatient: assign(({ context }) => withPatient(context, null)),
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => startWizard(input),
  initial: 'open',
  states: {
    open: {
      initial: 'settling',
      on: {
        changeProduct: { target: settling, guard: 'hasProduct', actions: 'clearProduct' },
        changeClient: { target: settling, guard: 'mayChangeClient', actions: 'clearClient' },
        changePatient: { target: settling, guard: 'mayChangePatient', actions: 'clearPatient' },
      },
      states: {
        settling: {
          always: [
            { target: 'selecting.checking', guard: 'isUnanswered' },
            { target: 'selecting.stopped', guard: 'isStopped' },
            { target: 'selecting.product', guard: 'needsProduct' },
            { target: 'selecting.client', guard: 'needsClient' },
            { target: 'selecting.patient', guard: 'needsPatient' },
            { target: 'prescribe' },
          ],
        },
        selecting: {
          initial: 'checking',
          on: {
            productAnswered: {
              target: settling,
              guard: { type: 'isProduct', params: ({ event }) => event },
              actions: { type: 'acceptProduct', params: ({ event }) => event },
            },
            clientAnswered: {
              target: settling,
              guard: { type: 'isClient', params: ({ event }) => event },
              actions: { type: 'acceptClient', params: ({ event }) => event },
            },
            patientAnswered: {
              target: settling,
              guard: { type: 'isPatient', params: ({ event }) => event },
              actions: { type: 'acceptPatient', params: ({ event }) => event },
            },
          },
          states: {
            checking: {},
            stopped: {},
            product: {
              on: {
                chooseProduct: [
                  {
                    target: settling,
                    guard: { type: 'isPrescribable', params: ({ event }) => event },
                    actions: { type: 'takeProduct', params: ({ event }) => event },
                  },
                  { actions: 'refuseProduct' },
                ],
              },
            },
            client: {
              on: {
                chooseClient: [
                  {
                    target: settling,
                    guard: { type: 'isActiveClient', params: ({ event }) => event },
                    actions: { type: 'takeClient', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isOfPractice', params: ({ event }) => event },
                    actions: { type: 'refuseClient', params: ({ event }) => event },
                  },
                ],
              },
            },
            patient: {
              on: {
                choosePatient: [
                  {
                    target: settling,
                    guard: { type: 'isActivePatient', params: ({ event }) => event },
                    actions: { type: 'takePatient', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isOfClient', params: ({ event }) => event },
                    actions: { type: 'refusePatient', params: ({ event }) => event },
                  },
                ],
              },
            },
          },
        },
        prescribe: {
          on: {
            chooseProduct: {
              guard: { type: 'isPrescribable', params: ({ event }) => event },
              actions: { type: 'takeProduct', params: ({ event }) => event },
            },
            submitted: '#wizard.submitted',
          },
        },
      },
    },
    submitted: { type: 'final' },
  },
});
