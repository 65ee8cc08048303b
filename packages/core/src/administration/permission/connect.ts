import type { Verdict } from '../../base/failure/index.js';
import { mayChangeLocation } from '../../practice/location/index.js';
import { assignmentAt, type Caller } from './caller.js';
import { followsRule } from './may-use.js';
import { connectRule } from './table.js';

/**
 * Whether a user may connect a location to its practice system by redirect: they may edit its practice settings, and
 * their role may change the account and its secret.
 *
 * @returns FORBIDDEN with the reason
 * @see
 */
export function mayConnect(caller: Caller, locationId: string): Verdict {
  const verdict = followsRule(connectRule, caller, [locationId]);
  if (!verdict.allowed || caller.kind === 'support') return verdict;
  const roleName = assignmentAt(caller, locationId)?.role.name ?? '';
  const editor = { kind: 'practice', roleName, pimsConnectionType: 'DIGITAIL' } as const;
  return mayChangeLocation(['pimsAccountId', 'pimsAccountSecret'], editor);
}
