import { z } from 'zod';
import { normalizePrescriptionForm, type PrescriptionForm } from './form.js';

const text = z.string().nullish();
const number = z.number().nullish();
const flag = z.boolean().nullish();

/**
 * The shape of the save input at the edge: every field optional or null, others (as issuedDate, P-005) dropped; it
 * answers a normalised form. What the values must be is for `checkPrescriptionForm`. Standard Schema compatible.
 *
 * @see P-189
 */
export const prescriptionFormSchema = z
  .object({
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
  })
  .transform((input): PrescriptionForm => normalizePrescriptionForm(input));
