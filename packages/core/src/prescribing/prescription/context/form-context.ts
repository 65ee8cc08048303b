import { hasFeature } from '../../../practice/location/index.js';
import { animalQuestion, type ConflictGrade, type WhichAnimal } from '../../../safety/conflict/index.js';
import { foreignNote } from '../draft/foreign-note.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { requestedOf, requestedProducts } from '../quantity/product-of-task.js';
import type { PrescriptionFormFacts } from './form-facts.js';
import { identityOf, type IdentityFact } from './identity.js';

/**
 * The question which animal is meant, where another one may be; `null` where none may be, for office use, and until the
 * facts about the patient are loaded.
 *
 * @see P-249
 */
export function whichAnimalOf(
  facts: Pick<PrescriptionFormFacts, 'product' | 'patient' | 'known' | 'isOfficeUse' | IdentityFact>,
): WhichAnimal | null {
  const { product, patient, known, isOfficeUse } = facts;
  if (!product || !patient || !known || isOfficeUse) return null;
  return animalQuestion({ product, patient, self: identityOf(facts) }, known);
}
/** The quantity that the request asks for, counted in packs or units of the product in the form. @see P-048 */
export function requestedQuantityOf({
  request,
  product,
  location,
}: Pick<PrescriptionFormFacts, 'request' | 'product' | 'location'>): number | null {
  return request && requestedOf(request, product, location);
}

/**
 * Everything that the form rules read beside the form. The portal, the server and the tests that compare them all
 * derive it here.
 *
 * @param conflictGrade - `gradeOf` the report on `conflictSubject`; `null` without a finding
 * @see P-048, P-077, P-090, P-155, P-247, P-249
 */
export function prescriptionFormContext(
  facts: PrescriptionFormFacts,
  conflictGrade: ConflictGrade | null,
): Omit<PrescriptionFormContext, 'mode'> {
  const { features, request, draft } = facts;
  return {
    entry: facts.entry,
    today: facts.today,
    knowledge: facts.knowledge,
    product: facts.product,
    ...(facts.selection ? { selection: facts.selection } : {}),
    location: facts.location,
    authorizingVets: facts.authorizingVets,
    workflowUsers: facts.workflowUsers,
    workflowStatuses: facts.workflowStatuses,
    reasonsForCompound: facts.reasonsForCompound,
    requestedQuantity: requestedQuantityOf(facts),
    requestedProducts: request && requestedProducts(request),
    showNoteToClient: hasFeature(features, 'showNoteToClient'),
    hasPimsWriteback: hasFeature(features, 'pimsWriteback'),
    ...(facts.isConsultOfPatient === undefined ? {} : { isConsultOfPatient: facts.isConsultOfPatient }),
    conflictGrade,
    foreignNote: foreignNote(draft, facts.viewerId),
    whichAnimal: whichAnimalOf(facts),
    client: facts.client,
    patient: facts.patient,
    isPatientOfClient: facts.isPatientOfClient,
    stored: draft,
  };
}
