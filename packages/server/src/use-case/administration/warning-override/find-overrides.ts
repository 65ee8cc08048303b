import { overrideState, whyNotConfirm } from '@signa/core/administration';
import { type Instant, todayIn } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { listOverrides } from '../../../store/knowledge/override-store.js';
import { activeKnowledge, knowledgeInEffect } from '../../../store/knowledge/active-knowledge.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import type { Queryable } from '../../../store/statement.js';

export type WarningOverrides = Operations['GetWarningOverrides']['data']['warningOverrides'];

interface Reader {
  readonly now: Instant;
  /** The reader as a user of the location; `null` for others, who can't confirm. */
  readonly locationUserId: string | null;
}

/** The overrides of a location, with what a reader may do (P-420). */
export async function findOverrides(
  sql: Queryable,
  locationId: string,
  { now, locationUserId }: Reader,
): Promise<WarningOverrides> {
  const today = todayIn(await zoneOf(sql, locationId), now);
  const overrides = await listOverrides(sql, locationId);
  return {
    locationId,
    today,
    knowledge: knowledgeInEffect(await activeKnowledge(sql, { locationId, now })),
    overrides: overrides.map(({ needsSecond, createdById, confirmedAt, ...shown }) => {
      const whole = { ...shown, needsSecond, createdById, confirmedAt };
      return {
        ...shown,
        state: overrideState(whole, today),
        whyNotConfirm: whyNotConfirm(whole, { locationUserId: locationUserId ?? '', today }),
      };
    }),
  };
}
