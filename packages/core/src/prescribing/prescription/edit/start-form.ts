import type { LocationFacts } from '../../../practice/location/index.js';
import {
  countsAsOtc,
  isControlled,
  isPrnOnly,
  isScheduleII,
  type ProductFacts,
} from '../../../catalog/product/index.js';
import type { PlainDate } from '../../../base/time/index.js';
import { preselectedVet } from '../field/authorizing-vet.js';
import { reopenedNotification } from '../field/client-notification.js';
import { asCopy } from './copy.js';
import { sentDaysSupply } from '../field/days-supply.js';
import { defaultExpiration, reopenedExpiration } from '../field/expiration.js';
import { offersFlavor } from '../field/flavor.js';
import { emptyPrescriptionForm } from '../form/normalize-form.js';
import {
  fieldSpec,
  prescriptionFieldNames,
  type PrescriptionForm,
  type TakenOverField,
  valuesOf,
} from '../form/form.js';
import type { AuthorizingVetFacts } from '../form/form-context.js';
import { officeUseRefills } from '../field/office-use.js';
import type { PrescriptionFacts } from '../form/prescription-facts.js';
import { unitPerFillOf } from '../quantity/quantity-stepper.js';
import { countsPacks, requestedFills } from '../quantity/requested-fills.js';

/** The client and patient of a new prescription. */
export interface Parties {
  readonly locationClientId: string | null;
  readonly locationPatientId: string | null;
  readonly isOfficeUse: boolean;
}

/** What the form of a task starts from; contract field names (P-190). */
export interface TaskSource {
  readonly prescription: PrescriptionFacts | null;
  readonly previousPrescription: PrescriptionFacts | null;
  readonly product: ProductFacts | null;
  readonly flavorId: string | null;
  /** Packages at portal type brava, otherwise dispensing units (P-048). */
  readonly quantityRequested: number | null;
  /** Whether the client requested automatic shipping. */
  readonly isAutoship: boolean;
  readonly locationClientId: string | null;
  readonly locationPatientId: string | null;
  readonly locationClient: { readonly isOfficeUse: boolean } | null;
}

/** The start of a form: a product only, a reopened draft, a copy of a prescription or of a task, or a task. */
export type PrescriptionFormSource =
  | { readonly from: 'product'; readonly product: ProductFacts | null; readonly parties: Parties }
  | { readonly from: 'draft'; readonly draft: PrescriptionFacts }
  | { readonly from: 'copy'; readonly prescription: PrescriptionFacts }
  | { readonly from: 'task'; readonly task: TaskSource }
  | { readonly from: 'task-copy'; readonly task: TaskSource };

export interface StartContext {
  readonly today: PlainDate;
  readonly location: LocationFacts;
  readonly authorizingVets: readonly AuthorizingVetFacts[];
  /** Location user id of the current user (P-067). */
  readonly currentUserId: string;
  /** `prescVetLocationUserId` of the patient (P-067). */
  readonly patientVetId: string | null;
}

/**
 * The initial form.
 *
 * - a draft as stored, except that a date that is no longer allowed becomes its default (P-064, P-079)
 * - a task: its prescription as a draft, else its previous prescription with new default expiration and notification,
 *   else its product, flavor, and requested quantity; the AutoShip prompt comes from the task (P-164)
 * - a copy without what belongs to the old prescription (P-119); a copy of a task uses what its form would start from
 * - a product: PRN when it counts as OTC (P-061), one package, office-use refills (P-063)
 *
 * @see P-061, P-064, P-067, P-078, P-079, P-119, P-164
 */
export function startPrescriptionForm(source: PrescriptionFormSource, context: StartContext): PrescriptionForm {
  switch (source.from) {
    case 'draft':
      return reopened(source.draft, context);
    case 'copy':
      return asCopy(renewed(source.prescription, context));
    case 'product':
      return fresh(source, context);
    case 'task':
      return startTask(source.task, context);
    case 'task-copy':
      return copyTask(source.task, context);
  }
}

function startTask(task: TaskSource, context: StartContext): PrescriptionForm {
  if (task.prescription !== null) return reopened(task.prescription, context);
  if (task.previousPrescription !== null) return renewedFor(task, task.previousPrescription, context);
  const form = fresh({ product: task.product, parties: partiesOfTask(task) }, context);
  const isOffered = task.product !== null && task.flavorId !== null && offersFlavor(task.product, task.flavorId);
  return {
    ...form,
    flavorId: isOffered ? task.flavorId : null,
    autoShipPrompt: task.isAutoship,
    unitPerFill:
      task.quantityRequested === null
        ? form.unitPerFill
        : requestedUnits(task.quantityRequested, task.product, context.location),
  };
}

