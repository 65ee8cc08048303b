import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { columnsOf, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { clientValues, patientLinks, patientValues } from './made-values.js';

/** An import that records are added to. */
export interface OpenImport {
  readonly locationId: string;
  readonly id: string;
}

interface NamedImport {
  readonly locationId: string;
  readonly uuid: string;
  readonly at: Instant;
  /** Display name of the importing user. */
  readonly by: string;
}

const openImport = select(
  fields({ id: text(columnsOf('pims_import as i').id) }),
  'from signa.pims_import i where i.location_id = $1 and i.uuid = $2::uuid and i.undone_at is null for share',
);

/**
 * The active import of this name, or a new one. It is locked in shared mode: an undo waits for additions, and an
 * addition waits for an undo and then starts a new import.
 */
export async function joinImport(tx: Queryable, { locationId, uuid, at, by }: NamedImport): Promise<OpenImport> {
  for (;;) {
    await rows(
      tx,
      `insert into signa.pims_import (location_id, uuid, at, by_name) values ($1, $2::uuid, $3, $4)
      on conflict (location_id, uuid) where undone_at is null do nothing`,
      [key(locationId), uuid, at, by],
    );
    const [current] = await rows(tx, openImport, [key(locationId), uuid]);
    if (current) return { locationId, id: current.id };
  }
}

/** Stores new patients, with their links, as they are now. */
export async function keepMadePatients(tx: Queryable, open: OpenImport, ids: readonly string[]): Promise<void> {
  await rows(
    tx,
    `insert into signa.pims_import_record (location_id, import_id, noun, record_id, client_id, made)
    select p.location_id, $2, 'patient', p.id, (select l.client_id from signa.patient_client l
        where l.location_id = p.location_id and l.patient_id = p.id order by l.is_primary desc, l.client_id limit 1),
      ${patientValues('p')} || jsonb_build_object('links', ${patientLinks('p')})
    from signa.patient p where p.location_id = $1 and p.id = any ($3)`,
    keysOf(open, ids),
  );
}

/** Stores new clients as created by the import. */
export async function keepMadeClients(tx: Queryable, open: OpenImport, ids: readonly string[]): Promise<void> {
  await rows(
    tx,
    `insert into signa.pims_import_record (location_id, import_id, noun, record_id, client_id, made)
    select c.location_id, $2, 'client', c.id, c.id, ${clientValues('c')}
    from signa.client c where c.location_id = $1 and c.id = any ($3)`,
    keysOf(open, ids),
  );
}

/** Stores new external prescriptions as created by the import, with their client and patient. */
export async function keepMadePrescriptions(tx: Queryable, open: OpenImport, ids: readonly string[]): Promise<void> {
  await rows(
    tx,
    `insert into signa.pims_import_record (location_id, import_id, noun, record_id, client_id, made)
    select rx.location_id, $2, 'prescription', rx.id, rx.client_id,
      jsonb_build_object('clientId', rx.client_id, 'patientId', rx.patient_id)
    from signa.prescription rx where rx.location_id = $1 and rx.id = any ($3)`,
    keysOf(open, ids),
  );
}

const keysOf = ({ locationId, id }: OpenImport, ids: readonly string[]) => [key(locationId), key(id), ids.map(key)];
