import { z } from 'zod';
import { partnerId as id, partnerMoment, partnerText as text } from './partner-value.js';

const moment = z
  .string()
  .nullish()
  .transform((value) => (value ? partnerMoment(Date.parse(value)) : null));

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
