import { assignmentAt } from '@signa/core/administration';
import type { Context } from './context.js';

/** The caller's location user at a location; `null` for a support user, and where the caller has no assignment. */
export function ownIdAt({ actor: { caller } }: Pick<Context, 'actor'>, locationId: string): string | null {
  return caller.kind === 'support' ? null : (assignmentAt(caller, locationId)?.id ?? null);
}
