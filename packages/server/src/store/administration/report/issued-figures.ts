import type { Operations } from '@signa/core/contract';
import { partsOf, type ReportPeriod } from '@signa/core/administration';
import { key } from '../../key.js';
import { always, integer } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { issuedForPatients } from './issued-for-patients.js';
import { boundsOf } from './period-bounds.js';

type IssuedFigure = Operations['GetIssuedFigures']['data']['issuedFigures'][number];

/** Parameters: $1 location, $2 and $3 bounds of the periods; each period is one index scan, without a sum over days. */
const statement = select(
  fields({
    issued: always(
      integer(`select count(*) from signa.prescription rx
    where rx.location_id = $1 and rx.issued_at >= part.since and rx.issued_at < part.until and ${issuedForPatients('rx')}`),
    ),
  }),
  'from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality part (since, until, place) order by part.place',
);

/** What was issued for patients in each part of a period. */
export async function countIssued(
  sql: Queryable,
  locationId: string,
  period: ReportPeriod,
  timeZone: string,
): Promise<IssuedFigure[]> {
  const parts = partsOf(period);
  const bounds = parts.map((part) => boundsOf(part, timeZone));
  const counts = await rows(sql, statement, [
    key(locationId),
    bounds.map(({ since }) => since),
    bounds.map(({ until }) => until),
  ]);
  return parts.map((part, index) => ({ ...part, issued: counts[index]?.issued ?? 0 }));
}
