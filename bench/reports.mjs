/**
 * The reports of a location with 1,000,000 prescriptions and as many requests within a year, on PostgreSQL, including
 * authentication and authorization: the whole year, a typical month, and what expires soon.
 */
import { measureReads } from './server/measure-reads.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { sized } from './support/size.mjs';

const count = sized(1_000_000, 20_000);
const alerts = count / 5;
const days = 365;

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const year = { from: day(days - 1), to: day(0) };
const month = { from: day(29), to: day(0) };

export const run = () => withFilledDatabase({ locations: 1, tasks: 0, prescriptions: 0 }, measured);

async function measured(database, identity) {
  const locationId = await withConnection(database.url, async (client) => {
    const found = await client.query(`select location_id::text as id from signa.location_user order by id limit 1`);
    const { id } = found.rows[0];
    await client.query(
      `insert into signa.feature_flag (location_id, feature, is_on) values ($1, 'hasReportingPage', true)`,
      [id],
    );
    // One in 200 is withdrawn at once, and one in 10 of the drafts was declined.
    await client.query(
      `insert into signa.prescription (location_id, rx_status, rx_number, created_at, draft_created_at, issued_at, patient_id, product_id,
        unit_per_fill, acting_location_user_id, archived, archived_at, declined_at, decline_reason)
      select $1, case when n % 20 = 0 then 'RejectedDraft' else 'Created' end, 'b-' || n, t.at, t.at, case when n % 20 > 0 then t.at end,
        p.ids[1 + n % array_length(p.ids, 1)], r.ids[1 + n % array_length(r.ids, 1)], 1, u.ids[1 + n % array_length(u.ids, 1)],
        n % 200 = 1, case when n % 200 = 1 then t.at + interval '5 minutes' end, case when n % 20 = 0 then t.at end,
        case when n % 20 = 0 then 'Due for exam' end
      from generate_series(1, ${count}) n cross join lateral (select now() - interval '${days} days' * n / ${count} as at) t,
        (select array_agg(id) as ids from (select id from signa.patient where location_id = $1 limit 5000) one) p,
        (select array_agg(id) as ids from (select id from signa.product limit 200) one) r,
        (select array_agg(id) as ids from signa.location_user where location_id = $1) u`,
      [id],
    );
    await client.query(
      `insert into signa.task (location_id, type, status, origin, created_at, actioned_at, action_reason, initiated_by, prescription_id)
      select $1, (array['approval', 'renewal', 'expiring', 'draft'])[1 + n % 4], s.status, 'storefront', t.at,
        case when s.status <> 'PENDING' then t.at + interval '1 minute' * (n::bigint * 7919 % 6000) end,
        case when s.status = 'VET_DECLINED' then (array['Due for exam', 'Discontinued use', 'A text of ' || n % 1000])[1 + n % 3] end,
        case when n % 97 = 0 then 'System' end, case when s.status = 'VET_APPROVED' then x.id end
      from generate_series(1, ${count}) n cross join lateral (select now() - interval '${days} days' * n / ${count} as at) t
        cross join lateral (select (array['VET_APPROVED','VET_APPROVED','VET_APPROVED','VET_DECLINED','PENDING','PV1_APPROVED'])[1 + n % 6] as status) s,
        (select min(id) as id from signa.prescription where location_id = $1) x`,
      [id],
    );
    await client.query(
      `insert into signa.shown_alert (location_id, at, rule, grade, prescription_id)
      select $1, now() - interval '${days} days' * n / ${alerts}, 'table:C' || n % 60, (array['contraindicated', 'serious', 'worth-knowing'])[1 + n % 3], x.id + n % 1000
      from generate_series(1, ${alerts}) n, (select min(id) as id from signa.prescription where location_id = $1) x`,
      [id],
    );
    // Every second user of the location has a license that expires soon.
    await client.query(
      `update signa.location_user set vet_license_number = 'NY-' || id, vet_license_expiration = current_date + 20
      where location_id = $1 and id % 2 = 0`,
      [id],
    );
    await client.query(`update signa.location set alerts_since = now() - interval '2 years'`);
    await client.query('vacuum analyze');
    return id;
  });
  const read = (name, operation, period) => ({
    name,
    operation,
    variables: { locationId, ...period },
    goal: 300,
  });
  const figures = [
    'GetIssuedFigures',
    'GetRequestFigures',
    'GetDeclineFigures',
    'GetAlertFigures',
    'GetWrongPatientMeasure',
  ];
  return measureReads(database.url, identity, [
    ...figures.flatMap((operation) => [
      read(`${operation} of a year, all rows`, operation, year),
      read(`${operation} of a month`, operation, month),
    ]),
    read('what expires soon', 'GetEndingRights', {}),
  ]);
}
