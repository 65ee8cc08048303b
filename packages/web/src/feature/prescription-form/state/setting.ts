import { animalsMeant, type ConflictGrade, type SigningFacts, type WhichAnimal } from '@signa/core/safety';
import type { Operations } from '@signa/core/contract';
import {
  foreignNote,
  type PrescriptionFormContext,
  type ProductSelection,
  requestedOf,
  requestedProducts,
} from '@signa/core/prescribing';
import { type Features, hasFeature } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';

/** A request as its open card knows it (P-208). */
export type FormTask = NonNullable<Operations['GetPrescriptionTask']['data']['prescriptionTask']>;

/** What a request says about its product, and how much of it. */
type FormRequest = Pick<FormTask, 'quantityRequested' | 'product' | 'previousPrescription' | 'prescription'>;
export type FormProduct = NonNullable<FormTask['product']>;
export type FormPatient = NonNullable<FormTask['locationPatient']>;
export type FormClient = NonNullable<FormTask['locationClient']>;
export type FormPrescription = NonNullable<FormTask['prescription']>;
export type FormLocation = NonNullable<FormPrescription['location']>;
export type FormVet = Operations['getLocationUsersThatCanAuthorize']['data']['locationUsersThatCanAuthorize'][number];
export type FormStaff = Operations['LocationsUsers']['data']['locationsUsers']['data'][number];
export type FormShortcut = Operations['Shortcut']['data']['shortcut'][number];
export type FormReason = Operations['ReasonForCompound']['data']['reasonForCompound'][number];
export type FormWorkflowStatus = Operations['WorkflowStatus']['data']['workflowStatus'][number];

/** Everything a prescription form stands on: for whom, of what, where, and the lists it offers. */
export interface FormSetting {
  /** `approval` while a request is answered. */
  readonly entry: PrescriptionFormContext['entry'];
  /** Today at the location (P-008). */
  readonly today: PlainDate;
  /** Location user id of the person at work. */
  readonly viewerId: string;
  readonly location: FormLocation;
  readonly features: Features;
  readonly product: FormProduct | null;
  /** What was chosen in the form in place of its product; left out while that stands. */
  readonly selection?: ProductSelection;
  readonly patient: FormPatient | null;
  readonly client: FormClient | null;
  readonly isOfficeUse: boolean;
  /** Users who may authorize here (P-066). */
  readonly vets: readonly FormVet[];
  /** Users of the location (P-072). */
  readonly staff: readonly FormStaff[];
  readonly workflowStatuses: readonly FormWorkflowStatus[];
  readonly reasonsForCompound: readonly FormReason[];
  readonly shortcuts: readonly FormShortcut[];
  /** The request that is answered, as it asks; `null` without one. */
  readonly request: FormRequest | null;
  /** The draft that is being saved again; `null` for a new prescription. */
  readonly draft: FormPrescription | null;
  /** The prescription before this one, to show what changes and to know what is renewed; `null` without one. */
  readonly previous: FormPrescription | null;
  /** The request that is answered; left out where there is none. */
  readonly taskId?: string;
  /** What else is known of the patient; left out until it is here (`useSigningFacts`). */
  readonly facts?: SigningFacts;
}

/** What the request asks for, counted in the product that stands in the form (P-048). */
export const requestedQuantityOf = ({ request, product, location }: FormSetting): number | null =>
  request && requestedOf(request, product, location);

/** What the prescription in the form is itself, so that nothing is held against itself (P-236, P-249). */
export const selfOf = ({ taskId, draft, entry, previous }: FormSetting) => ({
  taskId: taskId ?? null,
  draftId: draft?.id ?? null,
  previousPrescriptionId: entry === 'approval' ? (previous?.id ?? null) : null,
});

/** What to ask where another animal could be meant; `null` where none could, and while it is not known (P-249). */
export function whichAnimalOf(setting: FormSetting): WhichAnimal | null {
  const { product, patient, isOfficeUse, facts } = setting;
  if (!product || !patient || !facts || isOfficeUse) return null;
  return animalsMeant({ product, patient, self: selfOf(setting) }, facts);
}

/** What the rules read of a setting, in either mode. */
export function formContext(
  setting: FormSetting,
  mode: PrescriptionFormContext['mode'],
  conflictGrade: ConflictGrade | null,
): PrescriptionFormContext {
  const { draft, client, patient, features } = setting;
  return {
    mode,
    entry: setting.entry,
    today: setting.today,
    product: setting.product,
    ...(setting.selection ? { selection: setting.selection } : {}),
    location: setting.location,
    authorizingVets: setting.vets,
    workflowUsers: setting.staff,
    workflowStatuses: setting.workflowStatuses,
    reasonsForCompound: setting.reasonsForCompound,
    requestedQuantity: requestedQuantityOf(setting),
    requestedProducts: setting.request && requestedProducts(setting.request),
    showNoteToClient: hasFeature(features, 'showNoteToClient'),
    hasPimsWriteback: hasFeature(features, 'pimsWriteback'),
    conflictGrade,
    foreignNote: foreignNote(draft, setting.viewerId),
    whichAnimal: whichAnimalOf(setting),
    client,
    patient,
    isPatientOfClient:
      patient?.locationPatientClients.some((link) => link.isActive && link.locationClientId === client?.id) ?? false,
    stored: draft,
  };
}
