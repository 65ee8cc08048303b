import { randomUUID } from 'node:crypto';
import { importFileTexts, importLimits } from '@signa/core/pims';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { forgetImportFiles } from '../../../job/forget-import-files.js';
import { workOn } from '../../../job/import-file/import-work.js';
import { waitingImportFiles } from '../../../store/pims/import-file/import-file-store.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

const locationId = sample.wren;
const head = 'Kundennr;Vorname;Nachname;Telefon;Straße;Ort;Bundesstaat;PLZ';
const line = (id: string, first: string, last: string, phone = '518 555 0177') =>
  `${id};${first};${last};${phone};18 San José St;Saratoga Springs;NY;12866`;
const columns = [
  ['Kundennr', 'external_id'],
  ['Vorname', 'first_name'],
  ['Nachname', 'last_name'],
  ['Telefon', 'phone_1_number'],
  ['Straße', 'address_1_line_1'],
  ['Ort', 'address_1_city'],
  ['Bundesstaat', 'address_1_state'],
  ['PLZ', 'address_1_zip'],
].map(([header = '', field = '']) => ({ header, field }));

describeOnEveryDatabase('files of records that a practice imports', (make) => {
  let server: TestServer;
  const errors: unknown[] = [];
  beforeAll(async () => {
    server = await startSampleServer(await make('sample'));
  });
  afterAll(() => server.close());
  afterEach(() => expect([...errors.splice(0), ...server.reported]).toEqual([]));

  let numbers = 0;
  const newId = () => `f-${(numbers += 1)}`;
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const send = (as: string, uploadId: string, number: number, content = bytes('id')) =>
    server.call(as, 'SendImportPart', { locationId, uploadId, number, content });
  const add = (as: string, uploadId: string, size: number, name = 'kunden.csv') =>
    server.call(as, 'AddImportFile', { locationId, input: { uploadId, noun: 'client', name, size } });
  const deps = () => ({
    database: server.db.database,
    clock: server.clock,
    onError: (error: unknown) => void errors.push(error),
  });
  const work = (id: string) => workOn(deps(), { locationId, id });
  const found = async (id: string) => {
    const { importFile } = await server.data(sample.admin, 'GetImportFile', { locationId, id });
    if (!importFile) throw new Error('The file is missing');
    return importFile;
  };
  const stage = async (id: string) => (await found(id)).file.stage;

  /** Uploads a file in Windows-1252, in two parts, and lets a server read it. */
  async function uploaded(...lines: readonly string[]): Promise<string> {
    const content = bytes([head, ...lines, ''].join('\r\n'));
    const id = randomUUID();
    await send(sample.admin, id, 1, content.slice(100));
    await send(sample.admin, id, 0, content.slice(0, 100));
    expect(await add(sample.admin, id, content.length)).toMatchObject({ ok: true });
    await work(id);
    return id;
  }
  async function checked(...lines: readonly string[]): Promise<string> {
    const id = await uploaded(...lines);
    await server.data(sample.admin, 'ChangeImportMapping', { locationId, id, input: { columns } });
    await work(id);
    await server.data(sample.admin, 'CheckImportFile', { locationId, id });
    await work(id);
    return id;
  }
  async function imported(...lines: readonly string[]): Promise<string> {
    const id = await checked(...lines);
    await server.data(sample.admin, 'StartImportFile', { locationId, id, skipsInvalid: false });
    await work(id);
    return id;
  }
  const clientsOf = (id: string) =>
    server.db.asOwner<{ id: string; name: string }>(
      `select c.id::text, concat_ws(' ', c.first_name, c.last_name) as name from signa.import_file f
      join signa.file_record r on r.location_id = f.location_id and r.import_id = f.import_id
      join signa.client c on c.location_id = r.location_id and c.id = r.record_id where f.uuid = $1::uuid order by c.id`,
      [id],
    );
  const removeAll = async () => {
    await server.db.asOwner(`delete from signa.import_file where stage <> 'done'`);
  };

  it('C-330 C-331 are uploaded in parts, read in their encoding, and shown with proposed columns and a preview', async () => {
    const id = await uploaded(line('K-1', 'José', 'Muñoz'));
    const { file, mapping } = await found(id);
    expect(file).toMatchObject({ stage: 'mapping', name: 'kunden.csv', lines: 2, by: expect.any(String) as string });
    expect(mapping?.format).toContain('Windows-1252, separated by semicolons');
    expect(mapping?.columns.map(({ header }) => header)).toEqual(columns.map(({ header }) => header));
    expect(mapping?.columns[1]?.examples).toEqual(['José']);
    expect(mapping?.columns.map(({ header, field }) => ({ header, field }))).toEqual(columns);
    expect(mapping?.preview[0]?.faults).toEqual([]);
    const some = columns.filter(({ field }) => field !== 'last_name');
    await server.data(sample.admin, 'ChangeImportMapping', { locationId, id, input: { columns: some } });
    await work(id);
    expect((await found(id)).mapping?.preview[0]?.faults).toContain('Last name: This field is required');
    await server.data(sample.admin, 'ChangeImportMapping', { locationId, id, input: { columns } });
    await work(id);
    const after = await found(id);
    expect(after.mapping?.columns.map(({ header, field }) => ({ header, field }))).toEqual(columns);
    const cells = after.mapping?.preview[0]?.cells ?? [];
    expect(cells).toContainEqual({ field: 'last_name', original: 'Muñoz', stored: 'Muñoz', fault: null });
    expect(cells.find(({ field }) => field === 'phone_1_number')?.stored).toMatch(/5185550177|518/);
    await removeAll();
  });

  it('C-333 C-337 are checked, imported in the name of the user, and found by everyone', async () => {
    const id = await checked(line(newId(), 'Josefina', 'Muñozabal'), line(newId(), 'Ana', 'Ruizabal'));
    expect((await found(id)).file).toMatchObject({ stage: 'checked', report: { added: 2, known: 0, faulty: 0 } });
    expect(await clientsOf(id)).toEqual([]);
    await server.data(sample.admin, 'StartImportFile', { locationId, id, skipsInvalid: false });
    await work(id);
    expect((await found(id)).file).toMatchObject({ stage: 'done', linesDone: 3, report: { added: 2 } });
    expect((await clientsOf(id)).map(({ name }) => name)).toEqual(['Josefina Muñozabal', 'Ana Ruizabal']);
    const { locationClientSearch } = await server.data(sample.vet, 'LocationClientSearch', {
      locationId,
      filter: 'Muñozabal',
    });
    expect(JSON.stringify(locationClientSearch)).toContain('Josefina');
    const trail = await server.db.asOwner<{ operation: string; username: string }>(
      `select distinct operation, username from signa.audit_record where location_id = 1 and subject = any ($1) or operation = 'ImportClients' and location_id = 1`,
      [[`import:${id}`]],
    );
    expect(trail).toContainEqual({ operation: 'ImportClients', username: sample.admin });
    expect(trail).toContainEqual({ operation: 'StartImportFile', username: sample.admin });
    const parts = await server.db.asOwner('select 1 from signa.import_file_part where file_uuid = $1::uuid', [id]);
    expect(parts).toEqual([]);
  });

  it('C-333 C-334 leave out lines with errors only if the user says so, and give them back with the reasons', async () => {
    const id = await checked(line(newId(), 'Ida', 'Quick'), line(newId(), 'Bo', 'Slow', '12'));
    const { report } = (await found(id)).file;
    expect(report).toMatchObject({ added: 1, faulty: 1, columns: [{ column: 'Telefon', count: 1 }] });
    expect(report?.faults[0]).toMatchObject({ line: 3, column: 'Telefon', value: '12' });
    const refused = await server.call(sample.admin, 'StartImportFile', { locationId, id, skipsInvalid: false });
    expect(refused).toMatchObject({ failure: { code: 'CONFLICT', message: importFileTexts.faultsLeft } });
    await server.data(sample.admin, 'StartImportFile', { locationId, id, skipsInvalid: true });
    await work(id);
    expect((await clientsOf(id)).map(({ name }) => name)).toEqual(['Ida Quick']);
    const { importLeftOut } = await server.data(sample.admin, 'GetImportLeftOut', { locationId, id, part: 0 });
    expect(importLeftOut?.name).toBe('kunden.left-out.csv');
    expect(importLeftOut?.text.split('\r\n')[1] ?? importLeftOut?.text.split('\n')[1]).toMatch(/^f-\d+;Bo;Slow;12;/);
    expect(importLeftOut?.text).not.toContain('Ida');
    expect((await server.data(sample.admin, 'GetImportLeftOut', { locationId, id, part: 1 })).importLeftOut).toBeNull();
  });

  it('C-336 are undone as a whole, or with what is in use if the user says so', async () => {
    const id = await imported(line(newId(), 'Una', 'Used'), line(newId(), 'Noa', 'New'));
    const [used] = await clientsOf(id);
    await server.data(sample.vet, 'UpdateLocationClient', { input: { id: used?.id ?? '', email: 'una@mail.example' } });
    await server.data(sample.admin, 'UndoImportFile', { locationId, id, keepsUsed: false });
    await work(id);
    const refused = (await found(id)).file;
    expect(refused).toMatchObject({
      stage: 'done',
      removed: null,
      stays: { count: 1, records: [{ name: 'Una Used' }] },
    });
    expect(refused.stays?.records[0]?.reasons.join()).toContain('changed by hand');
    expect(await clientsOf(id)).toHaveLength(2);
    await server.data(sample.admin, 'UndoImportFile', { locationId, id, keepsUsed: true });
    await work(id);
    expect((await found(id)).file).toMatchObject({ stage: 'undone', removed: 1, stays: { count: 1 } });
    expect((await clientsOf(id)).map(({ name }) => name)).toEqual(['Una Used']);
    const trail = await server.db.asOwner<{ username: string }>(
      `select username from signa.audit_record where location_id = 1 and operation = 'UndoFileImport'`,
    );
    expect(trail.every(({ username }) => username === sample.admin)).toBe(true);
    expect(trail.length).toBeGreaterThan(1);
  });

  it('C-335 continue on another server, as one import without adding anything twice', async () => {
    const lines = Array.from({ length: 1_500 }, () => line(newId(), 'Many', 'Lines'));
    const id = await checked(...lines);
    await server.data(sample.admin, 'StartImportFile', { locationId, id, skipsInvalid: false });
    let looks = 0;
    // Stops while the second batch is stored; the review asks twice.
    await workOn(deps(), { locationId, id }, () => (looks += 1) > 3);
    expect(await stage(id)).toBe('importing');
    const before = await clientsOf(id);
    expect([0, 1_000]).toContain(before.length);
    expect(
      await server.db.database.read({ locationIds: [], directory: true }, (sql) =>
        waitingImportFiles(sql, server.clock.now(), 9),
      ),
    ).toContainEqual({ locationId, id });
    await work(id);
    expect((await found(id)).file).toMatchObject({ stage: 'done', report: { added: 1_500 } });
    const after = await clientsOf(id);
    expect(after).toHaveLength(1_500);
    expect(after.slice(0, before.length)).toEqual(before);
  }, 120_000);

  it('C-335 are worked on by one server at a time, until its lease ends', async () => {
    const id = await checked(line(newId(), 'Lea', 'Lease'));
    await server.data(sample.admin, 'StartImportFile', { locationId, id, skipsInvalid: false });
    await Promise.all([work(id), work(id)]);
    expect(await stage(id)).toBe('done');
    expect(await clientsOf(id)).toHaveLength(1);
  });

  it('C-332 change the records of a location one at a time, also when two are started at once', async () => {
    const [first, second] = [await checked(line(newId(), 'A', 'One')), await checked(line(newId(), 'B', 'Two'))];
    const start = (id: string) => server.call(sample.admin, 'StartImportFile', { locationId, id, skipsInvalid: false });
    const answers = await Promise.all([start(first), start(second), start(first)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok) expect([importFileTexts.busy, importFileTexts.notNow]).toContain(answer.failure.message);
    await work(first);
    await work(second);
    expect([await stage(first), await stage(second)].sort()).toEqual(['checked', 'done']);
    await removeAll();
  });

  it('A-323 C-337 are closed to other locations and to users who cannot manage the practice', async () => {
    const id = await checked(line(newId(), 'Mine', 'Only'));
    for (const as of [sample.vet, sample.staff, sample.denverVet, sample.support])
      for (const answer of [
        await server.call(as, 'GetImportFiles', { locationId }),
        await server.call(as, 'GetImportFile', { locationId, id }),
        await server.call(as, 'StartImportFile', { locationId, id, skipsInvalid: true }),
        await server.call(as, 'RemoveImportFile', { locationId, id }),
        await send(as, randomUUID(), 0),
      ])
        expect(answer, as).toMatchObject({ failure: { code: 'FORBIDDEN' } });
    // By a manager of another location, who names their own.
    const elsewhere = await server.call(sample.admin, 'GetImportFile', { locationId: sample.battenkill, id });
    expect(elsewhere.ok ? elsewhere.data.importFile : null).toBeNull();
    expect(await stage(id)).toBe('checked');
    await removeAll();
  });

  it('C-330 are rejected while incomplete, too large, or too many', async () => {
    const id = randomUUID();
    await send(sample.admin, id, 1);
    expect(await add(sample.admin, id, 2)).toMatchObject({ failure: { message: importFileTexts.incomplete } });
    await send(sample.admin, id, 0);
    expect(await add(sample.admin, id, 3)).toMatchObject({ failure: { message: importFileTexts.incomplete } });
    const large = new Uint8Array(importLimits.partBytes + 1);
    expect(await send(sample.admin, id, 2, large)).toMatchObject({
      failure: { message: importFileTexts.partTooLarge },
    });
    expect(await add(sample.admin, id, 4, 'clients.xlsx')).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
    for (let count = 0; count < importLimits.openFiles; count += 1) {
      const each = randomUUID();
      await send(sample.admin, each, 0);
      expect(await add(sample.admin, each, 2)).toMatchObject({ ok: true });
    }
    expect(await add(sample.admin, id, 4)).toMatchObject({ failure: { message: importFileTexts.tooManyOpen } });
    await removeAll();
  });

  it('C-331 ask for the encoding if it is unclear, and say what is wrong with an unreadable file', async () => {
    const content = new Uint8Array([...bytes('id;name\n1;Schr'), 0x9a, ...bytes('der\n')]);
    const id = randomUUID();
    await send(sample.admin, id, 0, content);
    await add(sample.admin, id, content.length);
    await work(id);
    const { file, mapping } = await found(id);
    expect(file).toMatchObject({ stage: 'unreadable', problem: expect.stringContaining('encoding') as string });
    expect(mapping?.encodings?.map(({ label }) => label)).toContain('Mac Roman: Schröder');
    await server.data(sample.admin, 'ChangeImportMapping', { locationId, id, input: { encoding: 'macintosh' } });
    await work(id);
    expect((await found(id)).mapping?.columns.map(({ examples }) => examples[0])).toEqual(['1', 'Schröder']);
    await server.data(sample.admin, 'RemoveImportFile', { locationId, id });
    expect((await server.data(sample.admin, 'GetImportFile', { locationId, id })).importFile).toBeNull();
  });

  it('C-339 are deleted after 30 days if they were not imported, and interrupted uploads after a day', async () => {
    const kept = await imported(line(newId(), 'Kept', 'Forever'));
    const open = await checked(line(newId(), 'Old', 'Open'));
    const loose = randomUUID();
    await send(sample.admin, loose, 0);
    const partsOf = (id: string) =>
      server.db.asOwner('select 1 from signa.import_file_part where file_uuid = $1::uuid', [id]);
    await forgetImportFiles(deps());
    expect(await partsOf(loose)).toHaveLength(1);
    server.clock.advanceMinutes(2 * 1_440);
    await forgetImportFiles(deps());
    expect([(await partsOf(loose)).length, (await partsOf(open)).length]).toEqual([0, 2]);
    server.clock.advanceMinutes(30 * 1_440);
    await forgetImportFiles(deps());
    expect(await partsOf(open)).toEqual([]);
    const left = await server.db.asOwner<{ id: string }>('select uuid::text as id from signa.import_file');
    expect(left.map(({ id }) => id)).toContain(kept);
    expect(left.map(({ id }) => id)).not.toContain(open);
  });
});
