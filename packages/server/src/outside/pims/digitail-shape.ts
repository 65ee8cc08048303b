import { z } from 'zod';

const id = z.union([z.string(), z.number()]).transform(String);
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const trimmed = value === null || value === undefined ? '' : String(value).trim();
    return trimmed === '' ? null : trimmed;
  });
const moment = z
  .string()
  .nullish()
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null));

/** A page of medical records: Laravel's list with `data` and `meta`. */
export const recordPage = z.object({
  data: z.array(
    z.object({
      id,
      number: text,
      datetime: moment,
      reason: text,
      diagnosis: text,
      status: text,
      vet: z.object({ name_with_title: text, full_name: text }).nullish(),
    }),
  ),
  meta: z.object({ last_page: z.coerce.number().default(1) }),
});

export type DigitailRecord = z.infer<typeof recordPage>['data'][number];
