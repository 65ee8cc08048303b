import type { Notice } from '../../base/failure/index.js';
import { inactivityNotice } from '../../clients/patient/index.js';
import type { PrescriptionClientFacts, PrescriptionPatientFacts } from '../prescription/index.js';
import type { ProductFacts } from '../../catalog/product/index.js';
import { choiceOfProduct, settleChoice, type ChosenProduct } from './choice.js';
import { settleParties } from './known-parties.js';
import { productUnavailableNotice } from './notice.js';
import type { SelectionInput } from './selection-context.js';

/** Fields of a product that the wizard reads; contract field names (P-192). */
export type WizardProduct = ChosenProduct & Pick<ProductFacts, 'id' | 'isActive'> & { readonly isOfficeUse: boolean };

export type WizardClient = PrescriptionClientFacts;

/** A patient, and whether an active link joins it to the chosen client (P-002). */
export type WizardPatient = Omit<PrescriptionPatientFacts, 'pimsId'> & { readonly isOfClient: boolean };

/** The start of a wizard: the values of a URL. */
export interface WizardInput extends SelectionInput {
  readonly productId: string | null;
}

/** Each of the three facts is `null` until its id was looked up, or without an id. */
export interface WizardContext extends WizardInput {
  readonly product: WizardProduct | null;
  readonly client: WizardClient | null;
  readonly patient: WizardPatient | null;
  /** Why the last step did not continue; `null` after one that did. */
  readonly notice: Notice | null;
}

export function startWizard({ isOfficeUse, parties, choice, productId }: WizardInput): WizardContext {
  return {
    isOfficeUse,
    parties: settleParties(parties, isOfficeUse),
    choice: settleChoice(choice),
    productId,
    product: null,
    client: null,
    patient: null,
    notice: null,
  };
}

/** Whether a named record still has to be looked up. */
export function isUnanswered({ productId, parties, product, client, patient }: WizardContext): boolean {
  const isOpen = (id: string | null, fact: object | null) => id !== null && fact === null;
  return isOpen(productId, product) || isOpen(parties.clientId, client) || isOpen(parties.patientId, patient);
}

const active = { isActive: true, isDeceased: false } as const;

/**
 * The notice about a client or patient for whom nothing can be prescribed; `null` when those known are active (P-041).
 */
export function stoppingNotice({ client, patient }: Pick<WizardContext, 'client' | 'patient'>): Notice | null {
  return inactivityNotice(client ?? active, patient ?? active);
}

/**
 * Whether a product can be prescribed here: an active one, and for office use one that is offered for it (P-046,
 * P-031).
 */
export function isPrescribable(product: WizardProduct, { isOfficeUse }: Pick<WizardContext, 'isOfficeUse'>): boolean {
  return product.isActive && (product.isOfficeUse || !isOfficeUse);
}

export function withChosenProduct(context: WizardContext, product: WizardProduct): WizardContext {
  return { ...context, productId: product.id, product, choice: choiceOfProduct(product), notice: null };
}

/** The selection stays, so that choosing again starts at the product's strength. */
export function withoutProduct(context: WizardContext): WizardContext {
  return { ...context, productId: null, product: null, notice: null };
}

/** Another client clears the patient, who belongs to the previous one (P-038). */
export function withClient(context: WizardContext, client: WizardClient | null): WizardContext {
  const parties = { clientId: client?.id ?? null, patientId: null };
  return { ...context, parties, client, patient: null, notice: null };
}

export function withPatient(context: WizardContext, patient: WizardPatient | null): WizardContext {
  const parties = { ...context.parties, patientId: patient?.id ?? null };
  return { ...context, parties, patient, notice: null };
}

/** After the URL's product was looked up; a missing one is dropped and must be selected again (P-011, P-046). */
export function acceptProduct(context: WizardContext, product: WizardProduct | null): WizardContext {
  if (product !== null && isPrescribable(product, context))
    return { ...context, product, choice: choiceOfProduct(product) };
  const choice = product === null ? context.choice : choiceOfProduct(product);
  return { ...withoutProduct(context), choice, notice: productUnavailableNotice };
}

/** The office-use client cannot be chosen (P-002), so it counts as not found, as in every client search. */
export function receiveClient(context: WizardContext, client: WizardClient | null): WizardContext {
  if (client === null || client.isOfficeUse) return { ...withClient(context, null), notice: context.notice };
  return { ...context, client };
}

export function acceptPatient(context: WizardContext, patient: WizardPatient | null): WizardContext {
  if (patient === null || patient.isOfficeUse || !patient.isOfClient)
    return { ...withPatient(context, null), notice: context.notice };
  return { ...context, patient };
}

export function refused(context: WizardContext, notice: Notice | null): WizardContext {
  return { ...context, notice };
}
