import type { Instant } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import type { FavoriteForm } from '@signa/core/prescribing';
import { productRowJson } from '../../catalog/product/product-json.js';
import { key } from '../../key.js';
import { always, columnsOf, holds, integer, text, valueOf } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

export type StoredFavorite = Operations['GetFavorites']['data']['favorites'][number];

/** Where and by whom a favorite is read; `locationUserId` is null for a caller without an assignment there. */
export interface FavoriteReader {
  readonly locationId: string;
  readonly locationUserId: string | null;
  readonly now: Instant;
}

/** Number of prescriptions that are counted for the order of a list; a product of a large location has many more. */
const newest = 200;
/** Maximum length of a list. */
const mostListed = 500;

const f = columnsOf('favorite as f');

/** $1 is the location, $2 the reader's location user, $3 now. */
const stored = fields({
  id: text(f.id),
  version: f.version,
  locationId: text(f.location_id),
  name: f.name,
  scope: f.scope,
  isOwn: holds(`f.scope = 'own' and f.location_id = $1 and f.created_by is not distinct from $2`),
  productId: text(f.product_id),
  product: always(productRowJson('f.product_id')),
  directions: f.directions,
  unitPerFill: f.unit_per_fill,
  prnFlag: f.prn_flag,
  refills: f.refills,
  daysSupply: f.days_supply,
  noteToPharmacy: f.note_to_pharmacy,
  noteToClient: f.note_to_client,
  species: f.species_codes,
  weightMin: f.weight_min,
  weightMax: f.weight_max,
  weightUnit: f.weight_unit,
  condition: valueOf(
    jsonObject({ code: always(text('m.code')), name: always(text('m.name')) }),
    'from signa.health_condition m where m.code = f.condition_code',
  ),
  issuedCount: always(
    integer(`select count(*) from (select from signa.prescription rx
      where rx.location_id = $1 and rx.product_id = f.product_id and rx.removed_at is null and rx.issued_at is not null
        and rx.rx_status <> 'IssuedElsewhere' and not rx.is_office_use and rx.listed_at > $3::timestamptz - interval '1 year'
      order by rx.listed_at desc, rx.id desc limit ${newest}) u`),
  ),
});

const valuesOf = ({ locationId, locationUserId, now }: FavoriteReader) => [
  key(locationId),
  locationUserId === null ? null : key(locationUserId),
  now,
];

const organizationOf = '(select l.organization_id from signa.location l where l.id = $1)';

const listed = select(
  stored,
  `from signa.favorite f where f.is_active and (f.scope = 'organization' and f.organization_id = ${organizationOf}
    or f.location_id = $1 and (f.scope = 'location' or f.scope = 'own' and f.created_by = $2))
  order by "isOwn" desc, "issuedCount" desc, lower(f.name), f.id limit ${mostListed}`,
);

/** What a user is offered at a location: their own first, then the most used (P-495). */
export const listFavorites = (sql: Queryable, reader: FavoriteReader): Promise<StoredFavorite[]> =>
  rows(sql, listed, valuesOf(reader));

const byId = select(stored, 'from signa.favorite f where f.location_id = $1 and f.id = $4 and f.is_active');
const locked = select(
  fields({ id: text(f.id) }),
  'from signa.favorite f where f.location_id = $1 and f.id = $2 and f.is_active for update',
);

/** Locks a favorite that the location keeps until the transaction ends; null if there is none. */
export async function findFavoriteForUpdate(
  tx: Queryable,
  id: string,
  reader: FavoriteReader,
): Promise<StoredFavorite | null> {
  const [found] = await rows(tx, locked, [key(reader.locationId), key(id)]);
  return found ? await single(tx, byId, [...valuesOf(reader), key(id)]) : null;
}

/** A checked favorite with its product, as it is written. */
export type WrittenFavorite = Omit<FavoriteForm, 'scope' | 'productId' | 'directions'> & {
  readonly scope: StoredFavorite['scope'];
  readonly productId: string;
  readonly directions: string;
};

