import { always, numeric, rowCount, valueOf } from '../sql/expression.js';
import { jsonObject } from '../sql/json.js';

/** How many prescriptions tell what is usual; a product of a large location has hundreds of thousands. */
const newest = 200;

/**
 * The quantities in which the product $4 was issued at the location within the last two years: how many prescriptions,
 * of the newest 200, and the middle quantity, which is one that was issued and no mean of two (P-242). As a JSON value
 * of SQL, of alias `pt`, the patient; $5 is now.
 */
export const usageJson = always(
  valueOf(
    jsonObject({
      count: rowCount,
      median: numeric('percentile_disc(0.5) within group (order by u.unit_per_fill)'),
    }),
    `from (
    select rx.unit_per_fill from signa.prescription rx
    where rx.location_id = pt.location_id and rx.product_id = $4::bigint and rx.removed_at is null
      and rx.issued_at is not null and rx.rx_status <> 'IssuedElsewhere' and not rx.is_office_use and rx.listed_at > $5::timestamptz - interval '2 years'
    order by rx.listed_at desc, rx.id desc limit ${newest}
  ) u`,
  ),
);
