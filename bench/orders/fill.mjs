/**
 * Inserts the orders of one location: two per minute back from now, with one to three lines, each for its own patient.
 */
const firstPatient = 30_000_000;
const firstOrder = 40_000_000;

/** How many of a hundred orders have each status; users search for the rare ones. */
const statuses = [
  ['completed', 70],
  ['shipped', 14],
  ['canceled', 8],
  ['refunded', 4],
  ['in-progress', 3],
  ['sent-to-fulfillment', 1],
];
const statusOf = (n) =>
  `(array[${statuses.flatMap(([code, share]) => Array(share).fill(`'${code}'`)).join(',')}])[1 + (${n} * 37) % 100]`;

/** Building indexes afterwards is faster than maintaining them. */
export async function insertOrders(client, { locationId, orders, patients }) {
  const { rows } = await client.query(
    `select indexdef as text, indexname as name from pg_indexes
    where schemaname = 'signa' and tablename in ('order_header', 'order_line') and indexname not like '%_pkey'
      and indexname not in (select conname from pg_constraint)`,
  );
  await client.query('set session_replication_role = replica');
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { name } of rows) await client.query(`drop index signa.${name}`);
  await client.query(
    `insert into signa.order_header (location_id, id, external_id, order_number, status, created_at)
    select $1::bigint, ${firstOrder} + n, 'bench-' || n, 'W' || (900000000 + n), ${statusOf('n')}, now() - n * interval '30 seconds'
    from generate_series(1, $2::bigint) n`,
    [locationId, orders],
  );
  await client.query(
    `insert into signa.order_line (location_id, id, order_id, external_id, patient_id, product_id, quantity, amount, status, shipped,
      order_shown_at, order_status)
    select $1::bigint, ${firstOrder} + n * 4 + line, ${firstOrder} + n, 'bench-' || n || '-' || line,
      ${firstPatient} + 1 + (n * 7919 + line) % $3::bigint, product.id, 1, 24.5, 'shipped', true,
      now() - n * interval '30 seconds', ${statusOf('n')}
    from generate_series(1, $2::bigint) n, generate_series(1, 1 + n % 3) line,
      (select min(id) as id from signa.product) product`,
    [locationId, orders, patients],
  );
  for (const { text } of rows) await client.query(text);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
