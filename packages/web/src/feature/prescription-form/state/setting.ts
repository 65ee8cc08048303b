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

/** A request as loaded by its open card (P-208). */
export type FormTask = NonNullable<Operations['GetPrescriptionTask']['data']['prescriptionTask']>;

/** The requested product and quantity. */
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

/** Everything that a prescription form depends on: patient, product, location, and options. */
export interface FormSetting {
  /** `approval` while answering a request. */
  readonly entry: PrescriptionFormContext['entry'];
  /** Today at the location (P-008). */
  readonly today: PlainDate;
  /** Location user ID of the current user. */
  readonly viewerId: string;
  readonly location: FormLocation;
  readonly features: Features;
  readonly product: FormProduct | null;
  /** The selection made in the form instead of its product; omitted while the product is unchanged. */
  readonly selection?: ProductSelection;
  readonly patient: FormPatient | null;
  readonly client: FormClient | null;
  readonly isOfficeUse: boolean;
  /** Users who can authorize here (P-066). */
  readonly vets: readonly FormVet[];
  /** Users of the location (P-072). */
  readonly staff: readonly FormStaff[];
  readonly workflowStatuses: readonly FormWorkflowStatus[];
  readonly reasonsForCompound: readonly FormReason[];
  readonly shortcuts: readonly FormShortcut[];
  /** The request that is answered; `null` if there is none. */
  readonly request: FormRequest | null;
  /** The draft that is updated; `null` for a new prescription. */
  readonly draft: FormPrescription | null;
  /** The previous prescription, to show changes and to know what is renewed; `null` if there is none. */
  readonly previous: FormPrescription | null;
  /** The request that is answered; omitted if there is none. */
  readonly taskId?: string;
  /** The patient's other prescriptions; omitted until loaded (`useSigningFacts`). */
  readonly facts?: SigningFacts;
}

/** The requested quantity, counted in the currently selected product (P-048). */
export const requestedQuantityOf = ({ request, product, location }: FormSetting): number | null =>
  request && requestedOf(request, product, location);

/** The records that the form itself represents, which are excluded from its duplicate check (P-236, P-249). */
export const selfOf = ({ taskId, draft, entry, previous }: FormSetting) => ({
  taskId: taskId ?? null,
  draftId: draft?.id ?? null,
  previousPrescriptionId: entry === 'approval' ? (previous?.id ?? null) : null,
});

/** The question to ask if another patient could be meant; `null` if none could, and while unknown (P-249). */
export function whichAnimalOf(setting: FormSetting): WhichAnimal | null {
  const { product, patient, isOfficeUse, facts } = setting;
  if (!product || !patient || !facts || isOfficeUse) return null;
  return animalsMeant({ product, patient, self: selfOf(setting) }, facts);
}

/** The part of a setting that the rules need, in either mode. */
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
