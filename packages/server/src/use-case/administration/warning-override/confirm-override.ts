import { whyNotConfirm } from '@signa/core/administration';
import { todayIn } from '@signa/core/base';
import type { MutationConfirmWarningOverrideArgs } from '@signa/core/contract/resolvers';
import { Failure, notFound } from '../../../failure/failure.js';
import { confirmOverride, findOverrideForUpdate } from '../../../store/knowledge/override-store.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import type { Outcome, Work } from '../../work.js';
import { findOverrides, type WarningOverrides } from './find-overrides.js';

/** The second person confirms that a contraindication is weakened (P-420). */
export async function confirmWarningOverride(
  work: Work,
  { locationId, id }: MutationConfirmWarningOverrideArgs,
): Promise<Outcome<WarningOverrides>> {
  const { tx, now } = work;
  const acting = await work.actAt(locationId);
  const proposed = await findOverrideForUpdate(tx, locationId, id);
  if (!proposed) throw notFound('Change of a warning');
  const today = todayIn(await zoneOf(tx, locationId), now);
  const whyNot = whyNotConfirm(proposed, { locationUserId: acting.id, today });
  if (whyNot !== null) throw new Failure('CONFLICT', whyNot);
  await confirmOverride(tx, { locationId, id, at: now, byId: acting.id });
  return {
    locationId,
    answer: await findOverrides(tx, locationId, { now, locationUserId: acting.id }),
    subject: `warning:${proposed.rowId}`,
    before: { id, confirmedBy: null },
    after: { id, confirmedBy: acting.displayName },
  };
}
