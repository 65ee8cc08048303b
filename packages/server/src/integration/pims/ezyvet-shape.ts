import { z } from 'zod';
import { partnerId as id, partnerMoment, partnerText as text } from './partner-value.js';

/** ezyVet returns times as seconds since 1970. */
const moment = z.coerce
  .number()
  .nullish()
  .transform((seconds) => (seconds ? partnerMoment(seconds * 1000) : null));
/** An unset reference, which ezyVet returns as 0 or omits. */
const reference = text.transform((value) => (value === '0' ? null : value));

const pageOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({
    meta: z.object({ items_page_total: z.coerce.number().default(1) }),
    items: z.array(z.object({ [name]: item } as Record<Name, Item>)),
  });

export const consultPage = pageOf(
  'consult',
  z.object({ id, code: text, date: moment, vet_id: reference, description: text, status: text }),
);
export const assessmentPage = pageOf('assessment', z.object({ id, consult_id: id, notes: text }));
export const userPage = pageOf('user', z.object({ id, name: text }));

/** A consultation as reported by ezyVet. */
export type EzyvetConsult = z.infer<typeof consultPage>['items'][number]['consult'];
