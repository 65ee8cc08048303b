import * as z from 'zod/mini';
import { normalizePrescriptionForm, type PrescriptionForm } from '../prescribing/prescription/index.js';

const text = z.nullish(z.string());
const number = z.nullish(z.number());
const flag = z.nullish(z.boolean());

/**
 * The shape of the save input at the edge: every field optional or null, others (as issuedDate, P-005) dropped; it
 * answers a normalised form. What the values must be is for `checkPrescriptionForm`. Standard Schema compatible.
 *
 * @see P-189
 */
export const prescriptionFormSchema = z.pipe(
  z.object({
    productId: text,
    unitPerFill: number,
    flavorId: text,
    directions: text,
    prnFlag: flag,
    refills: number,
    prescExpiryDate: text,
    authorizingVet: text,
    workflowLocationUserId: text,
    currentWorkflowStatusId: text,
    reasonForCompound: text,
    allergicIngredient: text,
    daysSupply: number,
    noteToPharmacy: text,
    overrideReason: text,
    noteToClient: text,
    notifyClientDate: text,
    pimsConsultId: text,
    autoShipPrompt: flag,
    isOfficeUse: flag,
    locationId: text,
    locationClientId: text,
    locationPatientId: text,
    rxOriginCode: text,
    confirmedNote: flag,
    confirmedPatientId: text,
    version: number,
  }),
  z.transform((input): PrescriptionForm => normalizePrescriptionForm(input)),
);
