import { defaultPracticeGates, type PracticeGates } from '@signa/core/prescribing';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

export interface StoredPracticeGates extends PracticeGates {
  readonly locationId: string;
  /** 0 if the location has set none. */
  readonly version: number;
}

const g = columnsOf('renewal_gates as g');
const ofLocation = select(
  fields({
    locationId: g.location_id,
    isAllowed: g.is_allowed,
    examMonths: g.exam_months,
    weightMonths: g.weight_months,
    weightPercent: g.weight_percent,
    version: g.version,
  }),
  'from signa.renewal_gates g where g.location_id = $1',
);

/** The gates of a location; the default ones unless it set its own (P-463). */
export async function findPracticeGates(sql: Queryable, locationId: string): Promise<StoredPracticeGates> {
  const [found] = await rows(sql, ofLocation, [key(locationId)]);
  return found ?? { locationId, ...defaultPracticeGates, version: 0 };
}

/** Stores the gates of a location as its next version. */
export async function keepPracticeGates(
  tx: Queryable,
  locationId: string,
  { isAllowed, examMonths, weightMonths, weightPercent }: PracticeGates,
): Promise<void> {
  await rows(
    tx,
    `insert into signa.renewal_gates (location_id, is_allowed, exam_months, weight_months, weight_percent)
      values ($1, $2, $3, $4, $5)
      on conflict (location_id) do update set is_allowed = excluded.is_allowed, exam_months = excluded.exam_months,
        weight_months = excluded.weight_months, weight_percent = excluded.weight_percent,
        version = signa.renewal_gates.version + 1`,
    [key(locationId), isAllowed, examMonths, weightMonths, weightPercent],
  );
}
