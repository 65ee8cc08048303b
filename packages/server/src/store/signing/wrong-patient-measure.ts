import {
  type WithdrawnOrder,
  wrongPatientMeasure,
  type WrongPatientMeasure,
  wrongPatientMinutes,
} from '@signa/core/prescribing';
import { endOfDayInstant, type PlainDate, startOfDayInstant } from '@signa/core/base';
import { issuedForPatients } from '../report/issued-for-patients.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';

const drugJson = (id: string) =>
  `(select json_build_object('id', p.id::text, 'ingredients', p.ingredients) from signa.product p where p.id = ${id})`;

/** What was taken back soon, as the index of it has it. */
const isSoon = `least(i.archived_at, i.declined_at) - i.issued_at <= interval '${wrongPatientMinutes} minutes'`;

/**
 * $1 location, $2 and $3 the range, $4 minutes. What is issued is counted in an index of its own; only what was withdrawn
 * soon is read whole, with what the same person issued in the time after that. Core counts (P-250).
 */
const statement = `select
    (select count(*)::integer from signa.prescription rx
      where rx.location_id = $1 and rx.issued_at between $2 and $3 and ${issuedForPatients('rx')}) as "issued",
    coalesce((select json_agg(json_build_object('at', signa.instant(w.issued_at), 'patientId', w.patient_id::text,
        'product', ${drugJson('w.product_id')}, 'withdrawnAt', signa.instant(w.withdrawn_at), 'later', w.later) order by w.id)
      from (
        select i.id, i.issued_at, i.patient_id, i.product_id, t.withdrawn_at,
          (select coalesce(json_agg(json_build_object('at', signa.instant(o.issued_at), 'patientId', o.patient_id::text,
              'product', ${drugJson('o.product_id')}) order by o.id), '[]')
            from signa.prescription o
            where o.location_id = $1 and ${issuedForPatients('o')}
              and o.issued_at between t.withdrawn_at and t.withdrawn_at + make_interval(mins => $4::integer)
              and o.acting_location_user_id = i.acting_location_user_id) as later
        from signa.prescription i cross join lateral (select least(i.archived_at, i.declined_at) as withdrawn_at) t
        where i.location_id = $1 and i.issued_at between $2 and $3 and ${isSoon} and ${issuedForPatients('i')}
      ) w), '[]') as "withdrawn"`;

/** The wrong-patient measure of a location over a range of its days, both included. */
export async function loadWrongPatientMeasure(
  sql: Queryable,
  { locationId, from, to }: { readonly locationId: string; readonly from: PlainDate; readonly to: PlainDate },
  timeZone: string,
): Promise<WrongPatientMeasure> {
  const { issued, withdrawn } = await uncheckedRow<{ issued: number; withdrawn: WithdrawnOrder[] }>(sql, statement, [
    locationId,
    startOfDayInstant(from, timeZone),
    endOfDayInstant(to, timeZone),
    wrongPatientMinutes,
  ]);
  return wrongPatientMeasure(issued, withdrawn);
}
