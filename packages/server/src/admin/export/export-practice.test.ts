import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { csvLine } from '@signa/core/administration';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../testing/every-database.js';
import { sample } from '../../testing/sample-server.js';
import type { TestDatabase } from '../../testing/test-database.js';
import { isOpenAt, unitsLeft, usedTable } from '../../store/prescribing/signing/fills.js';
import { listText } from '@signa/core/pims';
import { clientRecords } from '../import/client/client-records.js';
import { importFile } from '../import/import-file.js';
import { patientRecords } from '../import/patient/patient-records.js';
import { prescriptionRecords } from '../import/prescription/prescription-records.js';
import type { RecordKind } from '../import/record-kind.js';
import { exportPractice } from './export-practice.js';

type Cells = Readonly<Record<string, string>>;

/** A file as Excel saves it with US settings: numbers without zeros before them, dates as M/D/YYYY, more empty columns. */
function savedByExcel(text: string): string {
  const lines: string[][] = parse(text, { bom: true });
  const saved = (cell: string) =>
    cell
      .replace(/^0+(?=\d+$)/, '')
      .replace(/^(\d{4})-(\d\d)-(\d\d)$/, (_, year: string, month: string, day: string) =>
        [Number(month), Number(day), year].join('/'),
      );
  return `\uFEFF${lines.map((cells) => csvLine([...cells.map(saved), '', ''])).join('')}${csvLine(['', '', '', ''])}`;
}

