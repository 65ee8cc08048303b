import type { Clock } from '@signa/core/base';
import type { Connection } from '../database/connection.js';

/** The sample comes with everything that is built in. It is laid once: what was changed or removed since stays so. */
export async function laySample(connection: Connection, clock: Clock): Promise<void> {
  const { rows } = await connection.query('select 1 from signa.location limit 1', []);
  if (rows.length > 0) return;
  const { loadSample } = await import('./load-sample.js');
  await loadSample(connection, clock.now());
}
