import { writeFile } from 'node:fs/promises';
import { addDays } from '@signa/core/base';
import { readMapping } from '@signa/core/pims';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFileImports } from '../../../store/pims/pims-import/file-import.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { recordCommands } from '../import-command.js';
import { importFile } from '../import-file.js';
import { type Cells, PrescriptionFiles } from './prescription-file.testing.js';
import { prescriptionRecords } from './prescription-records.js';

describeOnOneDatabase('importing open prescriptions', (make) => {
  let server: TestServer;
  let files: PrescriptionFiles;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    files = await PrescriptionFiles.for(server);
  });
  afterAll(async () => {
    await files.dispose();
    await server.close();
  });

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  /** Every row that an import creates. */
  const rowsThere = () =>
    own(`select kind, row from (select 'rx' as kind, to_jsonb(t) as row from signa.prescription t
      union all select 'event', to_jsonb(t) from signa.prescription_event t
      union all select 'named', to_jsonb(t) from signa.file_record t) x order by kind, row::text`);

  it('A-411 imports a prescription as in its file', async () => {
    expect(await files.bring({})).toMatch(/Prescriptions: 1 added, 0 already existed\./);
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: await files.idOf('RX-1') });
    expect(prescription).toMatchObject({
      ...{ rxNumber: null, draftName: null, archived: false, isFillable: false, prnFlag: false },
      rxStatus: { code: 'IssuedElsewhere', description: 'Issued elsewhere' },
      ...{ unitPerFill: 60, directions: 'Give 1 capsule every 12 hours.', daysSupply: 30, refills: 5 },
      ...{ prescExpiryDate: files.line['expires_on'], authorizingVet: null, locationPatient: { name: 'Otis' } },
      elsewhere: {
        ...{ number: 'VN-88123', prescriber: 'Dr. Ines Roth', place: 'Saratoga Vets' },
        ...{ note: 'Was filled by mail.', fillsLeft: 2 },
      },
    });
    expect(prescription?.issuedDate?.slice(0, 10)).toBe(files.line['issued_on']);
    expect(prescription?.noteToPharmacy).toBeNull();
  });

  it('A-411 accepts values of other systems: PRN, no counts, a controlled product, and one that is not sold', async () => {
    const [controlled] = await own<{ sku: string }>(
      `select sku from signa.product where dea_schedule = 'C-IV' limit 1`,
    );
    const [unsold] = await own<{ sku: string }>(
      `update signa.product set is_active = false where id = (select id from signa.product where is_active order by id desc limit 1) returning sku`,
    );
    expect(
      await files.bring(
        { external_id: 'RX-P', refills: 'prn', fills_left: '' },
        {
          external_id: 'RX-C',
          product_sku: controlled?.sku ?? '',
          fills_left: '',
          number: '',
          prescriber: '',
          place: '',
        },
        { external_id: 'RX-U', product_sku: unsold?.sku ?? '' },
      ),
    ).toMatch(/Prescriptions: 3 added/);
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: await files.idOf('RX-P') });
    expect(prescription).toMatchObject({ prnFlag: true, refills: null, elsewhere: { fillsLeft: null } });
  });

  it('A-411 the template is an example with the documented columns', async () => {
    const commands = recordCommands(prescriptionRecords);
    const template = commands['prescription template']?.text?.() ?? '';
    expect(template).toMatch(/^external_id,client,patient,product_sku,quantity,/);
    expect(commands['prescription columns']?.text?.()).toContain('fills_left');
    const path = await files.written('template.csv', []);
    await writeFile(path, template);
    expect(await files.run(path)).toMatch(/client, 'C-1001': no client has this external_id. Import clients first/);
  });

  it.each<[Cells, string]>([
    [{ client: 'C-77' }, "client, 'C-77': no client has this external_id. Import clients first"],
    [{ patient: 'P-77' }, "patient, 'P-77': no patient has this external_id. Import patients first"],
    [{ product_sku: 'nothing' }, "product_sku, 'nothing': no product in the catalog has this SKU"],
    [{ quantity: 'many' }, "quantity, 'many': Must be greater than zero & less than 10000"],
    [{ refills: '' }, "refills, '': This field is required"],
    [{ refills: 'PRN' }, "fills_left, '2': PRN refills are unlimited, so fills left must be empty"],
    [{ fills_left: '0' }, "fills_left, '0': no fills are left: leave it out of the file"],
    [{ days_supply: '0.5' }, "days_supply, '0.5': Must be greater than zero & less than or equal to 365"],
    [{ issued_on: '2031-01-01' }, "issued_on, '2031-01-01': it is in the future"],
    [
      { issued_on: '2019-01-01', expires_on: '2020-01-01' },
      "expires_on, '2020-01-01': it has expired: leave it out of the file",
    ],
    [{ status: 'archived' }, "status, 'archived': only open prescriptions can be imported: leave it out of the file"],
  ])('A-411 reports what is wrong with a line with %j, and stores nothing', async (change, fault) => {
    const before = await rowsThere();
    expect(await files.bring({ external_id: 'RX-9', ...change })).toContain(`  line 2, ${fault}`);
    expect(await rowsThere()).toEqual(before);
  });

  it('A-411 rejects a patient of another client, and a deceased one', async () => {
    const [other] = await own<{ uuid: string }>(
      `select p.uuid::text as uuid from signa.patient p where p.location_id = 1 and p.name = 'Pepper'`,
    );
    expect(await files.bring({ external_id: 'RX-9', patient: other?.uuid ?? '' })).toContain(
      "this patient doesn't belong to this client",
    );
    await own(`update signa.patient set is_deceased = true where uuid = $1`, [files.line['patient']]);
    try {
      expect(await files.bring({ external_id: 'RX-9' })).toContain(
        'this patient is deceased: leave it out of the file',
      );
    } finally {
      await own(`update signa.patient set is_deceased = false where uuid = $1`, [files.line['patient']]);
    }
  });

  it('A-411 a dry run reports the result of each line and stores nothing', async () => {
    const before = await rowsThere();
    const path = await files.written('dry.csv', [files.line, { ...files.line, external_id: 'RX-D' }]);
    expect(await files.run(path, true)).toMatch(
      /^line 2: RX-1 .+ for Otis already exists with ID \d+\nline 3: RX-D .+ for Otis would be added\nDry run: 1 would be added, 1 already exist\./,
    );
    expect(await rowsThere()).toEqual(before);
  });

  it("A-412 adds nothing twice, by external id or by Signa's own uuid", async () => {
    const before = await rowsThere();
    const [ours] = await own<{ uuid: string }>(
      `select uuid::text from signa.prescription where location_id = 1 and rx_status = 'Created' limit 1`,
    );
    expect(await files.bring({ directions: 'Other words.' }, { external_id: ours?.uuid ?? '' })).toBe(
      'Nothing to add: 2 already exist.',
    );
    expect(await rowsThere()).toEqual(before);
  });

  it('A-589 A-411 imports a file with other columns, semicolons and days before months by a mapping', async () => {
    const [year, month, day] = (files.line['issued_on'] ?? '').split('-');
    const path = await files.written('other.csv', []);
    await writeFile(
      path,
      `Rx;Owner;Animal;Code;Qty;Refills;Left;Given;Until\r\n` +
        `O-1;${files.line['client']};${files.line['patient']};GABA;60,5;5;2;${day}.${month}.${year};${files.line['expires_on']}\r\n`,
    );
    const columns = {
      ...{ external_id: { from: 'Rx' }, client: { from: 'Owner' }, patient: { from: 'Animal' } },
      ...{ product_sku: { from: 'Code', values: { GABA: files.line['product_sku'] } } },
      ...{ quantity: { from: 'Qty', decimal: ',' }, refills: { from: 'Refills' }, fills_left: { from: 'Left' } },
      issued_on: { from: 'Given', format: 'DD/MM/YYYY' },
      expires_on: { from: 'Until', format: 'YYYY-MM-DD' },
    };
    const { mapping } = readMapping({ signa_mapping: 1, kind: 'prescription', columns });
    const told: string[] = [];
    const place = { locationId: sample.wren, now: server.clock.now() };
    const options = { kind: prescriptionRecords, path, place, mapping, isDry: false };
    await importFile(server.db.database, { ...options, tell: (line) => told.push(line) });
    expect(told.join('\n')).toContain('Prescriptions: 1 added, 0 already existed.');
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: await files.idOf('O-1') });
    expect(prescription).toMatchObject({ unitPerFill: 60.5, prescExpiryDate: files.line['expires_on'] });
    await files.undo(told.join('\n'));
  });

  // Imports files with many records.
  it('A-412 A-413 resumes after the last batch where it was interrupted, and is undone as a whole', async () => {
    const before = await rowsThere();
    const lines = Array.from({ length: 1_500 }, (_, index) => ({ ...files.line, external_id: `M-${index}` }));
    const path = await files.written('many.csv', lines);
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
    const place = { locationId: sample.wren, now: server.clock.now() };
    const options = { kind: prescriptionRecords, path, place, isDry: false, tell: () => undefined };
    await expect(importFile(stopped, options)).rejects.toThrow('stopped');
    const told = await files.run(path);
    expect(told).toMatch(/^Resuming an earlier import of this file after line 1001\./);
    const imports = await database.read({ locationIds: [sample.wren] }, (sql) => listFileImports(sql, sample.wren));
    expect(imports.filter(({ name }) => name === 'many.csv')).toMatchObject([
      { noun: 'prescription', made: 1_500, linesDone: 1_501, isFinished: true },
    ]);
    expect(await files.undo(told)).toBe('1500 removed, 0 kept. The file can be imported again.');
    expect(await rowsThere()).toEqual(before);
    expect(await files.undo(told)).toBe('rejected: This import was already undone.');
  }, 180_000);

  it('A-413 undo is rejected with reasons for prescriptions archived, copied, or moved since, unless these are kept', async () => {
    const told = await files.bring(
      { external_id: 'U-1' },
      { external_id: 'U-2', ...(await productOf('carprofen')) },
      { external_id: 'U-3', ...(await productOf('furosemide')) },
      { external_id: 'U-4', ...(await productOf('apoquel')) },
    );
    const [archived, copied, moved] = [await files.idOf('U-1'), await files.idOf('U-2'), await files.idOf('U-3')];
    await server.data(sample.vet, 'ArchivePrescription', { id: archived, input: { archived: true } });
    const { prescription: original } = await server.data(sample.vet, 'GetPrescription', { id: copied });
    await server.data(sample.vet, 'AddPrescription', {
      addPrescriptionType: 'SaveAsDraft',
      input: {
        ...{ locationId: sample.wren, rxOriginCode: 'copy', unitPerFill: 60, productId: original?.productId ?? '' },
        locationClientId: original?.locationClientId ?? '',
        locationPatientId: original?.locationPatientId ?? '',
      },
    });
    await own(
      `update signa.prescription set patient_id = (select id from signa.patient where location_id = 1 and name = 'Pepper') where id = $1`,
      [moved],
    );
    const refused = await files.undo(told);
    expect(refused).toContain('Nothing was undone: 3 would be kept.');
    expect(refused).toMatch(new RegExp(`prescription ${archived} .+ for Otis: It was archived\\.`));
    expect(refused).toMatch(
      new RegExp(`prescription ${copied} .+ for Otis: It was copied: 1 copy was written after the import\\.`),
    );
    expect(refused).toMatch(new RegExp(`prescription ${moved} .+ for Pepper: It was moved by a merge`));
    expect(await files.undo(told, true)).toMatch(/^1 removed, 3 kept\./);
    expect(await files.idOf('U-4')).toBe('');
  });

  it('A-415 the audit and each trail name the operator', async () => {
    await files.bring({ external_id: 'A-1' });
    const id = await files.idOf('A-1');
    const entries = await own<{ username: string; subject: string; location_id: string }>(
      `select username, subject, location_id::text from signa.audit_record where operation = 'ImportPrescriptions'
      order by at desc, sequence desc limit 2`,
    );
    for (const { username } of entries) expect(username).toMatch(/^operator \S+ on /);
    expect(entries.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual(['import', 'prescription']);
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id });
    expect(prescription?.history).toMatchObject([
      { kind: 'imported', actor: expect.stringMatching(/^operator /) as string },
    ]);
    const { audit } = await server.data(sample.vetadmin, 'GetAudit', {
      locationId: sample.wren,
      record: `prescription:${id}`,
    });
    expect(JSON.stringify(audit)).toContain('Imported external prescriptions from a file');
    expect(JSON.stringify(audit)).toContain('Rx#VN-88123 issued elsewhere');
  });

  async function productOf(family: string): Promise<Cells> {
    const [found] = await own<{ sku: string }>(
      `select sku from signa.product where lower(product_family) = $1 and is_active order by id limit 1`,
      [family],
    );
    return { product_sku: found?.sku ?? '' };
  }

  it('A-411 validates an expiration by the date at the location', async () => {
    expect(await files.bring({ external_id: 'E-1', expires_on: files.today })).toMatch(/1 added/);
    expect(await files.bring({ external_id: 'E-2', expires_on: addDays(files.today, -1) })).toContain('it has expired');
  });
});
