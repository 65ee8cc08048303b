import { consentTexts, isOpenToSupport, lookUpExpiry } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import type { MutationOpenSupportAccessArgs } from '@signa/core/contract/resolvers';
import { impersonationReasonSchema, issuesOf } from '@signa/core/schema';
import { trimmed } from '@signa/core/base';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import { findConsent } from '../../../store/administration/impersonation/consent-store.js';
import type { Outcome, Work } from '../../work.js';

type Opened = Operations['OpenSupportAccess']['data']['openSupportAccess'];

/**
 * Lets a support user look up records of a location for one hour, with a reason that the practice can read (A-429,
 *
 */
export async function openSupportAccess(
  work: Work,
  { locationId: id, reason }: MutationOpenSupportAccessArgs,
): Promise<Outcome<Opened>> {
  const { tx, now } = work;
  requireNoIssues(issuesOf(impersonationReasonSchema, { reason }));
  const { id: locationId } = await work.lockLocation(id);
  if (!isOpenToSupport(await findConsent(tx, locationId), now))
    throw new Failure('FORBIDDEN', consentTexts.lookUpClosed);
  const opened = { reason: trimmed(reason), openedAt: now, expiresAt: lookUpExpiry(now) };
  return {
    locationId,
    answer: { locationId, ...opened },
    subject: `location:${locationId}`,
    before: null,
    after: opened,
  };
}
