import { breedJson, speciesJson } from '../../clients/patient/patient-json.js';
import { columnsOf, holds, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';

/** With what distinguishes it from the others. */
const a = columnsOf('patient as a');

/**
 * Other animals that could be meant: of client $3, or of the same name at the location (P-249). As a SQL JSON list, of
 * alias `pt`, the patient. At most 200 of the client and 50 namesakes.
 */
export const animalsJson = jsonList(
  jsonObject({
    id: text(a.id),
    name: a.name,
    species: speciesJson('a.species_code'),
    breed: breedJson('a.breed_code'),
    birthdate: a.birthdate,
    weight: a.weight,
    weightUnit: a.weight_unit,
    isOfClient: holds('a.is_of_client'),
    clientName: text('a.client_name'),
  }),
  {
    orderBy: 'a.is_of_client desc, a.name, a.id',
    from: `from (
    select o.*, exists (select from signa.patient_client l
        where l.location_id = o.location_id and l.patient_id = o.id and l.client_id = $3 and l.is_active) as is_of_client,
      (select nullif(concat_ws(' ', c.first_name, c.last_name), '')
        from signa.patient_client l join signa.client c on c.location_id = l.location_id and c.id = l.client_id
        where l.location_id = o.location_id and l.patient_id = o.id and l.is_active
        order by l.client_id = $3 desc, l.is_primary desc, l.client_id limit 1) as client_name
    from signa.patient o
    where o.location_id = pt.location_id and o.id <> pt.id and o.is_active and not o.is_deceased and not o.is_office_use
      and o.id = any (array(
          select l.patient_id from signa.patient_client l
          where l.location_id = pt.location_id and l.client_id = $3 and l.is_active order by l.patient_id limit 200
        ) || array(select signa.namesakes(pt.location_id, pt.id, 50)))
  ) a`,
  },
);
