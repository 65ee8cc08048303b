import { randomUUID } from 'node:crypto';
import { patientLinks, patientValues } from '../store/pims/pims-import/made-values.js';
import type { TestDatabase } from './test-database.js';

/** Inserts an import that created a location's existing patients, and returns its name. */
export async function insertStoredImport(
  db: Pick<TestDatabase, 'asOwner'>,
  locationId: string,
  patientIds: readonly string[],
): Promise<string> {
  const uuid = randomUUID();
  await db.asOwner(
    `with laid as (
      insert into signa.pims_import (location_id, uuid, at, by_name) values ($1, $2, now(), 'Dr. Okafor') returning id)
    insert into signa.pims_import_record (location_id, import_id, noun, record_id, client_id, made)
    select p.location_id, laid.id, 'patient', p.id, (select min(l.client_id) from signa.patient_client l
        where l.location_id = p.location_id and l.patient_id = p.id),
      ${patientValues('p')} || jsonb_build_object('links', ${patientLinks('p')})
    from laid, signa.patient p where p.location_id = $1 and p.id = any ($3::bigint[])
      and exists (select from signa.patient_client l where l.location_id = p.location_id and l.patient_id = p.id)`,
    [locationId, uuid, patientIds],
  );
  return uuid;
}
