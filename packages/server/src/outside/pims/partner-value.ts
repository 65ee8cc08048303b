import { textBoundIssue, withoutUnsafe } from '@signa/core/base';
import { z } from 'zod';

/** An id, as a number or a text; one that Signa cannot keep letter for letter is none. */
export const partnerId = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((id) => id !== '' && textBoundIssue(id, 'id') === null && withoutUnsafe(id) === id);

/** A text for people, without the characters that act on what is around it; null where there is none. */
export const partnerText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const trimmed = value === null || value === undefined ? '' : withoutUnsafe(String(value)).trim();
    return trimmed === '' ? null : trimmed;
  });

/** A moment in milliseconds since 1970, or null where no calendar has it. */
export function partnerMoment(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
