import { openLimits } from '../access/limits.js';
import { openAddressOf } from '../http/address.js';
import { openLog } from '../observe/log.js';

/** Unlimited rates for tests about something else, which call as often as they need. */
export const unlimited = {
  limits: openLimits(
    { callsPerSecond: 1e9, queriesAtOnce: 1e9, refusalsPerMinute: 1e9, programCallsPerMinute: 1e9 },
    openLog('silent'),
  ),
  addressOf: openAddressOf(0),
};
