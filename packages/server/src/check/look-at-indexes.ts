import type { Connection } from '../database/connection.js';
import { findIndexFaults, type IndexFault } from '../database/indexes.js';
import { type Finding, fault, ok, warning } from './finding.js';

/** Whether the indexes of the migrations are there: without one, pages time out or duplicates are stored. */
export async function checkIndexes(connection: Connection, later: readonly string[]): Promise<readonly Finding[]> {
  const faults = await findIndexFaults(connection, later.length > 0);
  return faults.length > 0 ? faults.map(findingOf) : [ok('indexes', 'as created by the migrations')];
}

/** A server can run without an index that is only searched. */
function findingOf({ name, isUnique, fault: what, repair }: IndexFault): Finding {
  const found = `${name} is ${what}: ${isUnique ? 'duplicates can be stored' : 'lists and searches are slow'}`;
  return (isUnique ? fault : warning)('indexes', found, `As the owner of the tables, run: ${repair}`);
}
