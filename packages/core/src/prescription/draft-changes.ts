import { refillsLabel } from './refills-label.js';
import type { PrescriptionFacts } from './prescription-facts.js';

/** What of a draft somebody may have saved differently. */
export type DraftFacts = Omit<PrescriptionFacts, 'product' | 'version' | 'isOfficeUse' | 'rxOrigin'> & {
  readonly product: { readonly id: string };
};

type Value = string | number | boolean | null;

/** By the label of its field on the form, in its order. Texts differ by what a reader sees of them. */
const fields: readonly (readonly [label: string, value: (draft: DraftFacts) => Value])[] = [
  ['Client', (draft) => draft.locationClientId],
  ['Patient', (draft) => draft.locationPatientId],
  ['Product', (draft) => draft.product.id],
  ['Quantity', (draft) => draft.unitPerFill],
  ['Flavor', (draft) => draft.flavorId],
  ['Directions', (draft) => text(draft.directions)],
  ['Refills', (draft) => refillsLabel(draft)],
  ['Expiration', (draft) => draft.prescExpiryDate],
  ['Authorizing Vet', (draft) => draft.authorizingVet],
  ['Reason For Compounding', (draft) => text(draft.reasonForCompound)],
  ['Allergic Ingredient', (draft) => text(draft.allergicIngredient)],
  ['Days Supply', (draft) => draft.daysSupply],
  ['Note To Pharmacy', (draft) => text(draft.noteToPharmacy)],
  ['Note To Client', (draft) => text(draft.noteToClient)],
  ['Client Notification', (draft) => draft.notifyClientDate],
  ['AutoShip', (draft) => draft.autoShipPrompt],
  ['Consultation', (draft) => draft.pimsConsultId],
  ['Workflow User', (draft) => draft.workflowLocationUserId],
  ['Workflow Status', (draft) => draft.currentWorkflowStatusId],
];

/**
 * The labels of the fields in which a draft was saved differently, so that who has it open knows what is offered
 * before taking it over.
 *
 * @returns in the order of the form; empty when it was saved as it was
 * @see P-007, P-152
 */
export function draftChanges(opened: DraftFacts, saved: DraftFacts): string[] {
  return fields.filter(([, value]) => value(opened) !== value(saved)).map(([label]) => label);
}

function text(value: string | null): string {
  return (value ?? '').trim();
}
