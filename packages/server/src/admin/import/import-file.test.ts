import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvLine } from '@signa/core/administration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFileImports } from '../../store/pims/pims-import/file-import.js';
import { describeOnOneDatabase } from '../../testing/every-database.js';
import { sample, startSampleServer } from '../../testing/sample-server.js';
import type { TestServer } from '../../testing/test-server.js';
import { clientRecords } from './client/client-records.js';
import { recordCommands } from './import-command.js';
import { importFile } from './import-file.js';
import { patientRecords } from './patient/patient-records.js';
import type { RecordKind } from './record-kind.js';
import { undoFileImport } from './undo-import.js';

type Cells = Readonly<Record<string, string>>;

const locationId = sample.wren;
const exampleOf = ({ columns }: Pick<RecordKind<never, never>, 'columns'>): Cells =>
  Object.fromEntries(columns.map(({ name, example }) => [name, example]));
const ada = { ...exampleOf(clientRecords), external_id: 'C-1', first_name: 'Ada', last_name: 'Lund', email: '' };
const otis = { ...exampleOf(patientRecords), external_id: 'P-1', clients: 'C-1', name: 'Otis' };

describeOnOneDatabase('importing a file of records', (make) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    folder = await mkdtemp(join(tmpdir(), 'signa-import-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  const fileOf = async (name: string, lines: readonly Cells[]) => {
    const path = join(folder, name);
    const head = [...new Set(lines.flatMap((cells) => Object.keys(cells)))];
    await writeFile(
      path,
      [head, ...lines.map((cells) => head.map((column) => cells[column] ?? ''))].map(csvLine).join(''),
    );
    return path;
  };
  /** The command's output or error. */
  const run = async <D, F>(kind: RecordKind<D, F>, path: string, isDry = false) => {
    const told: string[] = [];
    const place = { locationId, now: '2026-11-24T12:00:00.000Z' };
    try {
      await importFile(server.db.database, { kind, path, place, isDry, tell: (line) => told.push(line) });
      // The first line names encoding and separator.
      return told.slice(1).join('\n');
    } catch (error) {
      return `refused: ${(error as Error).message}`;
    }
  };
  const undo = async (uuid: string, keepUsed = false) => {
    const told: string[] = [];
    try {
      await undoFileImport(server.db.database, { uuid, keepUsed, tell: (line) => told.push(line) });
      return told.join('\n');
    } catch (error) {
      return `refused: ${(error as Error).message}`;
    }
  };
  const imports = () =>
    server.db.database.read({ locationIds: [locationId] }, (sql) => listFileImports(sql, locationId));
  const idIn = (told: string) => /import undo (\S+)/.exec(told)?.[1] ?? '';
  /** Every row that an import creates. */
  const rowsThere = () =>
    own(`select kind, row from (select 'client' as kind, to_jsonb(t) as row from signa.client t
      union all select 'patient', to_jsonb(t) from signa.patient t
      union all select 'link', to_jsonb(t) from signa.patient_client t
      union all select 'weight', to_jsonb(t) from signa.recorded_weight t
      union all select 'search', to_jsonb(t) from signa.client_search t where client_id > 1000000) x order by kind, row::text`);

  it('A-463 A-321 imports clients and patients of a template as if they had been added in the portal', async () => {
    const clients = await fileOf('clients.csv', [
      { ...ada, phone_2_type: 'none', phone_2_number: '518 555 0178' },
      { external_id: 'C-2', first_name: '', last_name: 'Gone', is_active: 'no' },
    ]);
    expect(await run(clientRecords, clients)).toMatch(
      /^Imported up to line 3\.\nClients: 2 added, 0 already existed\.\nTo undo this import, run: signa-server admin import undo \S+$/,
    );
    const patients = await fileOf('patients.csv', [
      {
        ...otis,
        breed: 'Labrador Retriever',
        weighed_on: '10/1/2026',
        vet: sample.vet,
        allergies: 'penicillin; other: Fish\\; oil',
      },
      {
        external_id: 'P-2',
        clients: 'C-2; C-1',
        name: 'Old Tom',
        species: 'FELINE',
        gender: 'n',
        deceased_date: '01022024',
      },
    ]);
    expect(await run(patientRecords, patients)).toMatch(/Patients: 2 added/);
    const [client] = await own<{ id: string }>(
      `select record_id::text as id from signa.file_record where external_id = 'C-1'`,
    );
    const { locationClient } = await server.data(sample.vet, 'GetLocationClient', { id: client?.id ?? '' });
    expect(locationClient).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Lund', isActive: true, isPIMSImport: false },
      phones: [
        { phoneTypeId: 1, phoneNumber: '5185550177', isActive: true },
        { phoneTypeId: 0, phoneNumber: '5185550178', isActive: true },
      ],
      addresses: [{ addressTypeId: 1, addressLine1: '18 Regent St', addressLine2: null, state: 'NY', zip: '12866' }],
    });
    const animals = locationClient?.locationPatientClients.map(({ locationPatient }) => locationPatient?.name);
    expect(animals?.toSorted()).toEqual(['Old Tom', 'Otis']);
    const [otisRow, tom] = await own<object>(
      `select p.name, p.breed_code, p.weight::float as weight, p.is_deceased, p.allergies, w.at::text as at, u.display_name as vet
      from signa.patient p left join signa.recorded_weight w on w.patient_id = p.id
        left join signa.location_user u on u.id = p.presc_vet_location_user_id
      where p.name in ('Otis', 'Old Tom') and p.id in (select record_id from signa.pims_import_record) order by p.name desc`,
    );
    expect(otisRow).toMatchObject({
      ...{ breed_code: 'canine-labrador-retriever', weight: 30.5, vet: 'Dr. Maya Okafor' },
      ...{
        at: expect.stringContaining('2026-10-01') as string,
        allergies: [{ code: 'allergy-penicillin' }, { code: 'other', name: 'Fish; oil' }],
      },
    });
    expect(tom).toMatchObject({ is_deceased: true, weight: null, at: null });
  });

  it('A-321 the template of each kind can be imported', async () => {
    const added = async <D, F>(kind: RecordKind<D, F>) => {
      const path = join(folder, `${kind.noun}.csv`);
      await writeFile(path, recordCommands(kind)[`${kind.noun} template`]?.text?.() ?? '');
      return await run(kind, path);
    };
    expect(await added(clientRecords)).toMatch(/1 added, 0 already existed/);
    expect(await added(patientRecords)).toMatch(/1 added, 0 already existed/);
  });

  it.each<[Cells, string]>([
    [{ external_id: '' }, 'line 2, external_id: it is empty, so the record could not be recognized later'],
    [{ first_name: 'B@b' }, "line 2, first_name, 'B@b': Should be alphabetical characters and Space"],
    [{ phone_1_number: '123' }, "line 2, phone_1_number, '123': Invalid phone number"],
    [{ phone_1_type: 'Pager' }, "line 2, phone_1_type, 'Pager': Choose one of the listed phone types"],
    [{ address_1_zip: '1' }, "line 2, address_1_zip, '1': Zip code must be 5 digits"],
    [{ address_1_state: 'XX' }, "line 2, address_1_state, 'XX': Choose one of the 50 states or DC"],
    [{ is_active: 'maybe' }, "line 2, is_active: 'maybe' is not yes or no"],
    [{ email: 'ada' }, "line 2, email, 'ada': Input is not a valid e-mail"],
    [{ first_name: 'A\0b' }, "line 2, first_name, 'A\0b': Should be alphabetical characters and Space"],
    [
      { external_id: 'C\u202E9' },
      'line 2, external_id: Delete the invisible character U+202E after “C”: it can make this text read as something else',
    ],
    [
      { address_1_line_1: '1 Main\u202E St' },
      "line 2, address_1_line_1, '1 Main\u202E St': Delete the invisible character U+202E after “1 Main”",
    ],
  ])('A-321 C-286 reports what is wrong with a client with %j, and stores nothing', async (change, fault) => {
    const before = await rowsThere();
    const told = await run(clientRecords, await fileOf('bad.csv', [{ ...ada, external_id: 'C-9', ...change }]));
    expect(told).toContain(`  ${fault}`);
    expect(await rowsThere()).toEqual(before);
  });

  it.each<[Cells, string]>([
    [{ clients: 'C-77' }, "line 2, clients, 'C-77': no client has this external_id. Import clients first"],
    [{ clients: '' }, "line 2, clients, '': Choose a client for this patient."],
    [{ species: 'dragon' }, "line 2, species, 'dragon': Select one of the listed species."],
    [{ breed: 'Siamese' }, "line 2, breed, 'Siamese': Select one of the breeds of this species."],
    [{ gender: '' }, "line 2, gender, '': Select a gender."],
    [{ birthdate: '05/01/02' }, "line 2, birthdate, '05/01/02': Please select a birth date."],
    [{ weight: 'heavy' }, "line 2, weight, 'heavy': Weight must be between 0 and 9999.99"],
    [{ weight_unit: 'stone' }, "line 2, weight_unit, 'stone': Please provide weight Unit!"],
    [{ weighed_on: '2031-01-01' }, "line 2, weighed_on: '2031-01-01' is in the future"],
    [
      { allergies: `Moonlight, ${'or what looks like it, '.repeat(5)}` },
      'an entry has more than 100 characters. Separate entries with ;',
    ],
    [{ vet: 'nobody@x.example' }, 'line 2, vet: no user at the location has this email address'],
    [
      { deceased_date: '2031-01-01' },
      "line 2, deceased_date, '2031-01-01': The deceased date cannot be in the future.",
    ],
    [
      { deceased_date: '2001-01-01' },
      "line 2, deceased_date, '2001-01-01': The deceased date cannot be before the birth date.",
    ],
  ])('A-321 P-337 reports what is wrong with a patient with %j', async (change, fault) => {
    const told = await run(patientRecords, await fileOf('bad.csv', [{ ...otis, external_id: 'P-9', ...change }]));
    expect(told).toContain(fault);
  });

  it('A-321 reports an unknown column, a missing one, and a duplicate external_id', async () => {
    const { external_id: _, ...rest } = ada;
    expect(await run(clientRecords, await fileOf('head.csv', [{ ...rest, nickname: 'Addy' }]))).toMatch(
      /unknown column 'nickname'\n {2}missing column 'external_id'\nTo see the columns, run: signa-server admin client template/,
    );
    const twice = await fileOf('twice.csv', [
      { ...ada, external_id: 'C-8' },
      { ...ada, external_id: 'C-8' },
    ]);
    expect(await run(clientRecords, twice)).toContain("line 3, external_id, 'C-8': it is already on line 2");
    expect(await run(clientRecords, join(folder, 'nowhere.csv'))).toMatch(
      /^refused: Can.t read .*nowhere\.csv: ENOENT/,
    );
    expect(await run(clientRecords, await fileOf('empty.csv', [{}]))).toMatch(/^refused: /);
  });

  it('A-321 requires an existing location', async () => {
    const command = recordCommands(clientRecords)['client import'];
    for (const location of [undefined, '77', 'x'])
      await expect(
        command?.serve?.(server.db.database, { names: ['clients.csv'], flags: { location } }, () => undefined),
      ).rejects.toThrow('Enter a location with --location <id>.');
  });

  it('A-321 a dry run reports the result of each line and stores nothing', async () => {
    const before = await rowsThere();
    const path = await fileOf('dry.csv', [ada, { ...ada, external_id: 'C-3' }]);
    expect(await run(clientRecords, path, true)).toMatch(
      /^line 2: C-1 Ada Lund already exists with ID \d+\nline 3: C-3 Ada Lund would be added\nDry run: 1 would be added, 1 already exist\. Nothing was imported/,
    );
    expect(await rowsThere()).toEqual(before);
  });

  it('A-322 does not import a record again, even from another file', async () => {
    const before = await rowsThere();
    const path = await fileOf('again.csv', [{ ...ada, last_name: 'Other' }]);
    expect(await run(clientRecords, path)).toBe('Nothing to add: 1 already exist.');
    expect(await rowsThere()).toEqual(before);
  });

  // Imports files with many records.
  it('A-322 resumes after the last batch where it was interrupted, as one import', async () => {
    const path = await fileOf(
      'many.csv',
      Array.from({ length: 2_500 }, (_, index) => ({ ...ada, external_id: `M-${index}` })),
    );
    const { database } = server.db;
    let writes = 0;
    const stopped: typeof database = {
      ...database,
      write: async (scope, work) => {
        writes += 1;
        if (writes === 2) throw new Error('stopped');
        return await database.write(scope, work);
      },
    };
    const place = { locationId, now: '2026-11-24T12:00:00.000Z' };
    const options = { kind: clientRecords, path, place, isDry: false, tell: () => undefined };
    await expect(importFile(stopped, options)).rejects.toThrow('stopped');
    expect((await imports())[0]).toMatchObject({ made: 1_000, linesDone: 1_001, isFinished: false });
    const told = await run(clientRecords, path);
    expect(told).toMatch(/^Resuming an earlier import of this file after line 1001\.\nImported up to line 2001\./);
    const [one] = await imports();
    expect(one).toMatchObject({ made: 2_500, linesDone: 2_501, isFinished: true, uuid: idIn(told) });
    expect(await run(clientRecords, path)).toBe('Nothing to add: 2500 already exist.');
    expect(await undo(idIn(told))).toMatch(/^2500 removed, 0 kept\./);
    expect(await own(`select 1 from signa.client_search where last_name = 'lund' offset 2`)).toEqual([]);
  }, 180_000);

  it('A-323 undoing an import restores every row, and the file can be imported again', async () => {
    const before = await rowsThere();
    const clients = await fileOf('u1.csv', [{ ...ada, external_id: 'U-1' }]);
    const patients = await fileOf('u2.csv', [
      { ...otis, external_id: 'V-1', clients: 'U-1', weighed_on: '2026-10-01' },
    ]);
    for (let round = 0; round < 2; round += 1) {
      const first = idIn(await run(clientRecords, clients));
      const second = idIn(await run(patientRecords, patients));
      expect(await undo(first)).toMatch(
        /Nothing was undone: 1 would be kept\.\n.*Ada Lund: 1 patient of this client is kept\./,
      );
      expect(await undo(second)).toBe('1 removed, 0 kept. The file can be imported again.');
      expect(await undo(first)).toMatch(/^1 removed/);
      expect(await undo(first)).toBe('refused: This import was already undone.');
    }
    expect(await rowsThere()).toEqual(before);
    expect(await undo('none')).toMatch(/^refused: Import none not found\./);
  });

  it('A-323 undo is rejected with reasons for records changed or used since, unless these are kept', async () => {
    const clients = await fileOf('k1.csv', [
      { ...ada, external_id: 'K-1' },
      { ...ada, external_id: 'K-2' },
    ]);
    const first = idIn(await run(clientRecords, clients));
    const patients = await fileOf(
      'k2.csv',
      ['1', '2', '3'].map((n) => ({ ...otis, external_id: `L-${n}`, clients: 'K-1' })),
    );
    const second = idIn(await run(patientRecords, patients));
    const made = await own<{ id: string }>(
      `select r.record_id::text as id from signa.pims_import_record r join signa.pims_import i on i.id = r.import_id
      where i.uuid = $1 order by 1`,
      [second],
    );
    const [one, two] = made.map(({ id }) => id);
    await server.data(sample.vet, 'UpdateLocationPatient', { input: { id: one ?? '', locationId, name: 'Otto' } });
    const [owner] = await own<{ id: string }>(
      'select client_id::text as id from signa.patient_client where patient_id = $1',
      [two],
    );
    await server.data(sample.vet, 'AddPrescription', {
      addPrescriptionType: 'SaveAsDraft',
      input: {
        locationId,
        locationClientId: owner?.id ?? '',
        locationPatientId: two ?? '',
        productId: '1',
        unitPerFill: 1,
      },
    });
    const told = await undo(second);
    expect(told).toContain('Nothing was undone: 2 would be kept.');
    expect(told).toContain(`patient ${one} Otto: Its record was changed by hand: Name.`);
    expect(told).toContain(`patient ${two} Otis: 1 prescription was written after the import.`);
    expect(await undo(second, true)).toMatch(/^1 removed, 2 kept\./);
    expect(await undo(first, true)).toMatch(/^1 removed, 1 kept\./);
  });

  it('A-323 the portal does not show file imports and cannot undo them', async () => {
    const told = await run(clientRecords, await fileOf('p.csv', [{ ...ada, external_id: 'X-1' }]));
    const [made] = await own<{ id: string }>(
      `select record_id::text as id from signa.file_record where external_id = 'X-1'`,
    );
    const locationClientId = made?.id ?? '';
    expect((await server.data(sample.staff, 'GetPimsImports', { locationClientId })).pimsImports).toEqual([]);
    const { pimsImportUndo } = await server.data(sample.vet, 'PreviewPimsImportUndo', { importId: idIn(told) });
    expect(pimsImportUndo).toBeNull();
  });

  it.each<[string, string]>([
    ['first_name', ''],
    ['last_name', ''],
    ['email', 'ada'],
    ['phone_1_type', 'Pigeon'],
    ['phone_1_number', '123'],
    ['address_1_type', 'Cave'],
    ['address_1_line_1', ''],
    ['address_1_line_2', 'x'.repeat(300)],
    ['address_1_city', ''],
    ['address_1_state', 'XX'],
    ['address_1_zip', '1'],
  ])('A-321 names the column %s of an invalid client', async (column, value) => {
    const told = await run(
      clientRecords,
      await fileOf('column.csv', [{ ...ada, external_id: 'C-8', [column]: value }]),
    );
    expect([...told.matchAll(/line 2, ([a-z_\d]+)/g)].map(([, named]) => named)).toEqual([column]);
  });

  it.each<[string, string]>([
    ['name', ''],
    ['species', 'dragon'],
    ['gender', ''],
    ['weight', 'heavy'],
    ['weight_unit', 'stone'],
    ['allergies', 'x'.repeat(101)],
    ['health_conditions', 'x'.repeat(101)],
    ['medications', 'x'.repeat(101)],
  ])('A-321 names the column %s of an invalid patient', async (column, value) => {
    const told = await run(
      patientRecords,
      await fileOf('column.csv', [{ ...otis, external_id: 'P-8', [column]: value }]),
    );
    expect([...told.matchAll(/line 2, ([a-z_\d]+)/g)].map(([, named]) => named)).toContain(column);
  });

  it("A-324 the audit names the operator: for the file on the installation's chain, for each record on the location's", async () => {
    const chain = (operation: string) =>
      own<{ username: string; subject: string; location_id: string }>(
        'select username, subject, location_id::text from signa.audit_record where operation = $1 order by at desc, sequence desc limit 2',
        [operation],
      );
    await run(clientRecords, await fileOf('chain-clients.csv', [{ ...ada, external_id: 'X-2' }]));
    await undo(
      idIn(await run(patientRecords, await fileOf('chain.csv', [{ ...otis, external_id: 'X-3', clients: 'X-2' }]))),
    );
    for (const operation of ['ImportClients', 'ImportPatients', 'UndoFileImport']) {
      const entries = await chain(operation);
      expect(entries).toHaveLength(2);
      for (const { username } of entries) expect(username).toMatch(/^operator \S+ on /);
    }
    const [, patient] = (await chain('ImportPatients')).toSorted((a, b) => b.location_id.length - a.location_id.length);
    expect(patient?.subject).toMatch(/^patient:\d+$/);
    const [file, record] = (await chain('ImportClients')).toSorted(
      (a, b) => b.location_id.length - a.location_id.length,
    );
    expect(file?.subject).toMatch(/^import:/);
    expect(record).toMatchObject({ location_id: locationId, subject: expect.stringMatching(/^client:\d+$/) as string });
  });
});
