import { isPatientOf } from '@signa/core/clients';
import type { KnowledgePackage } from '@signa/core/knowledge';
import type { Operations } from '@signa/core/contract';
import {
  prescriptionFormContext,
  type PrescriptionFormContext,
  type PrescriptionFormFacts,
  type ProductSelection,
} from '@signa/core/prescribing';
import type { Features } from '@signa/core/practice';
import type { ConflictGrade, SigningFacts } from '@signa/core/safety';
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
  /** What is known of drugs and animals; omitted until loaded. */
  readonly knowledge?: KnowledgePackage;
}

/** The facts of a setting, under the names that core reads them by. */
export function formFactsOf(setting: FormSetting): PrescriptionFormFacts {
  const { vets, staff, facts, knowledge, taskId, client, patient, ...shared } = setting;
  return {
    ...shared,
    authorizingVets: vets,
    workflowUsers: staff,
    client,
    patient,
    isPatientOfClient: patient !== null && isPatientOf(patient, client?.id ?? null),
    taskId: taskId ?? null,
    knowledge: knowledge ?? null,
    known: facts ?? null,
  };
}

/** The context in which the rules check a form, in either mode. */
export function formContext(
  setting: FormSetting,
  mode: PrescriptionFormContext['mode'],
  conflictGrade: ConflictGrade | null,
): PrescriptionFormContext {
  return { ...prescriptionFormContext(formFactsOf(setting), conflictGrade), mode };
}
