import {
  type WithdrawnOrder,
  splitWrongPatientMeasure,
  type SplitWrongPatientMeasure,
  wrongPatientMinutes,
} from '@signa/core/prescribing';
import { endOfDayInstant, type PlainDate, startOfDayInstant } from '@signa/core/base';
import { issuedForPatients, signedForPatients } from './issued-for-patients.js';
import { issuedTogether } from './issued-together.js';
import { always, columnsOf, holds, instant, integer, sameAs, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';

const product = columnsOf('product as p');
const drugJson = (id: string) =>
  valueOf(
    jsonObject({ id: text(product.id), ingredients: product.ingredients }),
    `from signa.product p where p.id = ${id}`,
  );

const withdrawnAt = 'least(i.archived_at, i.declined_at)';
/** Withdrawn soon after issue, in the form of its partial index. */
const isWithdrawnSoon = `${withdrawnAt} - i.issued_at <= interval '${wrongPatientMinutes} minutes' and ${issuedForPatients('i')}`;
/** Undone before it was sent; the first condition is that of the index of the issued. */
const isUndone = `${signedForPatients('i')} and i.rx_status = 'Undone'`;

const o = columnsOf('prescription as o');
const laterJson = jsonList(
  jsonObject<WithdrawnOrder['later'][number]>({
    at: always(instant(o.issued_at)),
    patientId: always(text(o.patient_id)),
    product: always(drugJson('o.product_id')),
  }),
  {
    orderBy: 'o.id',
    from: `from signa.prescription o
            where o.location_id = $1 and ${issuedForPatients('o')}
              and o.issued_at between t.withdrawn_at and t.withdrawn_at + make_interval(mins => $4::integer)
              and o.acting_location_user_id = i.acting_location_user_id`,
  },
);

/** Orders of alias `i` with what followed their withdrawal. */
const ordersThat = (condition: string, at: string) =>
  jsonList(
    jsonObject<WithdrawnOrder>({
      at: always(instant('w.issued_at')),
      patientId: always(text('w.patient_id')),
      product: always(drugJson('w.product_id')),
      withdrawnAt: always(instant('w.withdrawn_at')),
      isOfBatch: holds('w.is_of_batch'),
      later: sameAs(laterJson, 'w.later'),
    }),
    {
      orderBy: 'w.id',
      from: `from (
        select i.id, i.issued_at, i.patient_id, i.product_id, t.withdrawn_at, ${issuedTogether('i')} as is_of_batch,
          ${laterJson} as later
        from signa.prescription i cross join lateral (select ${at} as withdrawn_at) t
        where i.location_id = $1 and i.issued_at between $2 and $3 and ${condition}
      ) w`,
    },
  );

/**
 * Parameters: $1 location, $2 and $3 range, $4 minutes. Issued prescriptions are counted in their own index; only those
 * withdrawn soon are read completely, with what the same user issued afterwards. Core counts (P-250).
 */
const statement = select(
  fields({
    issued: always(
      integer(`select count(*) from signa.prescription rx
      where rx.location_id = $1 and rx.issued_at between $2 and $3 and ${issuedForPatients('rx')}`),
    ),
    together: always(
      integer(`select count(*) from signa.prescription rx
      where rx.location_id = $1 and rx.issued_at between $2 and $3 and ${issuedForPatients('rx')} and ${issuedTogether('rx')}`),
    ),
    withdrawn: ordersThat(isWithdrawnSoon, withdrawnAt),
    undone: ordersThat(isUndone, 'i.undone_at'),
  }),
  '',
);

/** The wrong-patient measure of a location over an inclusive range of days. */
export async function loadWrongPatientMeasure(
  sql: Queryable,
  { locationId, from, to }: { readonly locationId: string; readonly from: PlainDate; readonly to: PlainDate },
  timeZone: string,
): Promise<SplitWrongPatientMeasure> {
  const { issued, together, withdrawn, undone } = await single(sql, statement, [
    locationId,
    startOfDayInstant(from, timeZone),
    endOfDayInstant(to, timeZone),
    wrongPatientMinutes,
  ]);
  return splitWrongPatientMeasure({ all: issued, together }, withdrawn, undone);
}
