import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { product as productFacts } from '../prescription/prescription.test-data.js';
import { noParameters, writeParameters, type PrescribingParameters } from './parameter.js';
import { prescribeWizard, type WizardEvent } from './wizard.js';
import { wizardFromUrl } from './wizard-address.js';
import type { WizardClient, WizardPatient, WizardProduct } from './wizard-context.js';

export type WizardSnapshot = SnapshotFrom<typeof prescribeWizard>;

export const product = (changes: Partial<WizardProduct> = {}): WizardProduct => {
  const { id, isActive, productFamily, productPresentation, classification, strengthDisplay } = productFacts();
  return {
    id,
    isActive,
    productFamily,
    productPresentation,
    classification,
    strengthDisplay,
    isOfficeUse: true,
    ...changes,
  };
};
export const client = (changes: Partial<WizardClient> = {}): WizardClient => ({
  id: '21',
  isActive: true,
  isOfficeUse: false,
  ...changes,
});
export const patient = (changes: Partial<WizardPatient> = {}): WizardPatient => ({
  id: '31',
  isActive: true,
  isDeceased: false,
  isOfficeUse: false,
  isOfClient: true,
  ...changes,
});

/** The wizard of a URL before any lookup. */
export function opened(parameters: Partial<PrescribingParameters> = {}, pathname = '/create/rx/'): WizardSnapshot {
  const query = writeParameters({ ...noParameters, ...parameters });
  return initialTransition(prescribeWizard, wizardFromUrl({ pathname, query, state: null }))[0];
}

export function send(snapshot: WizardSnapshot, ...events: readonly WizardEvent[]): WizardSnapshot {
  return events.reduce((now, event) => transition(prescribeWizard, now, event)[0], snapshot);
}

export const foundProduct = (found: WizardProduct | null, id = found?.id ?? '40') =>
  ({ type: 'productAnswered', id, product: found }) as const;
export const foundClient = (found: WizardClient | null, id = found?.id ?? '21') =>
  ({ type: 'clientAnswered', id, client: found }) as const;
export const foundPatient = (found: WizardPatient | null, id = found?.id ?? '31', clientId = '21') =>
  ({ type: 'patientAnswered', id, clientId, patient: found }) as const;

/** The innermost state. */
export function stateOf({ value }: WizardSnapshot): string {
  let state: unknown = value;
  while (typeof state === 'object' && state !== null) state = Object.values(state)[0];
  return String(state);
}
