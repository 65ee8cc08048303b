import { everyPlace } from '../database/scope.js';
import type { Database } from '../database/database.js';
import { installation } from '../store/installation.js';
import { always, columnsOf, numeric, text } from '../store/sql/expression.js';
import { fields, select } from '../store/sql/select.js';
import { rows, single } from '../store/statement.js';

/** The verification result of a location's audit chain. */
export interface ChainState {
  readonly locationId: string;
  readonly locationName: string;
  /** Number of records, as counted by the head. */
  readonly records: number;
  /**
   * Hash of the last record in hexadecimal: stored separately, it also reveals a rewritten chain. Null for an empty
   * chain.
   */
  readonly head: string | null;
  /** The first invalid record, or null. */
  readonly brokenAt: number | null;
}

const l = columnsOf('location as l');
const allPlaces = select(fields({ locationId: l.id, locationName: l.name }), 'from signa.location l order by l.id');
const chainState = select(
  fields({
    records: always(numeric('coalesce(h.sequence, 0)')),
    head: text("encode(h.hash, 'hex')"),
    brokenAt: numeric('signa.audit_break(l.id)'),
  }),
  'from (select $1::bigint as id) l left join signa.audit_head h on h.location_id = l.id',
);

/** Verifies the chain of the installation and of every location, inactive ones included, in id order. */
export async function* verifyChains(database: Database): AsyncGenerator<ChainState> {
  const locations = await database.read(everyPlace, (sql) => rows(sql, allPlaces));
  for (const location of [whole, ...locations]) {
    const { locationId } = location;
    // One statement, so that a record added concurrently is not reported as extra.
    const state = await database.read({ locationIds: [locationId] }, (sql) => single(sql, chainState, [locationId]));
    yield { ...location, ...state };
  }
}

const whole = { locationId: installation, locationName: 'Signa, all locations' };
