import { always, numeric, rowCount, valueOf } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';

/** Number of prescriptions that define the usual quantity; a product of a large location has hundreds of thousands. */
const newest = 200;

/**
 * The quantities in which product $4 was issued at the location within the last two years: the number of prescriptions
 * among the newest 200, and their median, which is a quantity that was issued rather than a mean (P-242). As a SQL JSON
 * value, of alias `pt`, the patient; $5 is now.
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
      and rx.issued_at is not null and rx.rx_status not in ('IssuedElsewhere', 'Undone') and not rx.is_office_use and rx.listed_at > $5::timestamptz - interval '2 years'
    order by rx.listed_at desc, rx.id desc limit ${newest}
  ) u`,
  ),
);
