import type { Conditions } from '../conditions.js';

/**
 * What leads to the prescriptions of a filter, where it is not the newest of all: an index holds those of each status,
 * of each product and of each day of expiry apart, so that what is rare among a million is found without a walk
 * through them (decision 31).
 */
type Lead =
  | { readonly by: 'history' }
  | { readonly by: 'status'; readonly statuses: readonly string[] }
  /** The products of a kind, as an SQL condition on alias `p`. */
  | { readonly by: 'product'; readonly kind: string }
  | { readonly by: 'expiry' };

/** The prescriptions of alias `rx` that a filter keeps: those of its lead that meet the conditions. */
export interface Kept {
  readonly where: Conditions;
  readonly lead: Lead;
}

/** So many of the newest prescriptions are looked through for a kind of product, before its products lead. */
const nearby = 2_000;

const order = 'order by rx.listed_at desc, rx.id desc';

/**
 * SQL of the ids and places in the history of prescriptions that a filter keeps: of each lead the newest, so that the
 * newest of all are among them.
 *
 * @param most - SQL of how many of all are wanted
 */
export function newestOf({ where, lead }: Kept, most: string): string {
  switch (lead.by) {
    case 'history':
      return `${found(where)} ${order} limit ${most}`;
    case 'status':
      return `select rx.* from ${ofEachStatus(where, lead.statuses, `${order} limit ${most}`)}`;
    case 'product':
      return nearElseFar(where, lead.kind, most);
    case 'expiry':
      // Materialized, or the newest would be walked through in search of some that expire.
      return `with expiring as materialized (${found(where)}) select rx.id, rx.listed_at from expiring rx ${order} limit ${most}`;
  }
}

/** SQL of any so many prescriptions that a filter keeps, one column or none. */
export function anyOf({ where, lead }: Kept, most: string): string {
  switch (lead.by) {
    case 'history':
    case 'expiry':
      return `${found(where)} limit ${most}`;
    case 'status':
      return `select from ${ofEachStatus(where, lead.statuses, `limit ${most}`)} limit ${most}`;
    case 'product':
      return `select from ${ofEachProduct(where, lead.kind, `limit ${most}`)} limit ${most}`;
  }
}

const found = (where: Conditions, also = 'true') =>
  `select rx.id, rx.listed_at from signa.prescription rx where ${where.text} and ${also}`;

function ofEachStatus(where: Conditions, statuses: readonly string[], rest: string): string {
  return `unnest(${where.bind(statuses)}::text[]) lead (status)
    cross join lateral (${found(where, 'rx.rx_status = lead.status')} ${rest}) rx`;
}

/** The products that the location has prescribed are few beside its prescriptions: each is one step in their index. */
function ofEachProduct(where: Conditions, kind: string, rest: string): string {
  const next = (after: string) =>
    `select rx.product_id from signa.prescription rx where rx.location_id = $1 and rx.removed_at is null ${after} order by rx.product_id limit 1`;
  return `(with recursive prescribed as (
      (${next('and rx.product_id is not null')})
      union all select (${next('and rx.product_id > prescribed.product_id')}) from prescribed where prescribed.product_id is not null
    ) select prescribed.product_id from prescribed join signa.product p on p.id = prescribed.product_id where ${kind}) lead
    cross join lateral (${found(where, 'rx.product_id = lead.product_id')} ${rest}) rx`;
}

/** A kind that is not rare fills the page from the newest prescriptions; only where they do not is each product asked. */
function nearElseFar(where: Conditions, kind: string, most: string): string {
  return `with newest as materialized (
      select rx.id, rx.listed_at, rx.product_id from signa.prescription rx where ${where.text} ${order} limit ${most}::bigint + ${nearby}
    ), near as materialized (
      select rx.id, rx.listed_at from newest rx
      where (select ${kind} from signa.product p where p.id = rx.product_id) ${order} limit ${most}
    )
    select near.id, near.listed_at from near where (select count(*) from near) >= ${most}
    union all
    select rx.id, rx.listed_at from ${ofEachProduct(where, kind, `${order} limit ${most}`)} where (select count(*) from near) < ${most}`;
}
