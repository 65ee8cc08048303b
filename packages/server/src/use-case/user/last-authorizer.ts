import { lastAuthorizerIssues } from '@signa/core/access-review';
import { requireNoIssues } from '../../failure/failure.js';
import { findWithoutOthers } from '../../store/user/authorizers.js';
import type { Work } from '../work.js';

/** Whether a user can authorize at a location, before and after a change. */
export interface AuthorityChange {
  readonly locationId: string;
  readonly could: boolean;
  readonly can: boolean;
}

/**
 * Refuses to take the right to authorize from the last user who has it at a location, unless the caller names the
 * location.
 */
export async function requireAuthorizerLeft(
  { tx }: Work,
  userId: string,
  changes: readonly AuthorityChange[],
  accepted: readonly string[] | null | undefined,
): Promise<void> {
  const lost = changes.filter(({ could, can }) => could && !can).map(({ locationId }) => locationId);
  if (lost.length === 0) return;
  requireNoIssues(lastAuthorizerIssues(await findWithoutOthers(tx, userId, lost), accepted ?? []));
}
