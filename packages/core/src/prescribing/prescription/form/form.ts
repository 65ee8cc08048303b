import type { PlainDate } from '../../../base/time/index.js';
import { isBlank } from '../../../base/text/index.js';

/**
 * What is filled in on a prescription: every field of the save input (P-189), a value or `null`. `issuedDate` is
 * left out: only the server sets it (P-005).
 *
 * `unitPerFill` and the other numbers are NaN while a typed text names no number; `checkPrescriptionForm` says so.
 */
export interface PrescriptionForm {
  readonly productId: string | null;
  readonly unitPerFill: number | null;
  readonly flavorId: string | null;
  readonly directions: string | null;
  readonly prnFlag: boolean;
  readonly refills: number | null;
  readonly prescExpiryDate: PlainDate | null;
  readonly authorizingVet: string | null;
  readonly workflowLocationUserId: string | null;
  readonly currentWorkflowStatusId: string | null;
  readonly reasonForCompound: string | null;
  readonly allergicIngredient: string | null;
  readonly daysSupply: number | null;
  readonly noteToPharmacy: string | null;
  /** Why a contraindicated product is issued all the same (P-232). */
  readonly overrideReason: string | null;
  readonly noteToClient: string | null;
  readonly notifyClientDate: PlainDate | null;
  readonly pimsConsultId: string | null;
  readonly autoShipPrompt: boolean;
  readonly isOfficeUse: boolean;
  readonly locationId: string | null;
  readonly locationClientId: string | null;
  readonly locationPatientId: string | null;
  readonly rxOriginCode: string | null;
  /** The note to the pharmacy that somebody else wrote is confirmed by the person who issues; never stored (P-247). */
  readonly confirmedNote: boolean;
  /** The animal that the person who issues chose where another one could be meant; never stored (P-249). */
  readonly confirmedPatientId: string | null;
  /** The version of the draft when the form was opened; `null` for a new prescription. */
  readonly version: number | null;
}

export type PrescriptionField = keyof PrescriptionForm;

/** A form in which nothing is filled in. */
export const emptyPrescriptionForm: PrescriptionForm = {
  productId: null,
  unitPerFill: null,
  flavorId: null,
  directions: null,
  prnFlag: false,
  refills: null,
  prescExpiryDate: null,
  authorizingVet: null,
  workflowLocationUserId: null,
  currentWorkflowStatusId: null,
  reasonForCompound: null,
  allergicIngredient: null,
  daysSupply: null,
  noteToPharmacy: null,
  overrideReason: null,
  noteToClient: null,
  notifyClientDate: null,
  pimsConsultId: null,
  autoShipPrompt: false,
  isOfficeUse: false,
  locationId: null,
  locationClientId: null,
  locationPatientId: null,
  rxOriginCode: null,
  confirmedNote: false,
  confirmedPatientId: null,
  version: null,
};

/** What an edge may send: any of the fields, also left out; other fields are ignored. */
export type PrescriptionFormInput = { readonly [Field in PrescriptionField]?: PrescriptionForm[Field] | null };

const filled = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && isBlank(value));

/**
 * Brings what was sent into one form: a field left out, null or blank is not filled in. Texts keep their spaces here,
 * for a form that is being typed in must not lose any; `settlePrescriptionForm` trims.
 *
 * @see P-189
 */
export function normalizePrescriptionForm(input: PrescriptionFormInput): PrescriptionForm {
  const form: Record<string, unknown> = { ...emptyPrescriptionForm };
  for (const field in emptyPrescriptionForm) {
    const value = input[field as PrescriptionField];
    if (filled(value)) form[field] = value;
  }
  return form as unknown as PrescriptionForm;
}
