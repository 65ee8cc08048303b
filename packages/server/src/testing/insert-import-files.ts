import { randomUUID } from 'node:crypto';
import type { ImportStage } from '@signa/core/pims';
import type { TestDatabase } from './test-database.js';

/** Files of a location by what is done with them, and an upload whose file was not added yet. */
export interface ImportFileIds {
  readonly read: string;
  readonly map: string;
  readonly check: string;
  readonly start: string;
  readonly undo: string;
  readonly remove: string;
  readonly upload: string;
}

const content = 'id;name;last;phone;street;city;state;zip\n7;José;Muñoz;518 555 0177;18 Regent St;Albany;NY;12207\n';
const from = (header: string) => ({ from: header, examples: ['x'], confidence: 'certain', note: 'as it is' });
const inspection = {
  format: 'clients.csv is read as UTF-8, separated by semicolons.',
  encoding: 'utf-8',
  encodings: [{ value: 'utf-8', label: 'UTF-8' }],
  chosen: {},
  headers: content
    .split('\n', 1)
    .join()
    .split(';')
    .map((name) => ({ name, examples: ['x'] })),
  samples: [
    {
      line: 2,
      values: {
        id: '7',
        name: 'José',
        last: '',
        phone: '518',
        street: '18 Regent St',
        city: 'Albany',
        state: 'NY',
        zip: '',
      },
      cells: ['7', 'José', '', '518', '18 Regent St', 'Albany', 'NY', ''],
      misfit: null,
    },
  ],
  lines: 2,
  mapping: {
    ...{ signa_mapping: 1, kind: 'client', encoding: 'utf-8', separator: 'semicolon', unused: ['city'] },
    columns: {
      external_id: from('id'),
      first_name: from('name'),
      last_name: { value: '?' },
      phone_1_number: from('phone'),
      is_active: { ...from('state'), values: { NY: '? yes' } },
    },
  },
};
const report = {
  ...{ added: 1, known: 0, repeats: 0, faulty: 1, notes: ['In 1 line, a phone was dropped.'] },
  faults: [{ line: 2, column: 'phone', value: '518', what: 'it is too short' }],
  columns: [{ column: 'phone', count: 1, accepts: 'US phone number in any format' }],
};
const stays = { count: 1, records: [{ name: 'José Muñoz', reasons: ['A request names the client.'] }] };

/** Inserts files of a location in the stages that their actions need. */
export async function insertImportFiles(db: Pick<TestDatabase, 'asOwner'>, locationId: string): Promise<ImportFileIds> {
  const insert = async (stage: ImportStage, hasQuestions: boolean): Promise<string> => {
    const id = randomUUID();
    const answered = { ...inspection, mapping: { ...inspection.mapping, columns: { external_id: from('id') } } };
    await db.asOwner(
      `with made as (insert into signa.pims_import (location_id, uuid, at, by_name) values ($1, gen_random_uuid(), now(), 'Ana Cruz') returning id)
      insert into signa.import_file (location_id, uuid, noun, name, size, created_at, by_name, stage, started_by, started_name, inspection,
        report, stays, problem, lines_done, import_id, removed_count)
      select $1, $2::uuid, 'client', 'clients.csv', $3, now(), 'Ana Cruz', $4, '{"username": "ana@signa.test"}', 'Ana Cruz', $5, $6, $7,
        'It stopped.', 2, id, 1 from made`,
      [
        ...[locationId, id, content.length, stage],
        ...[JSON.stringify(hasQuestions ? inspection : answered), JSON.stringify(report), JSON.stringify(stays)],
      ],
    );
    await insertPart(id, 'content');
    await insertPart(id, 'left-out');
    return id;
  };
  const insertPart = (id: string, kind: string) =>
    db.asOwner(
      `insert into signa.import_file_part (location_id, file_uuid, kind, number, created_at, content)
      values ($1, $2::uuid, $3, 0, now(), convert_to($4, 'UTF8'))`,
      [locationId, id, kind, kind === 'content' ? 'id' : content],
    );
  const upload = randomUUID();
  await insertPart(upload, 'content');
  return {
    ...{ read: await insert('mapping', true), map: await insert('mapping', true) },
    ...{ check: await insert('mapping', false), start: await insert('checked', false) },
    ...{ undo: await insert('done', false), remove: await insert('checked', false), upload },
  };
}
