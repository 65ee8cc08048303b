import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationName, Operations } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, dropDatabase, onDatabase, serverAddress } from '../testing/postgres-test-database.js';
import { callerWith } from './caller.testing.js';
import { startsServers } from '../testing/test-timeouts.js';
import { describeOnServers, embeddedServerDatabase, temporaryFolder } from './server-database.testing.js';
import { type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { type TestIssuer, openTestIssuer } from './test-issuer.testing.js';

/** The steps of docs/setting-up.md. */
describeOnServers('setting up on an empty PostgreSQL', () => {
  let ownerUrl: string;
  let issuer: TestIssuer;
  let server: SpawnedServer | null = null;
  beforeAll(async () => {
    [ownerUrl, issuer] = await Promise.all([createDatabase(), openTestIssuer()]);
  });
  afterAll(async () => {
    if (server) await endServer(server);
    await issuer.close();
    await dropDatabase(ownerUrl);
  });

  const run = async (...command: string[]) => {
    const { code, output } = await spawnServer({ DATABASE_OWNER_URL: ownerUrl }, command).ended;
    return { code, output };
  };
  const done = async (...command: string[]) => {
    const { code, output } = await run('admin', ...command);
    expect({ code, output }).toMatchObject({ code: 0 });
    return output;
  };

  it('A-334 requires a database of its version', async () => {
    expect(await run('admin', 'support', 'list')).toEqual({
      code: 2,
      output: expect.stringMatching(/lacks 0001-ground and \d+ more/) as string,
    });
    expect(await run('migrate')).toMatchObject({ code: 0 });
  });

  it('A-335 A-336 A-337 A-338 A-339 A-162 following the documentation leads to a first prescription', async () => {
    await done('support', 'set', 'sam@signa.example', '--first-name', 'Sam', '--last-name', 'Reyes', '--admin');
    expect(await done('list', 'load')).toMatch(/^breed: [1-9]\d* added$/m);
    await done('pharmacy', 'set', 'GGVCP', '--name', 'Granite Gap Veterinary Compounding Pharmacy');
    await done('feature', 'set', 'orderHistory', 'on');
    const file = join(await temporaryFolder(), 'products.csv');
    await writeFile(file, await done('product', 'template'));
    await done('product', 'import', file);

    const url = await serverAddress(ownerUrl);
    server = spawnServer({ DATABASE_URL: url, ...issuer.settings });
    const serverUrl = await server.ready();
    const as = async (email: string) => {
      const call = callerWith(await issuer.token(email));
      return async <N extends OperationName>(name: N, variables: Operations[N]['variables']) => {
        const answer = await call(serverUrl, name, variables);
        if (!answer?.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
        return answer.data;
      };
    };
    const sam = await as('sam@signa.example');
    const address = { addressTypeId: 2, addressLine1: '9 Lake Ave', city: 'Boise', state: 'ID', zip: '83702' };
    const phone = { phoneTypeId: 3, phoneNumber: '208 555 0100' };
    await sam('AddOrganization', {
      input: {
        name: 'Heron Animal Health',
        accountno: '4711',
        emailAddress: 'office@heron.example',
        organizationAddresses: [address],
        organizationPhones: [phone],
        pharmacyCodes: ['GGVCP'],
        createMatchingLocation: true,
      },
    });
    const { locations } = await sam('Locations', { filter: 'Heron', activeFilterType: 'all', skip: 0, take: 10 });
    const locationId = locations[0]?.id ?? '';
    const { roles } = await sam('Roles', {});
    // Well within the maximum expiration of a year, whatever the date at the location.
    const inTenMonths = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
    const { addUser } = await sam('AddUser', {
      input: {
        firstName: 'Nora',
        lastName: 'Quist',
        email: 'nora@heron.example',
        userPhones: [phone],
        locationsUsers: [
          {
            locationId,
            roleId: roles.find(({ name }) => name === 'VET')?.id ?? '',
            ...{ vetLicenseNumber: '019999', vetLicenseState: 'ID', vetLicenseExpiration: inTenMonths },
            ...{ isPrimary: true, isActive: true },
          },
        ],
      },
    });

    const nora = await as('nora@heron.example');
    const { addLocationClient: client } = await nora('AddLocationClient', {
      locationId,
      input: {
        ...{ firstName: 'Ada', lastName: 'Lund' },
        ...{ locationClientPhones: [phone], locationClientAddress: [{ ...address, addressTypeId: 1 }] },
      },
    });
    const { addLocationPatient: patient } = await nora('AddLocationPatient', {
      input: {
        locationId,
        name: 'Otis',
        ...{ speciesCode: 'canine', gender: 'M', birthdate: '2020-05-01', weight: 30, weightUnit: 'lbs' },
        locationPatientClients: [{ locationClientId: client.id }],
      },
    });
    const [product] = await onDatabase(
      ownerUrl,
      async (db) => (await db.query<{ id: string }>('select id::text from signa.product')).rows,
    );
    const { addPrescription } = await nora('AddPrescription', {
      addPrescriptionType: 'AuthorizeRx',
      input: {
        ...{ locationId, locationClientId: client.id, locationPatientId: patient.id, productId: product?.id ?? '' },
        ...{ directions: 'Give 1 capsule by mouth twice daily.', unitPerFill: 90, daysSupply: 45, refills: 1 },
        ...{
          authorizingVet: addUser.locationsUsers[0]?.id ?? null,
          prescExpiryDate: inTenMonths,
          rxOriginCode: 'create',
        },
      },
    });
    expect(addPrescription).toMatchObject({ rxStatus: { code: 'Created' } });
    const operations = await onDatabase(
      ownerUrl,
      async (db) =>
        (
          await db.query<{ operation: string; username: string }>(
            'select operation, username from signa.audit_record order by at, sequence',
          )
        ).rows,
    );
    expect(operations.map(({ operation }) => operation)).toEqual([
      ...['AddSupportUser', 'LoadLists', 'AddPharmacy', 'SetFeature', 'ImportProducts'],
      ...[
        'AddOrganization',
        'AddOrganization',
        'AddUser',
        'AddLocationClient',
        'AddLocationPatient',
        'AddPrescription',
      ],
    ]);
    expect(operations[0]?.username).toMatch(/^operator /);
  });

  it('A-335 a removed support user is rejected at the next call of a running server', async () => {
    const address = (await server?.ready()) ?? '';
    const sam = callerWith(await issuer.token('sam@signa.example'));
    expect(await sam(address, 'Roles', {})).toMatchObject({ ok: true });
    expect(await done('support', 'remove', 'SAM@signa.example')).toMatch(/^Removed: sam@signa\.example {2}Sam Reyes/);
    expect(await sam(address, 'Roles', {})).toMatchObject({ ok: false });
    expect(await run('admin', 'support', 'remove', 'sam@signa.example')).toMatchObject({ code: 2 });
    const verify = spawnServer({ DATABASE_URL: await serverAddress(ownerUrl) }, ['audit-verify']);
    expect(await verify.ended).toMatchObject({ code: 0 });
  });

  it('A-335 rejects a practice user as support user', async () => {
    const names = ['--first-name', 'Nora', '--last-name', 'Quist'];
    expect(await run('admin', 'support', 'set', 'Nora@heron.example', ...names)).toEqual({
      code: 2,
      output: expect.stringContaining('nora@heron.example is a user of a practice.') as string,
    });
    expect(await done('support', 'list')).toBe('No support users yet. Add one with: signa-server admin support set\n');
  });

  it('A-338 updates a product by its SKU, all rows of a file or none, and a dry run stores nothing', async () => {
    const template = await done('product', 'template');
    const file = join(await temporaryFolder(), 'products.csv');
    const price = () =>
      onDatabase(
        ownerUrl,
        async (db) =>
          (await db.query<{ price_books: unknown; sku: string }>('select price_books, sku from signa.product')).rows,
      );
    const before = await price();
    await writeFile(file, template);
    expect(await done('product', 'import', file)).toBe('Products added: 0, changed: 0, unchanged: 1.\n');
    await writeFile(file, template.replaceAll('24.50', '26.10'));
    expect(await done('product', 'import', file, '--dry-run')).toBe(
      'Would be added: 0, changed: 1, unchanged: 0.\nThis was a dry run. Nothing was imported.\n',
    );
    expect(await price()).toEqual(before);
    const [head = '', line = ''] = template.split('\r\n');
    await writeFile(
      file,
      [head, line.replaceAll('24.50', '26.10'), line.replace('GAB-100-90', 'B').replace('Rx', 'Ry')].join('\n'),
    );
    expect(await run('admin', 'product', 'import', file)).toEqual({
      code: 2,
      output: expect.stringMatching(/Errors: 1\n {2}line 3, approval_type: 'Ry' is not one of/) as string,
    });
    await writeFile(
      file,
      [head, line.replace('GAB-100-90', 'B').replace('canine', 'unicorn').replace('GGVCP', 'NOBODY')].join('\n'),
    );
    expect(await run('admin', 'product', 'import', file)).toMatchObject({
      code: 2,
      output: expect.stringContaining('  species unicorn, of B\n  pharmacy NOBODY, of B\n') as string,
    });
    expect(await price()).toEqual(before);
    await writeFile(file, template.replaceAll('24.50', '26.10'));
    expect(await done('product', 'import', file)).toBe('Products added: 0, changed: 1, unchanged: 0.\n');
    expect((await price())[0]?.price_books).toMatchObject([{ name: 'Generic', caretakerPrice: 26.1 }]);
  });

  it("A-337 a location's flag is stored next to the flag of all locations", async () => {
    expect(await done('feature', 'set', 'orderHistory', 'off', '--location', '1')).toMatch(/off {2}location 1\n$/);
    expect(await done('feature', 'list', '--location', '1')).toMatch(
      /^orderHistory +on {2}everywhere\norderHistory +off {2}location 1\nFlags that aren't listed are off\./,
    );
    expect(await run('admin', 'feature', 'set', 'orderHistory', 'off', '--location', '77')).toMatchObject({ code: 2 });
    expect(await run('admin', 'feature', 'set', 'history', 'on')).toEqual({
      code: 2,
      output: expect.stringContaining('Unknown feature flag history.') as string,
    });
  });

  it('A-334 prints the commands and their usage', async () => {
    expect(await run('admin', 'help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('support set') as string,
    });
    expect(await run('admin', 'support', 'ad')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/Unknown command: signa-server admin support ad\n/) as string,
    });
    expect(await run('admin', 'support', 'set', 'a@b.example', '--frist-name', 'A')).toEqual({
      code: 2,
      output: expect.stringMatching(/--frist-name[^]*Usage: signa-server admin support set <email>/) as string,
    });
    const { code, output } = await spawnServer({ DATABASE_URL: ownerUrl }, ['admin', 'support', 'list']).ended;
    expect({ code, output }).toEqual({
      code: 2,
      output: "DATABASE_OWNER_URL isn't set. Only the owner of the tables can run this command.\n",
    });
  });
});

it('A-334 A-335 works on a data folder while no server uses it', startsServers, async () => {
  const { settings, remove } = await embeddedServerDatabase();
  const run = async (...command: string[]) => await spawnServer(settings, ['admin', ...command]).ended;
  const names = ['--first-name', 'Ida', '--last-name', 'Moss'];
  expect(await run('support', 'set', 'ida@signa.example', ...names)).toMatchObject({ code: 0 });
  expect((await run('support', 'list')).output).toMatch(/^ida@signa\.example {2}Ida Moss$/m);
  await remove();
});
