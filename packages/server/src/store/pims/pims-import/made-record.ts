import { weightUnits } from '@signa/core/clients';
import type { ClientValues, PatientLink, PatientValues } from '@signa/core/pims';
import { z } from 'zod';

const textOrNull = z.nullable(z.string());
/** Checks a list but keeps it as it is: it is compared with the current one as text, in which the order of keys counts. */
const asStored = <T>(shape: z.ZodType<T>) => z.custom<T>((value) => shape.safeParse(value).success);

const coded = asStored(z.array(z.object({ code: z.string(), name: z.string() })));
const recordIds = { pimsId: textOrNull, pimsProviderId: textOrNull, pimsConnectionType: textOrNull };
const contact = { uuid: z.string(), isActive: z.boolean() };

/** The values with which an import created a patient, as an earlier version of the server may have stored them. */
export const madePatient: z.ZodType<PatientValues> = z.object({
  ...recordIds,
  name: z.string(),
  speciesCode: textOrNull,
  breedCode: textOrNull,
  gender: textOrNull,
  birthdate: textOrNull,
  weight: z.nullable(z.number()),
  weightUnit: z.nullable(z.enum(weightUnits)),
  isActive: z.boolean(),
  isDeceased: z.boolean(),
  deceasedDate: textOrNull,
  vetId: textOrNull,
  // Imports before this field didn't store it.
  lastExamDate: textOrNull.default(null),
  allergies: coded,
  healthConditions: coded,
  currentMeds: coded,
});

/** The links with which an import created a patient. */
export const madeLinks: z.ZodType<PatientLink[]> = asStored(
  z.array(z.object({ clientId: z.string(), isActive: z.boolean(), isPrimary: z.boolean() })),
);

/** The values with which an import created a client. The first imports did not store a driving license or a birth date. */
export const madeClient: z.ZodType<ClientValues> = z.object({
  ...recordIds,
  firstName: textOrNull,
  lastName: textOrNull,
  email: textOrNull,
  drivingLicense: textOrNull.default(null),
  birthdate: textOrNull.default(null),
  isActive: z.boolean(),
  phones: asStored(z.array(z.object({ ...contact, phoneTypeId: z.number(), phoneNumber: z.string() }))),
  addresses: asStored(
    z.array(
      z.object({
        ...contact,
        addressTypeId: z.number(),
        addressLine1: z.string(),
        addressLine2: textOrNull,
        city: z.string(),
        state: z.string(),
        zip: z.string(),
      }),
    ),
  ),
});
