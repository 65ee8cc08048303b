import { consentEnd } from '@signa/core/administration';
import type { MutationUpdateSupportConsentArgs } from '@signa/core/contract/resolvers';
import { issuesOf, supportConsentSchema } from '@signa/core/schema';
import { todayIn } from '@signa/core/base';
import { requireNoIssues } from '../../../failure/failure.js';
import {
  findConsent,
  keepConsent,
  type StoredConsent,
} from '../../../store/administration/impersonation/consent-store.js';
import type { Outcome, Work } from '../../work.js';

/** Stores whether support can work as users of a location, and until when. */
export async function updateSupportConsent(
  work: Work,
  { locationId: id, input }: MutationUpdateSupportConsentArgs,
): Promise<Outcome<StoredConsent>> {
  const { tx, now } = work;
  const { id: locationId, timeZone } = await work.lockLocation(id);
  const form = { isRequired: input.isRequired, lastDay: input.lastDay ?? null };
  requireNoIssues(issuesOf(supportConsentSchema(todayIn(timeZone, now)), form));
  const before = await findConsent(tx, locationId);
  const until = form.lastDay === null ? null : consentEnd(form.lastDay, timeZone);
  const answer = { locationId, isRequired: form.isRequired, until };
  await keepConsent(tx, answer);
  return { locationId, answer, subject: `location:${locationId}`, before, after: answer };
}
