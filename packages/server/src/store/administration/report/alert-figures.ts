import type { Operations } from '@signa/core/contract';
import { alertName, interrupts } from '@signa/core/administration';
import { conflictGrades } from '@signa/core/safety';
import { todayIn } from '@signa/core/base';
import { activePackageOf } from '../../knowledge/active-knowledge.js';
import { key } from '../../key.js';
import { always, instant, integer, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { issuedForPatients } from './issued-for-patients.js';
import { issuedTogether } from './issued-together.js';
import type { PeriodBounds } from './period-bounds.js';

type AlertFigures = Operations['GetAlertFigures']['data']['alertFigures'];

/** Parameters: $1 location, $2 and $3 bounds. */
const within = `a.location_id = $1 and a.at >= $2 and a.at < $3`;

const counts = select(
  fields({
    since: always(instant('l.alerts_since')),
    issued: always(
      integer(`select count(*) from signa.prescription rx
      where rx.location_id = $1 and rx.issued_at >= greatest($2::timestamptz, l.alerts_since) and rx.issued_at < $3 and ${issuedForPatients('rx')}`),
    ),
    overridden: always(
      integer(`select count(distinct a.prescription_id) from signa.shown_alert a
      where ${within} and a.prescription_id is not null and a.grade = any ($4::text[])`),
    ),
    issuedTogether: always(
      integer(`select count(*) from signa.prescription rx
      where rx.location_id = $1 and rx.issued_at >= greatest($2::timestamptz, l.alerts_since) and rx.issued_at < $3 and ${issuedForPatients('rx')}
        and ${issuedTogether('rx')}`),
    ),
    overriddenTogether: always(
      integer(`select count(distinct a.prescription_id) from signa.shown_alert a
      join signa.prescription rx on rx.location_id = a.location_id and rx.id = a.prescription_id
      where ${within} and a.grade = any ($4::text[]) and ${issuedTogether('rx')}`),
    ),
  }),
  'from signa.location l where l.id = $1',
);

const byRule = select(
  fields({
    rule: always(text('a.rule')),
    grade: always(text('a.grade')),
    issued: always(integer('count(a.prescription_id)')),
    declined: always(integer('count(*) - count(a.prescription_id)')),
  }),
  `from signa.shown_alert a where ${within} group by a.rule, a.grade order by count(*) desc, a.rule, a.grade`,
);

/** The rules that raised alerts for prescriptions or declines between two instants. */
export async function countAlerts(
  sql: Queryable,
  locationId: string,
  { since, until }: PeriodBounds,
  timeZone: string,
): Promise<AlertFigures> {
  const values = [key(locationId), since, until];
  const { since: counted, ...sums } = await single(sql, counts, [...values, conflictGrades.filter(interrupts)]);
  const rules = await rows(sql, byRule, values);
  const { base } = await activePackageOf(sql);
  return {
    since: todayIn(timeZone, counted),
    ...sums,
    rules: rules.map((one) => ({ ...one, name: alertName(one.rule, base) })),
  };
}