/**
 * Whether another active favorite that the same users see has the name, ignoring case and accents. Names are locked
 * until the transaction ends, so that of two concurrent additions, one waits and finds the other's.
 */
export async function isFavoriteNameTaken(
  tx: Queryable,
  { name, scope }: Pick<WrittenFavorite, 'name' | 'scope'>,
  { locationId, locationUserId }: Pick<FavoriteReader, 'locationId' | 'locationUserId'>,
  exceptId: string | null = null,
): Promise<boolean> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('signa.favorite ' || signa.folded($1), 0))`, [name]);
  // Must be a separate statement, to see what the other transaction committed while this one waited.
  const { isTaken } = await single(
    tx,
    select(
      fields({
        isTaken: holds(`exists (select from signa.favorite f where f.is_active and f.scope = $2
          and signa.folded(f.name) = signa.folded($3) and f.id is distinct from $5
          and case f.scope when 'organization' then f.organization_id = ${organizationOf}
            when 'own' then f.location_id = $1 and f.created_by = $4 else f.location_id = $1 end)`),
      }),
      '',
    ),
    [
      key(locationId),
      scope,
      name,
      locationUserId === null ? null : key(locationUserId),
      exceptId === null ? null : key(exceptId),
    ],
  );
  return isTaken;
}

const written = [
  'scope',
  'name',
  'product_id',
  'directions',
  'unit_per_fill',
  'prn_flag',
  'refills',
  'days_supply',
  'note_to_pharmacy',
  'note_to_client',
  'species_codes',
  'weight_min',
  'weight_max',
  'weight_unit',
  'condition_code',
] as const;

const columnValues = (of: WrittenFavorite) => [
  of.scope,
  of.name,
  key(of.productId),
  of.directions,
  of.unitPerFill,
  of.prnFlag,
  of.refills,
  of.daysSupply,
  of.noteToPharmacy,
  of.noteToClient,
  of.species,
  of.weightMin,
  of.weightMax,
  of.weightUnit,
  of.conditionCode,
];

const placeholders = (first: number) => written.map((_, index) => `$${first + index}`).join(', ');

const inserted = statement(
  fields({ id: text(f.id) }),
  (list) => `insert into signa.favorite as f (location_id, created_by, organization_id, ${written.join(', ')})
    values ($1, $2, ${organizationOf}, ${placeholders(3)}) returning ${list}`,
);

/** Stores a favorite for the reader, who keeps it. */
export async function insertFavorite(
  tx: Queryable,
  added: WrittenFavorite,
  reader: FavoriteReader & { readonly locationUserId: string },
): Promise<StoredFavorite> {
  const [location, keeper] = [key(reader.locationId), key(reader.locationUserId)];
  const { id } = await single(tx, inserted, [location, keeper, ...columnValues(added)]);
  return await single(tx, byId, [...valuesOf(reader), key(id)]);
}

/** Changes a locked favorite; the reader keeps it from then on. */
export async function changeFavorite(
  tx: Queryable,
  id: string,
  changed: WrittenFavorite,
  reader: FavoriteReader & { readonly locationUserId: string },
): Promise<StoredFavorite> {
  await rows(
    tx,
    `update signa.favorite f set version = f.version + 1, created_by = $3, organization_id = ${organizationOf},
      (${written.join(', ')}) = (${placeholders(4)}) where f.location_id = $1 and f.id = $2`,
    [key(reader.locationId), key(id), key(reader.locationUserId), ...columnValues(changed)],
  );
  return await single(tx, byId, [...valuesOf(reader), key(id)]);
}

/** The row is kept. */
export async function retireFavorite(tx: Queryable, locationId: string, id: string): Promise<void> {
  await rows(
    tx,
    'update signa.favorite f set is_active = false, version = f.version + 1 where f.location_id = $1 and f.id = $2',
    [key(locationId), key(id)],
  );
}

/** Whether a health condition of this code is in the list. */
export async function isListedCondition(sql: Queryable, code: string): Promise<boolean> {
  const found = await rows(
    sql,
    select(fields({ code: text('m.code') }), 'from signa.health_condition m where m.code = $1'),
    [code],
  );
  return found.length > 0;
}
