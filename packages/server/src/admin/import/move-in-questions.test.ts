import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../testing/every-database.js';
import { startSampleServer } from '../../testing/sample-server.js';
import type { TestServer } from '../../testing/test-server.js';
import { type MoveIn, openMoveIn } from './move-in.testing.js';

const head = 'Client ID,First,Last,Phone,Address,City,ST,Zip,Pet ID,Pet Name,Species,Sex,Status\n';
const line = (client: string, pet: string, status = 'Active') =>
  `${client},18 Regent St,Troy,NY,12180,${pet},Dog,F,${status}\n`;

describeOnOneDatabase('what a practice decides when it moves in', (make) => {
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

  const clients = (prefix: string) =>
    server.db.asOwner<{ first_name: string; last_name: string; phone: string }>(
      `select c.first_name, c.last_name, c.phones -> 0 ->> 'phoneNumber' as phone from signa.client c
      join signa.file_record f on f.record_id = c.id and f.noun = 'client' where f.external_id like $1 || '%'
      order by f.external_id`,
      [prefix],
    );

  it('A-597 A-604 leaves the status of animals out of their clients', async () => {
    const file = await moving.write(
      'status.csv',
      head +
        line('Q-1,Ann,Lund,518-555-0171', 'Q-11,Bo', 'Deceased') +
        line('Q-1,Ann,Lund,518-555-0171', 'Q-12,Al') +
        line('Q-2,Eva,Berg,+1 518 555 0172', 'Q-21,Kit'),
    );
    await moving.run('import inspect', [file]);
    expect(JSON.parse(await moving.read('status.client.mapping.json'))).toMatchObject({
      unused: expect.arrayContaining(['Status']) as unknown,
    });
    const done = await moving.run('client import', [file], { mapping: moving.path('status.client.mapping.json') });
    expect(done).toContain('Clients: 2 added, 0 already existed.');
    expect(done).toContain('Columns that the mapping leaves out: Pet ID, Pet Name, Species, Sex, Status.');
    expect((await clients('Q-')).map(({ phone }) => phone)).toEqual(['5185550171', '5185550172']);
  });

  it('A-596 says in which columns two lines with an ID differ, and imports neither', async () => {
    const file = await moving.write(
      'differing.csv',
      head +
        line('R-1,Ann,Lund,518-555-0171', 'R-11,Bo') +
        line('R-2,Eva,Berg,518-555-0172', 'R-21,Kit') +
        line('R-2,Eva,Berg,518-555-0172', 'R-22,Max') +
        line('R-1,Ann,Lunde,518-555-0179', 'R-12,Al'),
    );
    const told = await moving.run('import inspect', [file], { kind: 'client' });
    expect(told).toContain(`check last_name from 'Last': it differs between lines of one client: 'Lund' and 'Lunde'`);
    const flags = { mapping: moving.path('differing.client.mapping.json') };
    const refused = await moving.run('client import', [file], flags);
    expect(refused).toContain(
      "line 2, Client ID, 'R-1': it is also on line 5, where Last is 'Lunde' and Phone is '518-555-0179'",
    );
    expect(refused).toContain(
      "line 5, Client ID, 'R-1': it is already on line 2, where Last is 'Lund' and Phone is '518-555-0171'",
    );
    const done = await moving.run('client import', [file], { ...flags, 'skip-invalid': true });
    expect(done).toContain('Clients: 1 added, 0 already existed.');
    expect(await clients('R-')).toEqual([{ first_name: 'Eva', last_name: 'Berg', phone: '5185550172' }]);
    const leftOut = await moving.read('differing.left-out.csv');
    expect(leftOut).toContain('R-1,Ann,Lund,');
    expect(leftOut).toContain('R-1,Ann,Lunde,');
  });

  it('A-593 A-594 A-595 divides names, completes phones and names lost letters', async () => {
    const lines = [
      ...['S-1;Linda van der Berg;555-0171', 'S-2;Berg, Eva;413-555-0172', 'S-3;Mary Ann Smith;413-555-0173'],
      ...['S-4;Ann Nguy?n;413-555-0174', 'S-5;Bo Mu?oz;413-555-0175'],
    ].map((start) => `${start};18 Regent St;Troy;NY;12180`);
    const file = await moving.write('names.csv', ['ID;Owner;Phone;Address;City;State;Zip', ...lines, ''].join('\n'));
    const told = await moving.run('import inspect', [file], { kind: 'client' });
    expect(told).toContain("where the middle words of 1 name belong, such as 'Mary Ann Smith'");
    const flags = { mapping: moving.path('names.client.mapping.json'), 'skip-invalid': true };
    expect(await moving.run('client import', [file], flags)).toContain('columns.full_name.middle');
    await moving.edit('names.client.mapping.json', [
      ['"middle": "?"', '"middle": "first"'],
      ['"? 413"', '"518"'],
    ]);
    const done = await moving.run('client import', [file], flags);
    expect(done).toContain("line 5, Owner, 'Ann Nguy?n': a letter was lost before this file was written");
    expect(await clients('S-')).toEqual([
      { first_name: 'Linda', last_name: 'van der Berg', phone: '5185550171' },
      { first_name: 'Eva', last_name: 'Berg', phone: '4135550172' },
      { first_name: 'Mary Ann', last_name: 'Smith', phone: '4135550173' },
    ]);
  });

  it('A-601 completes a mapping that a person began, in its place', async () => {
    const file = await moving.write('begun.csv', 'Nr;Wer;Wo\nU-1;Lund, Eva;413-555-0172\nU-2;Berg, Bo;555-0173\n');
    const begun = { external_id: { from: 'Nr' }, full_name: { from: 'Wer' }, phone_1_number: { from: 'Wo' } };
    const path = await moving.write('begun.json', JSON.stringify({ signa_mapping: 1, kind: 'client', columns: begun }));
    const told = await moving.run('import inspect', [file], { mapping: path });
    expect(told).toContain('Decide 1 question in');
    expect(JSON.parse(await moving.read('begun.json'))).toMatchObject({
      separator: 'semicolon',
      columns: { full_name: { from: 'Wer', order: 'last-first' }, phone_1_number: { area_code: '? 413' } },
    });
    await moving.edit('begun.json', [['"? 413"', '"518"']]);
    await moving.run('import inspect', [file], { mapping: path });
    expect(await moving.read('begun.json')).toContain('"area_code": "518"');
    const faulty = await moving.write('faulty.json', '{"signa_mapping": 1, "kind": "dog"}');
    expect(await moving.run('import inspect', [file], { mapping: faulty })).toContain("isn't a valid mapping");
  });

  it('A-602 counts errors of one cause by their values, after the first lines', async () => {
    const lines = Array.from(
      { length: 9 },
      (_, at) => `T-${at};${at < 6 ? 'Eva' : 'Ann'};Berg;413-555-017${at};18 Regent St;Troy;XX;12180`,
    );
    const file = await moving.write(
      'causes.csv',
      ['ID;First;Last;Phone;Address;City;State;Zip', ...lines, ''].join('\n'),
    );
    await moving.run('import inspect', [file], { kind: 'client' });
    const refused = await moving.run('client import', [file], { mapping: moving.path('causes.client.mapping.json') });
    expect(refused).toContain('stopped with 9 errors');
    expect(refused).toMatch(/line 4, State, 'XX': .*\n {4}and 6 more lines with the same error: 6 with 'XX'\n/);
    expect(refused).not.toContain('line 5,');
  });
});