describeOnOneDatabase('export of all data of a practice', (make) => {
  let db: TestDatabase;
  let folder: string;
  let folders = 0;
  beforeAll(async () => {
    db = await make();
    folder = await mkdtemp(join(tmpdir(), 'signa-export-'));
  });
  afterAll(async () => {
    await db.dispose();
    await rm(folder, { recursive: true });
  });

  /** A location with the users of Wren Street and no other data. */
  const emptyLocation = async () => {
    const copy = async (table: string, change: string, where: string) => {
      const [made] = await db.asOwner<{ id: string }>(
        `insert into signa.${table} select (json_populate_record(t, (${change})::json)).* from signa.${table} t
        where ${where} returning id::text`,
      );
      return made?.id ?? '';
    };
    const id = await copy(
      'location',
      `select json_build_object('id', (select max(id) + 1 from signa.location), 'uuid', gen_random_uuid())`,
      `t.id = ${sample.wren}`,
    );
    await copy(
      'location_user',
      `select json_build_object('location_id', ${id}, 'id', t.id + ${id} * 1000000, 'uuid', gen_random_uuid(), 'is_primary', false)`,
      `t.location_id = ${sample.wren}`,
    );
    return id;
  };
  const importAll = async <D, F>(kind: RecordKind<D, F>, path: string, locationId: string) => {
    const place = { locationId, now: new Date().toISOString() };
    await importFile(db.database, { kind, path, place, isDry: false, tell: () => undefined });
  };
  const exported = async (locationId: string) => {
    folders += 1;
    const to = join(folder, String(folders));
    const written = await exportPractice(db.database, locationId, to);
    return { locationId, to, written, textOf: (name: string) => readFile(join(to, name), 'utf8') };
  };
  const again = async (from: string) => {
    const locationId = await emptyLocation();
    await importAll(clientRecords, join(from, 'clients.csv'), locationId);
    await importAll(patientRecords, join(from, 'patients.csv'), locationId);
    return await exported(locationId);
  };

  /** Same as above with active prescriptions. */
  const allAgain = async (from: string) => {
    const { locationId } = await again(from);
    await importAll(prescriptionRecords, join(from, 'open-prescriptions.csv'), locationId);
    return await exported(locationId);
  };

  it('A-325 the sample is unchanged after an import into an empty location', async () => {
    const first = await exported(sample.wren);
    const second = await again(first.to);
    for (const name of ['clients.csv', 'patients.csv'])
      expect(await second.textOf(name)).toBe(await first.textOf(name));
    expect((await first.textOf('patients.csv')).split('\r\n').length).toBeGreaterThan(10);
  });

  it('C-347 contains every alert of the location with who said so, also those that ended', async () => {
    const lines: Record<string, string>[] = parse(await (await exported(sample.wren)).textOf('alerts.csv'), {
      ...{ bom: true, columns: true },
    });
    expect(lines).toHaveLength(7);
    expect(lines.find(({ kind }) => kind === 'bites')).toMatchObject({
      ...{ client: '', text: 'muzzle for nail trims, calm with his owner', said_by: 'Dr. Maya Okafor', ended_at: '' },
    });
    expect(lines.find(({ kind }) => kind === 'preferredLanguage')).toMatchObject({ language: 'es', patient: '' });
    expect(lines.find(({ ended_at: end }) => end !== '')).toMatchObject({
      ...{ kind: 'other', ended_by: 'Luis Ferreira', end_reason: 'Lives with two cats since spring' },
    });
    const other: unknown[] = parse(await (await exported(sample.battenkill)).textOf('alerts.csv'), { bom: true });
    expect(other).toHaveLength(3);
  });

  it('A-516 every file begins with a byte order mark, so that Excel reads it as UTF-8', async () => {
    const { to, written } = await exported(sample.wren);
    expect(written.length).toBeGreaterThan(5);
    for (const { name, sha256 } of written) {
      const bytes = await readFile(join(to, name));
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });

  it('A-516 comes back unchanged from Excel, which removes zeros of zip codes and rewrites dates', async () => {
    const { to } = await exported(sample.wren);
    const clients = join(to, 'clients.csv');
    await writeFile(clients, (await readFile(clients, 'utf8')).replace(/,NY,\d{5}\r\n/, ',MA,01001\r\n'));
    const first = await again(to);
    const names = ['clients.csv', 'patients.csv'] as const;
    const before = await Promise.all(names.map(first.textOf));
    for (const name of names) await writeFile(join(first.to, name), savedByExcel(await first.textOf(name)));
    expect(await first.textOf('clients.csv')).toContain(',MA,1001,');
    expect(await first.textOf('patients.csv')).toMatch(/,\d{1,2}\/\d{1,2}\/20\d\d,/);
    const second = await again(first.to);
    expect(await Promise.all(names.map(second.textOf))).toEqual(before);
  });

  it('A-414 active prescriptions are unchanged after an export and import, first as issued here and then as external', async () => {
    const first = await exported(sample.wren);
    const second = await allAgain(first.to);
    const third = await allAgain(second.to);
    const text = await first.textOf('open-prescriptions.csv');
    expect(text.split('\r\n').length).toBeGreaterThan(40);
    expect(text).toMatch(/,26-\d+,.*,open\r\n/);
    expect(await second.textOf('open-prescriptions.csv')).toBe(text);
    expect(await third.textOf('open-prescriptions.csv')).toBe(text);
    const statuses = (locationId: string) =>
      db.asOwner(`select distinct rx_status from signa.prescription where location_id = ${locationId}`);
    expect(await statuses(third.locationId)).toEqual([{ rx_status: 'IssuedElsewhere' }]);
  });

  it('P-332 A-325 uses the names as of issue for what was issued', async () => {
    const place = (await exported(sample.wren)).textOf('open-prescriptions.csv');
    await db.asOwner(`update signa.location set name = 'Sold Hospital' where id = ${sample.wren}`);
    await db.asOwner(`update signa.location_user set display_name = 'Dr. Married'`);
    await db.asOwner(`update signa.product set title = title || '!'`);
    const { textOf } = await exported(sample.wren);
    const [open, all] = [await textOf('open-prescriptions.csv'), await textOf('prescriptions.csv')];
    await db.asOwner(`update signa.product set title = rtrim(title, '!')`);
    expect(open).toBe(await place);
    const issued = all.split('\r\n').filter((line) => line.includes('Created'));
    expect(issued.length).toBeGreaterThan(2);
    for (const line of issued) {
      expect(line).toContain('Wren Street Animal Hospital');
      expect(line).toContain('recordedLater');
      expect(line).not.toMatch(/Sold Hospital|Dr\. Married|!,/);
    }
  });

  it('A-414 contains what is left of each prescription: units, last day, and patient, and nothing expired', async () => {
    const first = await exported(sample.wren);
    const { locationId } = await allAgain(first.to);
    const open = (of: string) =>
      db.asOwner<object>(
        `select d.sku, p.name, rx.expires_on::text, rx.directions, ${unitsLeft}::float8 as units from signa.prescription rx
          join signa.location l on l.id = rx.location_id
          join signa.product d on d.id = rx.product_id
          join signa.patient p on p.location_id = rx.location_id and p.id = rx.patient_id and not p.is_deceased
          cross join ${usedTable}
        where rx.location_id = ${of} and not rx.is_office_use and ${isOpenAt('now()')} order by 1, 2, 3, 4, 5`,
      );
    expect(await open(locationId)).toEqual(await open(sample.wren));
  });

  it('A-325 any text is unchanged after an export and import', async () => {
    const odd = fc.constantFrom(
      '=1+1',
      "'=1",
      "''@x",
      '+1',
      '-1',
      "'quoted'",
      'a "b", c',
      'two\nlines',
      'x;y\\',
      '＝1',
    );
    const letters = fc.stringMatching(/^[A-Za-z][A-Za-z' -]{0,8}[A-Za-z]$/);
    const clients = fc.sample(
      fc.record({
        first_name: letters,
        last_name: letters,
        is_active: fc.constantFrom('yes', 'no'),
        phone_1_type: fc.constantFrom('Cell', 'none', 'Fax'),
        phone_1_number: fc.integer({ min: 2_000_000, max: 9_999_999 }).map((number) => `518${number}`),
        phone_2_number: fc.constantFrom('', '5185550100'),
        address_1_line_1: odd,
        address_1_line_2: fc.oneof(odd, fc.constant('')),
        address_1_city: odd,
        address_1_state: fc.constant('NY'),
        address_1_zip: fc.constant('12866'),
      }),
      { numRuns: 60, seed: 7 },
    );
    const patients = fc.sample(
      fc.record({
        name: fc.oneof(letters, fc.constantFrom('Otis', "D'Arcy")),
        species: fc.constantFrom('canine', 'feline', 'equine'),
        gender: fc.constantFrom('M', 'F', 'N', 'S'),
        birthdate: fc.constantFrom('', '2020-05-01'),
        weight: fc.constantFrom('', '0', '30.5', '9999.99'),
        weight_unit: fc.constantFrom('', 'lbs', 'kg'),
        weighed_on: fc.constantFrom('', '2026-01-31'),
        allergies: fc.oneof(
          fc.constant(''),
          odd.map((text) => listText([`other: ${text}`])),
        ),
        is_active: fc.constantFrom('yes', 'no'),
        deceased_date: fc.constantFrom('', '2025-12-31'),
        vet: fc.constantFrom('', sample.vet),
      }),
      { numRuns: 60, seed: 8 },
    );
    const write = async (name: string, lines: readonly Cells[]) => {
      const path = join(folder, name);
      const head = Object.keys(lines[0] ?? {});
      await writeFile(
        path,
        [head, ...lines.map((cells) => head.map((column) => cells[column] ?? ''))].map(csvLine).join(''),
      );
      return path;
    };
    const locationId = await emptyLocation();
    await importAll(
      clientRecords,
      await write(
        'c.csv',
        clients.map((cells, index) => ({ external_id: `=C;${index}`, ...cells })),
      ),
      locationId,
    );
    const clientsOf = (index: number) => listText([...new Set([`=C;${index}`, `=C;${(index * 7) % 60}`])]);
    await importAll(
      patientRecords,
      await write(
        'p.csv',
        patients.map((cells, index) => ({ external_id: `P${index}`, clients: clientsOf(index), ...cells })),
      ),
      locationId,
    );
    const first = await exported(locationId);
    const text = await first.textOf('clients.csv');
    for (const cells of clients) expect(text).toContain(csvLine([cells.address_1_city]).trim());
    expect(text).not.toMatch(/(?:^|,|")[=+@＝]/m);
    const second = await again(first.to);
    for (const name of ['clients.csv', 'patients.csv'])
      expect(await second.textOf(name)).toBe(await first.textOf(name));
  });

  it('A-325 A-412 adds nothing when imported where it came from', async () => {
    const before = await db.asOwner('select count(*) from signa.client');
    const { to } = await exported(sample.wren);
    await importAll(clientRecords, join(to, 'clients.csv'), sample.wren);
    await importAll(patientRecords, join(to, 'patients.csv'), sample.wren);
    const prescriptions = await db.asOwner('select count(*) from signa.prescription');
    await importAll(prescriptionRecords, join(to, 'open-prescriptions.csv'), sample.wren);
    expect(await db.asOwner('select count(*) from signa.client')).toEqual(before);
    expect(await db.asOwner('select count(*) from signa.prescription')).toEqual(prescriptions);
  });

  it('A-325 contains everything of the location, nothing of another one, and a list of its files', async () => {
    const { to, written, textOf } = await exported(sample.wren);
    expect((await readdir(to)).toSorted()).toEqual(['manifest.json', ...written.map(({ name }) => name)].toSorted());
    const manifest = JSON.parse(await textOf('manifest.json')) as { files: unknown };
    expect(manifest).toMatchObject({ format: 1, location: { id: sample.wren }, files: written });
    const count = async (sql: string) => (await db.asOwner<{ count: number }>(sql))[0]?.count;
    const rowsOf = (name: string) => written.find((file) => file.name === name)?.rows;
    expect(rowsOf('prescriptions.csv')).toBe(
      await count(
        `select count(*)::integer from signa.prescription where location_id = ${sample.wren} and removed_at is null`,
      ),
    );
    expect(rowsOf('people.csv')).toBe(
      await count(`select count(*)::integer from signa.location_user where location_id = ${sample.wren}`),
    );
    expect(rowsOf('clients.csv')).toBe(
      await count(
        `select count(*)::integer from signa.client where location_id = ${sample.wren} and not is_office_use and merged_into is null`,
      ),
    );
    expect(await textOf('people.csv')).toContain(sample.vet);
    expect(await textOf('people.csv')).not.toContain(sample.denverVet);
    await expect(exportPractice(db.database, sample.wren, to)).rejects.toThrow("isn't empty");
    const [last] = await db.asOwner<{ username: string; operation: string }>(
      `select username, operation from signa.audit_record where location_id = ${sample.wren} order by sequence desc limit 1`,
    );
    expect(last).toMatchObject({
      operation: 'ExportPractice',
      username: expect.stringMatching(/^operator /) as string,
    });
  });
});
