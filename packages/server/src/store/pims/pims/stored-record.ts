import { speciesCodes, weightUnits } from '@signa/core/clients';
import type { CaretakerRecord, PatientRecord } from '@signa/core/pims';
import { pimsConnectionTypes } from '@signa/core/practice';
import { z } from 'zod';

const textOrNull = z.nullable(z.string());
const numberOrNull = z.nullable(z.number());
const booleanOrNull = z.nullable(z.boolean());
const leftOut = z.array(z.object({ field: z.string(), reason: z.string() }));

/** A patient of a practice system as an earlier read stored it. */
export const storedPatient: z.ZodType<PatientRecord> = z.object({
  id: z.string(),
  pimsId: textOrNull,
  name: textOrNull,
  dateOfBirth: textOrNull,
  dateOfDeath: textOrNull,
  gender: textOrNull,
  normalizedGender: textOrNull,
  species: textOrNull,
  normalizedSpecies: z.nullable(z.enum(speciesCodes)),
  breed: textOrNull,
  currentWeight: numberOrNull,
  currentWeightUnit: z.nullable(z.enum(weightUnits)),
  currentWeightInPounds: numberOrNull,
  isDeleted: z.boolean(),
  isDeceased: z.boolean(),
  isActive: z.boolean(),
  allergies: z.array(z.string()),
  leftOut,
});

/** A client of a practice system, likewise. */
export const storedCaretaker: z.ZodType<CaretakerRecord> = z.object({
  id: z.string(),
  pimsId: textOrNull,
  pimsAccountId: z.string(),
  pimsConnectionType: z.enum(pimsConnectionTypes),
  firstName: textOrNull,
  lastName: textOrNull,
  isActive: z.boolean(),
  emails: z.array(z.object({ address: z.string() })),
  phones: z.array(
    z.object({ number: textOrNull, type: textOrNull, isPrimary: booleanOrNull, isValidMobile: booleanOrNull }),
  ),
  addresses: z.array(
    z.object({
      addressLine1: textOrNull,
      addressLine2: textOrNull,
      city: textOrNull,
      stateProvince: textOrNull,
      postalCode: textOrNull,
      isPrimary: booleanOrNull,
      isActive: booleanOrNull,
    }),
  ),
  patients: z.array(storedPatient),
  leftOut,
});
