import { everyPlace } from '../database/scope.js';
import type { Database } from '../database/database.js';
import { installation } from '../store/installation.js';
import { uncheckedRow, uncheckedRows } from '../store/unchecked.js';

/** What became of a location's audit chain. */
export interface ChainState {
  readonly locationId: string;
  readonly locationName: string;
  /** Records of the chain, as its head counts them. */
  readonly records: number;
  /** The hash of the last record in hexadecimal: kept elsewhere, it also shows a chain that was written anew. Null for an empty chain. */
  readonly head: string | null;
  /** The first record at which it does not hold, or null. */
  readonly brokenAt: number | null;
}

/** Checks the chain of the installation and that of every location, also of those that are not active any more, in the order of their ids. */
export async function* verifyChains(database: Database): AsyncGenerator<ChainState> {
  const locations = await database.read(everyPlace, (sql) =>
    uncheckedRows<Pick<ChainState, 'locationId' | 'locationName'>>(
      sql,
      'select id::text as "locationId", name as "locationName" from signa.location order by signa.location.id',
    ),
  );
  for (const location of [whole, ...locations]) {
    const { locationId } = location;
    // One statement: a record that is added meanwhile is not taken for one too many.
    const state = await database.read({ locationIds: [locationId] }, (sql) =>
      uncheckedRow<Omit<ChainState, keyof typeof location>>(
        sql,
        `select coalesce(h.sequence, 0)::float8 as "records", encode(h.hash, 'hex') as "head", signa.audit_break(l.id)::float8 as "brokenAt"
        from (select $1::bigint as id) l left join signa.audit_head h on h.location_id = l.id`,
        [locationId],
      ),
    );
    yield { ...location, ...state };
  }
}

const whole = { locationId: installation, locationName: 'Signa, of all locations' };
