import type { MutationUpdateRenewalGatesArgs } from '@signa/core/contract/resolvers';
import { placeStaleText } from '@signa/core/practice';
import { checkPracticeGates } from '@signa/core/prescribing';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import {
  findPracticeGates,
  keepPracticeGates,
  type StoredPracticeGates,
} from '../../../store/prescribing/renewal/practice-gates-store.js';
import type { Outcome, Work } from '../../work.js';

/** Stores the gates that a practice sets for its renewals; never looser than the floor (P-463). */
export async function updateRenewalGates(
  work: Work,
  { locationId: id, input: { version, ...gates } }: MutationUpdateRenewalGatesArgs,
): Promise<Outcome<StoredPracticeGates>> {
  const { id: locationId } = await work.lockLocation(id);
  requireNoIssues(checkPracticeGates(gates));
  const before = await findPracticeGates(work.tx, locationId);
  if (before.version !== version) throw new Failure('CONFLICT', placeStaleText);
  await keepPracticeGates(work.tx, locationId, gates);
  const answer = await findPracticeGates(work.tx, locationId);
  return { locationId, answer, subject: `location:${locationId}`, before, after: answer };
}
