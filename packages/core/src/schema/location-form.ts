import * as z from 'zod/mini';
import { checkLocationForm, normalizeLocationForm, type LocationEntry } from '../practice/location/index.js';

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** An optional list. */
function list<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.nullish(z.array(row)),
    z.transform((rows) => rows ?? []),
  );
}

/**
 * The complete validator of a location's form, compatible with Standard Schema: any field may be missing or null, and
 * `checkLocationForm` validates the values. It outputs the form as it is stored.
 *
 * @see
 */
export const locationFormSchema = z.pipe(
  z.object({
    name: text,
    emailAddress: text,
    website: text,
    HIN: text,
    isOfficeUseEnabled: z.pipe(
      z.nullish(z.boolean()),
      z.transform((value) => value ?? null),
    ),
    locationAddresses: list(
      z.object({
        addressTypeId: z.number(),
        addressLine1: text,
        addressLine2: text,
        city: text,
        state: text,
        zip: text,
      }),
    ),
    locationPhones: list(z.object({ phoneTypeId: z.number(), phoneNumber: text })),
  }),
  z.transform((form, context): LocationEntry => {
    const issues = checkLocationForm(form);
    for (const { path, code, message } of issues)
      context.issues.push({ code: 'custom', message, path: path.split('.'), params: { code }, input: form });
    return issues.length === 0 ? normalizeLocationForm(form) : z.NEVER;
  }),
);
