import type { Conditions } from '../../conditions.js';

/**
 * What drives the search of a filter when it is not simply the newest rows. Indexes separate prescriptions by status,
 * product, and expiration day, so that rare matches among a million rows are found without a scan (decision 31).
 */
type Lead =
  | { readonly by: 'history' }
  | { readonly by: 'status'; readonly statuses: readonly string[] }
  /** The products of a type, as a SQL condition on alias `p`. */
  | { readonly by: 'product'; readonly kind: string }
  | { readonly by: 'expiry' };

/** The prescriptions of alias `rx` that match a filter: those of its driving condition that meet the others. */
export interface Kept {
  readonly where: Conditions;
  readonly lead: Lead;
}

/** Number of newest prescriptions scanned for a product type before its products drive the search. */
const nearby = 2_000;

const order = 'order by rx.listed_at desc, rx.id desc';

/**
 * SQL for the ids and sort positions of matching prescriptions: the newest per driving value, which include the newest
 * overall.
 *
 * @param most - SQL for the number of rows wanted
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
      // Materialized; otherwise the planner would scan the newest rows to find a few that expire.
      return `with expiring as materialized (${found(where)}) select rx.id, rx.listed_at from expiring rx ${order} limit ${most}`;
  }
}

/** SQL for any matching prescriptions up to a number, with one column or none. */
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

/** A location prescribes few distinct products, so this takes one index step for each. */
function ofEachProduct(where: Conditions, kind: string, rest: string): string {
  const next = (after: string) =>
    `select rx.product_id from signa.prescription rx where rx.location_id = $1 and rx.removed_at is null ${after} order by rx.product_id limit 1`;
  return `(with recursive prescribed as (
      (${next('and rx.product_id is not null')})
      union all select (${next('and rx.product_id > prescribed.product_id')}) from prescribed where prescribed.product_id is not null
    ) select prescribed.product_id from prescribed join signa.product p on p.id = prescribed.product_id where ${kind}) lead
    cross join lateral (${found(where, 'rx.product_id = lead.product_id')} ${rest}) rx`;
}

/** A common type fills the page from the newest prescriptions; only if it does not is each product looked up. */
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
