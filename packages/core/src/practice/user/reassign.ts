import { isYes, type Issue, type Notice } from '../../base/failure/index.js';
import { sameId } from '../location/index.js';

/** The facts that decide whether a user can take over requests. */
export interface RequestTaker {
  readonly id: string;
  readonly locationId: string;
  readonly isActive: boolean;
  readonly role: { readonly isActive: boolean; readonly canAuthorize: boolean };
}

export const reassignTexts = {
  same: 'The requests are already assigned to this user. Choose another vet.',
  unfit: 'Choose a vet who is active at this location and whose role can authorize.',
} as const;

/**
 * Why the pending requests of a user cannot be reassigned to another user; empty if they can.
 *
 * @see A-457
 */
export function reassignIssue(from: Pick<RequestTaker, 'id' | 'locationId'>, to: RequestTaker): Issue[] {
  const path = 'toLocationUserId';
  if (sameId(from.id, to.id)) return [{ path, code: 'same', message: reassignTexts.same }];
  const isFit =
    sameId(from.locationId, to.locationId) && to.isActive && isYes(to.role.isActive) && isYes(to.role.canAuthorize);
  return isFit ? [] : [{ path, code: 'unfit', message: reassignTexts.unfit }];
}

/** Shown after the requests were reassigned to another vet. @see A-457 */
export const reassignedNotice = (requests: number, name: string): Notice => ({
  status: 'success',
  title: requests === 1 ? `1 request reassigned to ${name}` : `${requests} requests reassigned to ${name}`,
});
