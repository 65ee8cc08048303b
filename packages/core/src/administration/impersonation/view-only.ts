import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { type ContractName, isMutation, isOperationName, isSubscriptionName } from '../../contract/index.js';
import { isSwitchForm } from '../../practice/location/index.js';

/** Why a change is refused in view-only mode. */
export const viewOnlyText = 'This impersonation is read-only. To change something, unlock changes in the banner first.';

/** Operations that change or end the impersonation itself. */
const ofTheImpersonation: ReadonlySet<ContractName> = new Set([
  'UnlockImpersonation',
  'LockImpersonation',
  'ExitImpersonation',
]);

/**
 * Whether an operation may be called in view-only mode: all reads, and of the changes only those to the impersonation
 * itself and the switch to another location, which changes nothing.
 *
 * @param variables - of the call
 * @returns FORBIDDEN for every other change, and for an operation that isn't known
 * @see
 */
export function mayWhileLooking(operation: ContractName, variables: Readonly<Record<string, unknown>>): Verdict {
  const isRead = isSubscriptionName(operation) || (isOperationName(operation) && !isMutation(operation));
  if (isRead || ofTheImpersonation.has(operation)) return allowed;
  const { input } = variables;
  const isSwitch =
    operation === 'UpdateLocationUser' && typeof input === 'object' && input !== null && isSwitchForm(input);
  return isSwitch ? allowed : refuse('FORBIDDEN', viewOnlyText);
}
