import * as z from 'zod/mini';
import { checkExternalPrescription, type ExternalContext } from '../prescribing/prescription/external/index.js';
import { checked } from './checked.js';
import { anyNumber, anyText, flag } from './part.js';

/** `checkExternalPrescription` as a schema, for the context of the location. */
export const externalPrescriptionSchema = (context: ExternalContext) =>
  checked(
    z.object({
      status: anyText,
      quantity: anyNumber,
      directions: anyText,
      daysSupply: anyNumber,
      refills: anyNumber,
      prnFlag: flag,
      fillsLeft: anyNumber,
      issuedOn: anyText,
      expiresOn: anyText,
      prescriber: anyText,
      number: anyText,
      place: anyText,
      note: anyText,
    }),
    (form) => checkExternalPrescription(form, context),
  );
