import type { PrescriptionFormContext } from '../prescription/index.js';
import { build, type Built, type FactTable, need, otherwise } from './build.js';

const contextTable: FactTable<PrescriptionFormContext> = {
  mode: need('issue for AuthorizeRx and PrintRx, draft for SaveAsDraft'),
  entry: otherwise('create'),
  today: need('The calendar day at the location, YYYY-MM-DD'),
  knowledge: need('What has the law of the state: a knowledge package; null to leave the law unchecked'),
  product: need('The product that form.productId names (productFactsOf); null if there is none'),
  selection: otherwise(undefined),
  location: need('The location that the prescription is written at'),
  authorizingVets: need('The users of the location who can authorize'),
  workflowUsers: otherwise([]),
  workflowStatuses: otherwise([]),
  reasonsForCompound: otherwise([]),
  requestedQuantity: otherwise(null),
  requestedProducts: otherwise(null),
  notification: otherwise(undefined),
  showNoteToClient: otherwise(false),
  hasPimsWriteback: otherwise(false),
  isConsultOfPatient: otherwise(undefined),
  conflictGrade: need('gradeOf the report of checkConflicts; null if it found nothing'),
  foreignNote: otherwise(null),
  whichAnimal: otherwise(null),
  client: need('The client that form.locationClientId names; null if there is none'),
  patient: need('The patient that form.locationPatientId names; null if there is none'),
  isPatientOfClient: need('Whether an active link connects that patient and that client'),
  stored: otherwise(null),
};

/**
 * Builds the context of `checkPrescriptionForm` from a program's data. Optional facts are those that a new prescription
 * does not have (an answered request, a stored draft, a screen's selection) and lists without which a form that refers
 * to them is rejected.
 *
 * @returns the context, or every missing fact with what to give
 * @see A-363, P-065 to P-090
 */
export const formContextOf = (given: Partial<PrescriptionFormContext>): Built<PrescriptionFormContext> =>
  build(contextTable, given);
