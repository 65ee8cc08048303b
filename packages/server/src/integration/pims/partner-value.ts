import { textBoundIssue, withoutUnsafe } from '@signa/core/base';
import { z } from 'zod';

/** An id, as number or text; one that cannot be stored exactly is rejected. */
export const partnerId = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((id) => id !== '' && textBoundIssue(id, 'id') === null && withoutUnsafe(id) === id);

/** Display text without characters that affect surrounding text; null without text. */
export const partnerText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const trimmed = value === null || value === undefined ? '' : withoutUnsafe(String(value)).trim();
    return trimmed === '' ? null : trimmed;
  });

/** A time in milliseconds since 1970, or null outside the calendar. */
export function partnerMoment(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
