import type { AuditChange } from './audit-change.js';
import type { Fields } from './fields.js';
import { type ValueContext, valueText } from './value-words.js';

/**
 * The delegates of a vet, with name and last day: 'Can authorize for Dr. Maya Okafor: Luis Ferreira, through
 * 11-25-2026'.
 *
 * @see A-426
 */
export function delegationChange(
  was: Fields | null,
  is: Fields | null,
  vet: string | null,
  context: ValueContext,
): AuditChange[] {
  const field = `Can authorize for ${vet ?? 'this vet'}`;
  return [{ field, before: was && delegateText(was, context), after: is && delegateText(is, context) }];
}

function delegateText({ delegatedLocationUserId: id, lastDay }: Fields, { names, timeZone }: ValueContext): string {
  const delegate = typeof id === 'string' ? names('locationUser', id) : null;
  const day = valueText(lastDay, timeZone);
  return `${delegate ?? 'someone no longer on file'}${day === null ? '' : `, through ${day}`}`;
}
