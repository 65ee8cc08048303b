import { refusalAllowance } from './access/limits.js';
import { openRefusedCallLog, type RefusedCallLog } from './api/refusal-keeper.js';
import { unavailableOf } from './availability/unavailable.js';
import type { Database } from './database/database.js';
import type { Log } from './observe/log.js';
import type { Metrics } from './observe/metrics.js';
import { keepRefusals } from './store/administration/refused-call/refused-call-store.js';
import { version } from './observe/version.js';

/** Stores rejected calls in this server's database. */
export const openRefusals = (database: Database, metrics: Metrics, log: Log): RefusedCallLog =>
  openRefusedCallLog({
    write: (batch) => database.write({ locationIds: [] }, (tx) => keepRefusals(tx, batch, version)),
    allowance: refusalAllowance(),
    counted: metrics.refused,
    onError: (error) =>
      log[unavailableOf(error) === null ? 'error' : 'debug']({ error }, 'rejected calls could not be stored'),
  });
