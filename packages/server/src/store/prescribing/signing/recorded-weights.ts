import { columnsOf, instant } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';

const w = columnsOf('recorded_weight as w');

/** The patient's recorded weights, newest first, at most 50 (P-243). As a SQL JSON list, of alias `pt`, the patient. */
export const weightsJson = jsonList(
  jsonObject({ at: instant(w.at), weight: w.weight, weightUnit: w.weight_unit, by: w.recorded_by }),
  {
    orderBy: 'w.at desc, w.id desc',
    from: `from (
    select w.id, w.at, w.weight, w.weight_unit, w.recorded_by from signa.recorded_weight w
    where w.location_id = pt.location_id and w.patient_id = pt.id
    order by w.at desc, w.id desc limit 50
  ) w`,
  },
);
