import { todayIn } from '@signa/core/base';
import type { HistoryReader } from '../store/prescribing/prescription/history-conditions.js';
import type { Context } from './context.js';
import { ownIdAt } from './own-id.js';
import { zoneFor } from './zone.js';

/** The reader of a location's history, and the date there. */
export function historyReaderAt(context: Context, locationId: string): HistoryReader {
  const timeZone = zoneFor(context, locationId);
  return { timeZone, today: todayIn(timeZone, context.clock.now()), ownId: ownIdAt(context, locationId) };
}
