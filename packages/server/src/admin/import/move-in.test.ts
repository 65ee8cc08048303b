import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../testing/every-database.js';
import { startSampleServer } from '../../testing/sample-server.js';
import type { TestServer } from '../../testing/test-server.js';
import { type MoveIn, openMoveIn } from './move-in.testing.js';

describeOnOneDatabase('a practice that moves in', (make) => {
  let server: TestServer;
  let moving: MoveIn;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    moving = await openMoveIn(server.db.database);
  });
  afterAll(async () => {
    await server.close();
    await moving.dispose();
  });

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  const clientNamed = (externalId: string) =>
    own<Record<string, unknown>>(
      `select c.first_name, c.last_name, c.email, c.is_active, c.phones, c.addresses from signa.client c
      join signa.file_record f on f.record_id = c.id and f.noun = 'client' where f.external_id = $1`,
      [externalId],
    );
  const patientNamed = (externalId: string) =>
    own<Record<string, unknown>>(
      `select p.name, p.species_code, p.breed_code, p.gender, p.birthdate::text as birthdate, p.weight::float as weight,
        p.weight_unit, p.is_deceased, p.allergies, p.current_meds from signa.patient p
      join signa.file_record f on f.record_id = p.id and f.noun = 'patient' where f.external_id = $1`,
      [externalId],
    );

  it('A-580 A-517 A-520 A-590 a US practice: clients in Windows-1252, with lines at fault left out and brought later', async () => {
    const file = await moving.sample('clinic-clients.csv');
    const told = await moving.run('import inspect', [file]);
    expect(told).toContain('clinic-clients.csv is read as Windows-1252, separated by commas. 5 words');
    expect(told).toContain('8 lines as clients:');
    const flags = { mapping: moving.path('clinic-clients.client.mapping.json') };
    expect(told).toContain("the numbers of 1 line have no area code, such as '5550144'");
    await moving.edit('clinic-clients.client.mapping.json', [['"? 518"', '"518"']]);
    expect(await moving.run('client import', [file], flags)).toMatch(
      /^refused: The import of clinic-clients.csv stopped with 3 errors.*\n {2}line 4, First Name, '': This field is required\n {2}line 8, Home Phone, '518-555-01': Invalid phone number: it has 8 digits.*\n {2}line 9, Zip, '': This field is required\n/,
    );
    const dry = await moving.run('client import', [file], { ...flags, 'skip-invalid': true, 'dry-run': true });
    expect(dry).toContain(
      'line 3: 10042 José and Zoë Muñoz would be added\nline 3: the extension of a phone was dropped',
    );
    expect(dry).toContain('Dry run: 5 would be added, 0 already exist, 3 would be left out. Nothing was imported.');
    expect(await own(`select 1 from signa.file_record where external_id = '10041'`)).toEqual([]);

    const done = await moving.run('client import', [file], { ...flags, 'skip-invalid': true });
    expect(done).toContain('In 1 line, the extension of a phone was dropped (Home Phone).');
    expect(done).toContain('Left out: 3. They are in clinic-clients.left-out.csv with the reasons.');
    expect(done).toContain('Clients: 5 added, 0 already existed.');
    expect(await clientNamed('10041')).toMatchObject([
      {
        ...{ first_name: 'Ann', last_name: "O'Brien", email: 'ann@mail.example', is_active: true },
        phones: [
          { phoneTypeId: 2, phoneNumber: '5185550177' },
          { phoneTypeId: 1, phoneNumber: '5185550178' },
        ],
        addresses: [{ addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' }],
      },
    ]);
    expect(await clientNamed('10042')).toMatchObject([
      { first_name: 'José and Zoë', last_name: 'Muñoz', addresses: [{ addressLine2: 'Apt 2', zip: '02108' }] },
    ]);
    expect(await clientNamed('10044')).toMatchObject([{ is_active: false, phones: [{ phoneNumber: '5185550144' }] }]);

    const leftOut = await moving.read('clinic-clients.left-out.csv');
    expect(leftOut).toMatch(
      /^\uFEFFAccount,Last Name,.*,signa_reasons\r\n10043,Larkspur Stables,.*"First Name, '': This field/,
    );
    await moving.edit('clinic-clients.left-out.csv', [
      ['Larkspur Stables,,', 'Larkspur Stables,The,'],
      ['518-555-01,', '518-555-0101,'],
      ['Albany,NY,,', 'Albany,NY,12203,'],
    ]);
    const mended = moving.path('clinic-clients.left-out.csv');
    expect(await moving.run('client import', [mended], flags)).toContain('Clients: 3 added, 0 already existed.');
    expect(await clientNamed('10048')).toMatchObject([{ last_name: 'Lund', addresses: [{ zip: '12203' }] }]);
  });

  it('A-580 A-588 A-519 a US practice: patients with breeds, free-text medications and proven dates', async () => {
    const file = await moving.sample('clinic-patients.csv');
    const told = await moving.run('import inspect', [file]);
    expect(told).toContain("birthdate from 'DOB': MM/DD/YYYY, proven by 3/14/2019");
    expect(told).toContain("breed from 'Breed': 5 animals have a listed breed, 2 a similar one, 2 neither");
    const name = 'clinic-patients.patient.mapping.json';
    const flags = { mapping: moving.path(name), 'skip-invalid': true };
    expect(await moving.run('patient import', [file], flags)).toMatch(
      /^refused: Decide in .*\n {2}columns.breed.values.canine."Chihuahua, Short Coat": is it 'Chihuahua'\?\n/,
    );
    await moving.edit(name, [
      ['"Belgian Tervuren": "?"', '"Belgian Tervuren": "new"'],
      ['"Pit Bull Mix": "?"', '"Pit Bull Mix": ""'],
      ['"? ', '"'],
    ]);
    const refused = await moving.run('patient import', [file], { ...flags, 'dry-run': true });
    expect(refused).toContain("Breed, 'Belgian Tervuren': the breed 'Belgian Tervuren' isn't in the list yet.");
    await own(`insert into signa.breed values ('canine-belgian-tervuren', 'canine', 'Belgian Tervuren')`);
    const done = await moving.run('patient import', [file], flags);
    expect(done).toContain("  line 9, DOB, '13/45/2020': it isn't a date in the format MM/DD/YYYY, such as 05/31/2020");
    expect(done).toContain("  line 10, Account, '99999': no client has this external_id. Import clients first");
    expect(done).toContain('Patients: 7 added, 0 already existed.');
    expect(await patientNamed('20001')).toMatchObject([
      {
        ...{ name: 'Otis', species_code: 'canine', breed_code: 'canine-labrador-retriever', gender: 'N' },
        ...{ birthdate: '2019-03-14', weight: 71.5, weight_unit: 'lbs', is_deceased: false },
        allergies: [{ code: 'allergy-penicillin' }],
        current_meds: [
          { code: 'other', name: 'Apoquel 16mg' },
          { code: 'other', name: 'Rimadyl 75mg' },
        ],
      },
    ]);
    expect(await patientNamed('20003')).toMatchObject([
      { name: 'Niño', breed_code: 'feline-domestic-shorthair', gender: 'N', weight: 9.25 },
    ]);
    expect(await patientNamed('20004')).toMatchObject([
      { name: '"Bo"', breed_code: null, birthdate: '2021-07-31', weight: 55, allergies: [] },
    ]);
    expect(await patientNamed('20005')).toMatchObject([{ gender: 'N', weight: 1050 }]);
    expect(await patientNamed('20007')).toMatchObject([
      { name: 'Tug and Kunu', breed_code: 'canine-belgian-tervuren', birthdate: null, weight: null },
    ]);
  });

  it('A-580 A-589 a shelter: animals without owners belong to the shelter itself', async () => {
    const shelter = await moving.write(
      'shelter-itself.csv',
      'external_id,first_name,last_name,phone_1_number,address_1_line_1,address_1_city,address_1_state,address_1_zip\n' +
        'SHELTER,City,Shelter,(512) 974-2000,7201 Levander Loop,Austin,TX,78702\n',
    );
    expect(await moving.run('client import', [shelter])).toContain('Clients: 1 added');
    const file = await moving.sample('shelter.csv');
    const inspected = await moving.run('import inspect', [file], {
      'accept-likely': true,
      'other-breeds': 'leave-empty',
    });
    expect(inspected).toContain('Decide 2 questions in shelter.patient.mapping.json');
    await moving.edit('shelter.patient.mapping.json', [
      ['"Livestock": "?"', '"Livestock": "other"'],
      ['"value": "?"', '"value": "SHELTER"'],
      ['"from": "Name"', '"from": ["Name", "Animal ID"]'],
    ]);
    const flags = { mapping: moving.path('shelter.patient.mapping.json') };
    const done = await moving.run('patient import', [file], flags);
    expect(done).toContain('In 2 lines, signs that a name cannot contain were removed (Name).');
    expect(done).toContain('Patients: 11 added, 0 already existed.');
    expect(await patientNamed('A786884')).toMatchObject([
      { name: 'Brock', species_code: 'canine', breed_code: 'canine-beagle', gender: 'N', birthdate: '2024-01-03' },
    ]);
    expect(await patientNamed('A818975')).toMatchObject([
      { name: 'A818975', species_code: 'other', breed_code: 'other-goat', gender: 'M' },
    ]);
    expect(await patientNamed('A708452')).toMatchObject([
      { name: 'Mumble', breed_code: null, gender: 'U', birthdate: null },
    ]);
    expect(await patientNamed('A635072')).toMatchObject([{ name: 'Muñeca', breed_code: 'feline-siamese' }]);
    expect(await moving.run('patient import', [file], flags)).toMatch(/Nothing to add: 11 already exist\.$/);
  });

  it('A-580 A-517 A-591 a file of Excel with European settings: owners and animals together, in Mac Roman', async () => {
    const file = await moving.sample('semicolon.csv');
    const told = await moving.run('import inspect', [file]);
    expect(told).toContain('semicolon.csv is read as Mac Roman, separated by semicolons.');
    expect(told).toContain('5 lines as clients:');
    expect(told).toContain("birthdate from 'Birth Date': DD/MM/YYYY, proven by 31.12.2021");
    const clients = await moving.run('client import', [file], {
      mapping: moving.path('semicolon.client.mapping.json'),
    });
    expect(clients).toContain('Clients: 4 added, 0 already existed.');
    const flags = { mapping: moving.path('semicolon.patient.mapping.json') };
    expect(await moving.run('patient import', [file], flags)).toContain('Patients: 5 added, 0 already existed.');
    expect(await clientNamed('501')).toMatchObject([{ first_name: 'María', last_name: 'Núñez' }]);
    expect(await clientNamed('503')).toMatchObject([
      { first_name: 'Zoë', last_name: "O'Hara", addresses: [{ addressLine1: '8 "The Mews"' }] },
    ]);
    expect(await patientNamed('9001')).toMatchObject([
      { name: 'Canela', gender: 'S', birthdate: '2020-06-05', weight: 28.4, weight_unit: 'kg' },
    ]);
    expect(await patientNamed('9003')).toMatchObject([{ name: 'Façade', gender: 'N', birthdate: '2016-08-07' }]);
  });

  const clientFile = (name: string) =>
    `external_id,first_name,last_name,phone_1_number,address_1_line_1,address_1_city,address_1_state,address_1_zip\r\n` +
    `N-1,Ann,${name},518-555-0177,18 Regent St,San José,NY,12866\r\n`;

  it.each<[string, Uint8Array, string]>([
    ['utf-16', Buffer.from(`\uFEFF${clientFile('Núñez')}`, 'utf16le'), 'UTF-16, separated by commas'],
    ['latin', Buffer.from(clientFile('Muñoz'), 'latin1'), 'Windows-1252, separated by commas'],
    ['utf-8', Buffer.from(`\uFEFF${clientFile('Zoë')}`), 'UTF-8, separated by commas'],
    ['tabs', Buffer.from(clientFile('Zoë').replaceAll(',', '\t')), 'UTF-8, separated by tabs'],
    ['mixed', Buffer.from(clientFile('Zoë').replace(/\r\n$/, '\n\r\n,\n')), 'UTF-8, separated by commas'],
    ['old-mac', Buffer.from(clientFile('Zoë').replaceAll('\r\n', '\r')), 'UTF-8, separated by commas'],
  ])("A-517 a file with Signa's own columns may be in %s, and the report names it", async (encoding, bytes, named) => {
    const name = { 'utf-16': 'Núñez', latin: 'Muñoz' }[encoding] ?? 'Zoë';
    const file = await moving.write(`${encoding}.csv`, bytes);
    const done = await moving.run('client import', [file], {});
    expect(done).toContain(`${encoding}.csv is read as ${named}`);
    expect(await clientNamed('N-1')).toMatchObject([{ last_name: name, addresses: [{ city: 'San José' }] }]);
    expect(await moving.run('import undo', [/undo (\S+)$/.exec(done)?.[1] ?? ''])).toContain('1 removed');
  });

  it('A-517 A-518 an unclear encoding is a question, and a line that lost a letter is never added', async () => {
    // 'ö' of Mac Roman is 'š' in Windows-1252, and makes a name in both.
    const file = await moving.write(
      'unclear.csv',
      Buffer.from(clientFile('Schr\u009Ader').replace('San José', 'Troy'), 'latin1'),
    );
    expect(await moving.run('client import', [file])).toBe(
      'refused: The encoding of unclear.csv is unclear. Its words make sense in both Windows-1252 and Mac Roman.\n' +
        "Choose the encoding in which these words are right:\n  --encoding windows-1252: 'Schršder'\n  --encoding macintosh: 'Schröder'\n" +
        'With --encoding utf-8, lines with other bytes are reported as errors. If nothing is right, export the file again as UTF-8.',
    );
    expect(await moving.run('client import', [file], { encoding: 'latin' })).toContain('Use one of utf-8, utf-16le');
    const lost = await moving.run('client import', [file], { encoding: 'utf-8', 'skip-invalid': true });
    expect(lost).toContain("line 2, last_name, 'Schr\uFFFDder': a character was lost");
    expect(lost).toContain('Nothing to add: 0 already exist, 1 would be left out.');
    const done = await moving.run('client import', [file], { encoding: 'macintosh' });
    expect(await clientNamed('N-1')).toMatchObject([{ last_name: 'Schröder' }]);
    await moving.run('import undo', [/undo (\S+)$/.exec(done)?.[1] ?? '']);
  });

  it('A-517 names an Excel workbook, and a file without lines', async () => {
    const workbook = await moving.write('patients.xlsx', Buffer.from('504b030414000600', 'hex'));
    expect(await moving.run('import inspect', [workbook])).toBe(
      'refused: patients.xlsx is an Excel workbook. Open it in Excel, and save it as CSV UTF-8.',
    );
    const empty = await moving.write('empty.csv', '');
    expect(await moving.run('client import', [empty])).toContain('empty.csv is empty.');
  });

  it('A-520 keeps the lines at fault of every run in a file of its own, and undoes only what was added', async () => {
    const bad =
      clientFile('Lund').replaceAll('N-1', 'N-2') +
      'N-3,Bo,Lund,12,18 Regent St,Troy,NY,12866\r\n,,,,\r\nN-4,too,few\r\n';
    const file = await moving.write('bad.csv', bad);
    const done = await moving.run('client import', [file], { 'skip-invalid': true });
    expect(done).toContain('Left out: 2. They are in bad.left-out.csv');
    expect(done).toContain('line 5: it has 3 cells, but the header has 8.');
    await moving.run('client import', [file], { 'skip-invalid': true });
    expect(await moving.read('bad.left-out-2.csv')).toBe(await moving.read('bad.left-out.csv'));
    expect((await moving.read('bad.left-out.csv')).split('\r\n').slice(1, 3)).toEqual([
      `N-3,Bo,Lund,12,18 Regent St,Troy,NY,12866,"phone_1_number, '12': Invalid phone number: it has 2 digits instead of 7, 10, or 11"`,
      'N-4,too,few,,,,,,"it has 3 cells, but the header has 8. Put a value with a comma or a line break in quotation marks"',
    ]);
    const uuid = /undo (\S+)$/.exec(done)?.[1] ?? '';
    const [audited] = await own<{ after: Record<string, unknown> }>(
      `select after from signa.audit_record where subject = $1 and operation = 'ImportClients'`,
      [`import:${uuid}`],
    );
    expect(audited?.after).toMatchObject({ encoding: 'utf-8', leftOut: 2, mappingSha256: null });
    expect(await moving.run('import undo', [uuid])).toContain('1 removed, 0 kept');
  });

  it('A-590 refuses a mapping that does not fit, and never overwrites one', async () => {
    const file = await moving.write('other.csv', 'ID,Last Name,Phone\n1,Lund,518-555-0177\n');
    await moving.run('import inspect', [file], { kind: 'client' });
    expect(await moving.run('import inspect', [file], { kind: 'client' })).toMatch(
      /other.client.mapping.json already exists/,
    );
    const flags = { mapping: moving.path('other.client.mapping.json') };
    expect(await moving.run('client import', [file], flags)).toContain('columns.first_name.value');
    await moving.edit('other.client.mapping.json', [['"value": "?"', '"value": "Ann"']]);
    expect(await moving.run('patient import', [file], flags)).toContain('it is a mapping of a client file');
    const changed = await moving.write('changed.csv', 'ID,Last Name,Mobile\n1,Lund,518-555-0177\n');
    expect(await moving.run('client import', [changed], flags)).toBe(
      "refused: The mapping doesn't fit changed.csv:\n  the file has no column 'Phone'\n" +
        `  column 'Mobile' isn't mapped. Add it to "columns", or to "unused" to leave it out`,
    );
    expect(await moving.run('import inspect', [file], { kind: 'dog' })).toContain("Unknown kind 'dog'");
    expect(await moving.run('client import', [file])).toContain('run: signa-server admin import inspect other.csv');
    const unknown = await moving.write('unknown.csv', 'a,b\n1,2\n');
    expect(await moving.run('import inspect', [unknown])).toContain('Name what it contains with --kind.');
  });
});