/** Its answering prescription, its draft, or what it would have started from; new for its client and patient. */
function copyTask(task: TaskSource, context: StartContext): PrescriptionForm {
  const form =
    task.prescription === null
      ? startTask(task, context)
      : { ...renewed(task.prescription, context), ...partiesOfTask(task) };
  return asCopy(form);
}

/** In the brand portal, a request is never answered with fewer packages than requested (P-048). */
function renewedFor(task: TaskSource, previous: PrescriptionFacts, context: StartContext): PrescriptionForm {
  const { product } = previous;
  const fills = countsPacks(context.location) ? requestedFills(task.quantityRequested, product, context.location) : 0;
  const unitPerFill = Math.max(previous.unitPerFill, unitPerFillOf(fills, product));
  const autoShipPrompt = task.isAutoship;
  return { ...renewed(previous, context), ...partiesOfTask(task), unitPerFill, autoShipPrompt };
}

/** A task without a client, or with the office-use client, is office use (P-151, P-002). */
function partiesOfTask({ locationClientId, locationPatientId, locationClient }: TaskSource): Parties {
  return {
    locationClientId,
    locationPatientId,
    isOfficeUse: locationClientId === null || locationClient?.isOfficeUse === true,
  };
}

/** The brand portal requests packages, any other units (P-048). */
function requestedUnits(quantity: number, product: ProductFacts | null, location: LocationFacts): number {
  if (product === null || !countsPacks(location)) return quantity;
  return unitPerFillOf(requestedFills(quantity, product, location), product);
}

function fresh(
  { product, parties }: { product: ProductFacts | null; parties: Parties },
  context: StartContext,
): PrescriptionForm {
  const { today, location, authorizingVets, currentUserId, patientVetId } = context;
  const prnFlag = product !== null && (countsAsOtc(product) || isPrnOnly(product));
  return {
    ...emptyPrescriptionForm,
    ...parties,
    locationId: location.id,
    productId: product?.id ?? null,
    unitPerFill: product?.packsizeQty ?? null,
    prnFlag,
    refills: prnFlag ? null : startingRefills(product, parties.isOfficeUse, location),
    prescExpiryDate: defaultExpiration(product, today),
    notifyClientDate: today,
    authorizingVet: preselectedVet({ currentUserId, draftVetId: null, patientVetId }, authorizingVets),
    rxOriginCode: 'create',
  };
}

function startingRefills(product: ProductFacts | null, isOfficeUse: boolean, location: LocationFacts): number | null {
  if (product !== null && isScheduleII(product)) return 0;
  if (!isOfficeUse) return null;
  return product !== null && isControlled(product) ? 0 : officeUseRefills(location);
}

function reopened(draft: PrescriptionFacts, context: StartContext): PrescriptionForm {
  return {
    ...takenOver(draft, context),
    prescExpiryDate: reopenedExpiration(draft.prescExpiryDate, draft.product, context.today),
    notifyClientDate: reopenedNotification(draft.notifyClientDate, context.today),
    workflowLocationUserId: draft.workflowLocationUserId,
    currentWorkflowStatusId: draft.currentWorkflowStatusId,
    pimsConsultId: draft.pimsConsultId,
    rxOriginCode: draft.rxOrigin.code,
    version: draft.version,
  };
}

function renewed(prescription: PrescriptionFacts, context: StartContext): PrescriptionForm {
  const { today } = context;
  const { product, flavorId } = prescription;
  return {
    ...takenOver(prescription, context),
    flavorId: flavorId !== null && offersFlavor(product, flavorId) ? flavorId : null,
    prescExpiryDate: defaultExpiration(product, today),
    notifyClientDate: today,
    rxOriginCode: 'create',
  };
}

const takenOverFields = prescriptionFieldNames.filter(
  (field): field is Exclude<TakenOverField, 'productId'> =>
    field !== 'productId' && fieldSpec(field).value.takenOver === 'always',
);

/** What any form takes over from a prescription. */
function takenOver(
  source: PrescriptionFacts,
  { location, authorizingVets, currentUserId, patientVetId }: StartContext,
): PrescriptionForm {
  const { product } = source;
  const prnFlag = isPrnOnly(product) || (source.prnFlag && !isControlled(product));
  return {
    ...emptyPrescriptionForm,
    ...valuesOf(source, takenOverFields),
    productId: product.id,
    prnFlag,
    refills: prnFlag ? null : isScheduleII(product) ? 0 : source.refills,
    daysSupply: sentDaysSupply(source.daysSupply),
    locationId: location.id,
    authorizingVet: preselectedVet({ currentUserId, draftVetId: source.authorizingVet, patientVetId }, authorizingVets),
  };
}
