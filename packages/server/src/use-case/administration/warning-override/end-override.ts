import { overrideTexts } from '@signa/core/administration';
import type { MutationEndWarningOverrideArgs } from '@signa/core/contract/resolvers';
import { Failure, notFound } from '../../../failure/failure.js';
import { endOverride, findOverrideForUpdate } from '../../../store/knowledge/override-store.js';
import type { Outcome, Work } from '../../work.js';
import { findOverrides, type WarningOverrides } from './find-overrides.js';

/** Shows a warning as the package has it again (P-420). */
export async function endWarningOverride(
  work: Work,
  { locationId, id }: MutationEndWarningOverrideArgs,
): Promise<Outcome<WarningOverrides>> {
  const { tx, now } = work;
  const acting = await work.actAt(locationId);
  const open = await findOverrideForUpdate(tx, locationId, id);
  if (!open) throw notFound('Change of a warning');
  if (open.endedAt !== null) throw new Failure('CONFLICT', overrideTexts.ended);
  await endOverride(tx, { locationId, id, at: now, byId: acting.id });
  return {
    locationId,
    answer: await findOverrides(tx, locationId, { now, locationUserId: acting.id }),
    subject: `warning:${open.rowId}`,
    before: { id, endedBy: null },
    after: { id, endedBy: acting.displayName },
  };
}
