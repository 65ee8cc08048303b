import { z } from 'zod';
import { checkLocationForm, normalizeLocationForm, type LocationEntry } from './location-form.js';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/**
 * The whole validator of a location's form, Standard Schema compatible: any field may be left out or null, and what
 * the values must be is `checkLocationForm`. It answers the form as it is stored.
 *
 * @see
 */
export const locationFormSchema = z
  .object({
    name: text,
    emailAddress: text,
    website: text,
    HIN: text,
    isOfficeUseEnabled: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    locationAddresses: z
      .array(
        z.object({
          addressTypeId: z.number(),
          addressLine1: text,
          addressLine2: text,
          city: text,
          state: text,
          zip: text,
        }),
      )
      .nullish()
      .transform((value) => value ?? []),
    locationPhones: z
      .array(z.object({ phoneTypeId: z.number(), phoneNumber: text }))
      .nullish()
      .transform((value) => value ?? []),
  })
  .transform((form, context): LocationEntry => {
    const issues = checkLocationForm(form);
    for (const { path, message } of issues) context.addIssue({ code: 'custom', message, path: path.split('.') });
    return issues.length === 0 ? normalizeLocationForm(form) : z.NEVER;
  });
