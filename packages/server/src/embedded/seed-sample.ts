import type { Clock } from '@signa/core/base';
import type { Connection } from '../database/connection.js';
import { keepReleaseKnowledge } from '../database/release-knowledge.js';

/** The sample includes all built-in data. It is seeded once, so later changes and deletions stay. */
export async function seedSample(connection: Connection, clock: Clock): Promise<void> {
  await keepReleaseKnowledge(connection);
  const { rows } = await connection.query('select 1 from signa.location limit 1', []);
  if (rows.length > 0) return;
  const { loadSample } = await import('./load-sample.js');
  await loadSample(connection, clock.now());
}
