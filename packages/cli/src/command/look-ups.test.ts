import { describe, expect, it } from 'vitest';
import { json, maya, sent, signa, supportAt, wren } from '../testing/support.js';
import { refused, signedIn, type Terminal, terminal } from '../testing/terminal.js';

const role = {
  id: '2',
  name: 'Veterinarian',
  isActive: true,
  canAuthorize: true,
  rolesModules: [
    { isActive: true, canView: true, canEdit: true, canDelete: false, module: { name: 'history' } },
    { isActive: false, canView: true, canEdit: true, canDelete: true, module: { name: 'reports' } },
  ],
};

describe('looking up locations', () => {
  const answers = { Locations: { data: { locations: [wren] } }, LocationCount: { data: { locationCount: 61 } } };

  it('A-192 searches active locations by at least 3 characters, and reports that there are more', async () => {
    const found = supportAt(answers);
    expect(await signa(found, 'locations', 'search', 'wren')).toBe(0);
    expect(sent(found, 'Locations')).toEqual([
      { filter: 'wren', activeFilterType: 'active', includeOrganization: true, skip: 0, take: 50 },
    ]);
    expect(sent(found, 'LocationCount')).toEqual([{ filter: 'wren', activeFilterType: 'active' }]);
    expect(found.out.join('\n')).toMatch(/Wren Street.*Wren Group.*EZYVET.*Yes/);
    expect(found.err).toEqual(['Showing 1 of 61. Add --paginate to print all of them.']);
    const everybody = supportAt(answers);
    await signa(everybody, 'locations', 'search', 'wren', '--all', '--limit', '5');
    expect(sent(everybody, 'Locations')).toMatchObject([{ activeFilterType: 'all', take: 5 }]);
    const short = supportAt(answers);
    expect(await signa(short, 'locations', 'search', 'wr')).toBe(2);
    expect(short.err.join()).toContain('at least 3 characters');
    expect(short.requests).toEqual([]);
  });

  it('A-192 shows a location: Missing Pharmacy, PIMS, writeback, portal type, secret set', async () => {
    const found = supportAt({ GetLocation: { data: { location: wren } } });
    expect(await signa(found, 'location', '1', '--json')).toBe(0);
    expect(json(found)).toMatchObject({
      pharmacy: 'Missing Pharmacy',
      pims: 'EZYVET',
      isWritebackOn: true,
      portalType: 'signa',
      isSecretSet: true,
    });
    const withOne = supportAt({
      GetLocation: { data: { location: { ...wren, locationPharmacies: [{ code: 'R', name: 'Roots', fax: null }] } } },
    });
    await signa(withOne, 'location', '1', '--json', 'pharmacy');
    expect(json(withOne)).toEqual({ pharmacy: ['Roots'] });
    const gone = supportAt({ GetLocation: { data: { location: null } } });
    expect(await signa(gone, 'location', '9')).toBe(1);
    expect(gone.err).toEqual(['There is no location 9. Run signa locations search <text> to find one.']);
  });

  it('A-192 A-478 searches organizations, and shows one with all of its locations', async () => {
    const group = { id: '4', name: 'Wren Group', emailAddress: 'group@signa.test', isActive: true, locationCount: 2 };
    const search = supportAt({ Organizations: { data: { organizations: { count: 1, data: [group] } } } });
    expect(await signa(search, 'organizations', 'search', 'wren')).toBe(0);
    expect(sent(search, 'Organizations')).toMatchObject([{ filter: 'wren', activeFilterType: 'active' }]);
    expect(search.out.join('\n')).toContain('group@signa.test');
    const organization = {
      ...group,
      dbaName: null,
      accountno: '77',
      isPIMSEnabled: true,
      organizationPharmacies: [],
      locations: [{ id: '1', name: 'Wren Street', isActive: true }],
    };
    const show = supportAt({ GetOrganization: { data: { organization: { ...organization, locationCount: 1 } } } });
    expect(await signa(show, 'organization', '4')).toBe(0);
    expect(show.out.join('\n')).toMatch(/Missing Pharmacy[\s\S]*locations\n[\s\S]*Wren Street/);
    expect(sent(show, 'Locations')).toEqual([]);
    // An organization with more locations than it returns itself.
    const second = { ...wren, id: '2', name: 'Battenkill', isActive: false };
    const large = supportAt({
      GetOrganization: { data: { organization } },
      Locations: { data: { locations: [second, wren] } },
    });
    expect(await signa(large, 'organization', '4', '--json', 'locations')).toBe(0);
    expect(json(large)).toEqual({
      locations: [
        { id: '2', name: 'Battenkill', isActive: false },
        { id: '1', name: wren.name, isActive: wren.isActive },
      ],
    });
    expect(sent(large, 'Locations')).toEqual([{ organization: '4', activeFilterType: 'all', skip: 0, take: 500 }]);
  });
});

describe('looking up users and permissions', () => {
  it('A-193 searches the users of locations, and requires a location and 3 characters', async () => {
    const answers = { LocationsUsers: { data: { locationsUsers: { count: 1, data: [maya] } } } };
    const found = supportAt(answers);
    expect(await signa(found, 'users', 'search', 'okafor', '--location', '1', '2')).toBe(0);
    expect(sent(found, 'LocationsUsers')).toMatchObject([{ locationIds: ['1', '2'], userFilter: 'okafor' }]);
    expect(found.out.join('\n')).toMatch(/Dr\. Maya Okafor.*Veterinarian.*PIMS Connected/);
    for (const args of [['users', 'search', 'ok', '--location', '1']]) {
      const wrong = supportAt(answers);
      expect(await signa(wrong, ...args)).toBe(2);
      expect(wrong.requests).toEqual([]);
    }
  });

  it('A-193 shows a user by id or by username, with assignments, PIMS connection and delegations', async () => {
    const pair = { id: '5', locationUserId: '7', delegatedLocationUserId: '8', lastDay: '2026-12-31' };
    const user = {
      id: '70',
      username: 'vet@signa.test',
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'vet@signa.test',
      isEnabledInOkta: true,
      locationsUsers: [{ ...maya, pimsId: null, location: wren, delegatedUsers: [pair], delegatedAccess: [] }],
    };
    const answers = {
      GetUser: { data: { user: { id: '70', username: 'vet@signa.test' } } },
      GetUserByUsername: { data: { userByUsername: user } },
    };
    for (const name of ['70', 'vet@signa.test']) {
      const found = supportAt(answers);
      expect(await signa(found, 'user', name, '--json')).toBe(0);
      expect(sent(found, 'GetUserByUsername')).toEqual([{ username: 'vet@signa.test' }]);
      expect(json(found)).toMatchObject({
        name: 'Maya Okafor',
        assignments: [{ location: 'Wren Street', role: 'Veterinarian', pims: 'PIMS Not Connected' }],
        delegations: [{ way: 'given', lastDay: '2026-12-31' }],
      });
    }
    const nobody = supportAt({ ...answers, GetUser: { data: { user: null } } });
    expect(await signa(nobody, 'user', '99')).toBe(1);
    expect(nobody.err.join()).toContain('There is no user 99');
  });

  it('A-194 lists roles with their permissions, and modules', async () => {
    const roles = supportAt({ Roles: { data: { roles: [role] } } });
    expect(await signa(roles, 'roles', '--json', 'name,modules')).toBe(0);
    expect(json(roles)).toEqual([
      { name: 'Veterinarian', modules: [{ name: 'history', canView: true, canEdit: true, canDelete: false }] },
    ]);
    const module = {
      id: '3',
      name: 'history',
      label: 'History',
      link: '/history',
      isNavigation: true,
      isActive: true,
      parentModuleId: null,
      rolesModules: [
        { roleId: '2', isActive: true },
        { roleId: '9', isActive: false },
      ],
    };
    const modules = supportAt({ Modules: { data: { modules: [module] } } });
    await signa(modules, 'modules', '--json', 'label,roles');
    expect(json(modules)).toEqual([{ label: 'History', roles: ['2'] }]);
  });

  it('A-194 A-184 shows each feature of a location, or one of them', async () => {
    const all = supportAt({ featureFlags: { data: { featureFlags: ['pimsWriteback'] } } });
    expect(await signa(all, 'features', '--location', '1', '--json')).toBe(0);
    expect(json(all)).toContainEqual({ feature: 'pimsWriteback', isOn: true });
    expect(json(all)).toContainEqual({ feature: 'oobo', isOn: false });
    const one = supportAt({ hasFeature: { data: { hasFeature: false } } });
    await signa(one, 'features', '--location', '1', '--feature', 'oobo', '--json');
    expect(sent(one, 'hasFeature')).toEqual([{ feature: 'oobo', locationId: '1' }]);
    expect(json(one)).toEqual({ feature: 'oobo', isOn: false });
  });

  it('A-194 A-183 lists shortcuts of a location and type', async () => {
    const shortcut = {
      id: '1',
      type: 'SIG',
      label: 'bid',
      details: 'Give twice daily',
      locationId: '1',
      isActive: true,
      isGlobal: false,
    };
    const found = supportAt({ Shortcut: { data: { shortcut: [shortcut] } } });
    expect(await signa(found, 'shortcuts', '--location', '1', '--type', 'SIG')).toBe(0);
    expect(sent(found, 'Shortcut')).toEqual([{ locationId: '1', shortcutType: 'SIG' }]);
    expect(found.out.join('\n')).toContain('Give twice daily');
    expect(await signa(supportAt({}), 'shortcuts', '--type', 'XX')).toBe(2);
  });
});

describe('the practice system of a location', () => {
  const account = { pimsAccountId: 'site', pimsConnectionType: 'EZYVET' };
  const location = { GetLocation: { data: { location: wren } } };
  const status = (pimsAccountId: string | null) => ({
    data: { installStatus: { pimsAccountId, lastHeartbeat: 'then', extraction: { status: 'done' } } },
  });
  const information = {
    data: { installInformation: { ...account, practiceName: 'Wren', pims: 'ezyVet', schedule: null } },
  };

  it.each([
    ['site', 'Connected'],
    [null, 'Not Connected'],
  ])('A-195 A-121 with the account %s is %s', async (pimsAccountId, connection) => {
    const found = supportAt({
      ...location,
      getInstallStatus: status(pimsAccountId),
      getInstallInformation: information,
    });
    expect(await signa(found, 'pims', 'status', '--location', '1', '--json')).toBe(0);
    expect(sent(found, 'getInstallStatus')).toEqual([account]);
    expect(json(found)).toMatchObject({ connection, practiceName: 'Wren', extraction: 'done' });
  });

  it('A-195 is not connected if the check fails, and the command fails after printing that', async () => {
    const found = supportAt({
      ...location,
      getInstallStatus: refused('UNAVAILABLE', 'The PIMS is away'),
      getInstallInformation: information,
    });
    expect(await signa(found, 'pims', 'status', '--location', '1')).toBe(1);
    expect(found.out.join('\n')).toContain('Not Connected');
    expect(found.err.join()).toContain('The PIMS is away');
  });

  it('A-195 finds users of the PIMS by name, and one by PIMS ID', async () => {
    const person = {
      ...account,
      pimsId: '280',
      displayName: 'Dr. Ines Vandermeer',
      isProvider: true,
      vetLicenseNumber: '014455',
    };
    const found = supportAt({ ...location, searchPimsUsers: { data: { searchPimsUsers: [person] } } });
    expect(await signa(found, 'pims', 'users', '--location', '1', 'ines')).toBe(0);
    expect(sent(found, 'searchPimsUsers')).toEqual([{ ...account, name: 'ines' }]);
    expect(found.out.join('\n')).toContain('014455');
    const one = supportAt({ ...location, getPimsUser: { data: { pimsUser: person } } });
    await signa(one, 'pims', 'users', '--location', '1', '280');
    expect(sent(one, 'getPimsUser')).toEqual([{ ...account, pimsId: '280' }]);
    const nobody = supportAt({ ...location, searchPimsUsers: { data: { searchPimsUsers: [] } } });
    expect(await signa(nobody, 'pims', 'users', '--location', '1', 'zzz')).toBe(1);
  });

  it('A-195 imports the users of the PIMS, and prints how many', async () => {
    const answers = { ...location, syncPimsUsers: { data: { syncPimsUsers: { isSuccess: true, count: 4 } } } };
    const done = supportAt(answers);
    expect(await signa(done, 'pims', 'sync-users', '--location', '1', '--yes', '--json')).toBe(0);
    expect(sent(done, 'syncPimsUsers')).toEqual([{ ...account, accountUuid: 'u-1' }]);
    expect(json(done)).toEqual({ isSuccess: true, count: 4 });
    const failed = supportAt({
      ...answers,
      syncPimsUsers: { data: { syncPimsUsers: { isSuccess: false, count: 0 } } },
    });
    expect(await signa(failed, 'pims', 'sync-users', '--location', '1', '--yes')).toBe(1);
  });
});

describe('commands that make changes', () => {
  const answers = {
    GetLocation: { data: { location: wren } },
    GetLocationUser: { data: { locationUser: { ...maya, version: 3 } } },
    UpdateLocationWritebackEnabled: { data: { updateLocationWritebackEnabled: wren } },
    UpdateLocationUser: { data: { updateLocationUser: { ...maya, isActive: false } } },
  };
  const changes = [
    {
      args: ['writeback', 'off', '--location', '1'],
      operation: 'UpdateLocationWritebackEnabled',
      variables: { id: '1', isEnabledForWriteback: false },
      question: 'Turn writeback off at Wren Street? [y/N] ',
    },
    {
      args: ['location-user', 'deactivate', '7'],
      operation: 'UpdateLocationUser',
      variables: { id: '7', input: { isActive: false, version: 3 } },
      question: 'Deactivate Dr. Maya Okafor at location 1? [y/N] ',
    },
  ];

  it.each(changes)(
    'A-196 $args.0 asks for confirmation before it changes anything',
    async ({ args, operation, variables, question }) => {
      const yes = supportAt(answers, { says: 'y' });
      expect(await signa(yes, ...args)).toBe(0);
      expect(yes.err).toEqual([question]);
      expect(sent(yes, operation)).toEqual([variables]);
      for (const says of ['', 'n', 'yesterday']) {
        const no = supportAt(answers, { says });
        expect(await signa(no, ...args)).toBe(1);
        expect(sent(no, operation)).toEqual([]);
      }
    },
  );

  it.each(changes)('A-196 $args.0 does not ask with --yes, or without an interactive terminal', async (change) => {
    const withYes = supportAt(answers);
    expect(await signa(withYes, ...change.args, '--yes')).toBe(0);
    expect(withYes.err).toEqual([]);
    expect(sent(withYes, change.operation)).toEqual([change.variables]);
    const pipe = supportAt(answers);
    expect(await signa(pipe, ...change.args)).toBe(2);
    expect(pipe.err.join()).toContain('--yes');
    expect(sent(pipe, change.operation)).toEqual([]);
  });

  it.each(changes)('A-296 $args.0 prints what it would send with --dry-run, and sends nothing', async (change) => {
    const dry = supportAt(answers);
    expect(await signa(dry, ...change.args, '--dry-run')).toBe(0);
    expect(json(dry)).toEqual({ operation: change.operation, variables: change.variables });
    expect(sent(dry, change.operation)).toEqual([]);
  });

  it('A-196 turns on and activates with the opposite subcommands', async () => {
    const on = supportAt(answers);
    await signa(on, 'writeback', 'on', '--location', '1', '--dry-run');
    expect(json(on)).toMatchObject({ variables: { isEnabledForWriteback: true } });
    const active = supportAt(answers);
    await signa(active, 'location-user', 'activate', '7', '--dry-run');
    expect(json(active)).toMatchObject({ variables: { input: { isActive: true } } });
  });
});

describe('permissions and output formats', () => {
  const lookUps = [
    'locations search wren',
    'location 1',
    'organizations search wren',
    'organization 4',
    'users search okafor --location 1',
    'user 70',
    'roles',
    'modules',
    'features --location 1',
    'shortcuts',
    'why vet@signa.test AddPrescription',
    'events list',
    'pims status --location 1',
    'pims users --location 1 ines',
    'pims sync-users --location 1 --yes',
    'writeback on --location 1 --yes',
    'location-user activate 7 --yes',
    'impersonate status',
  ];

  it.each(lookUps)('A-190 %s requires support', async (line) => {
    const asVet = { ...signedIn, impersonating: 'vet@signa.test' };
    const vet = terminal({ session: asVet, isSupport: false });
    expect(await signa(vet, ...line.split(' '))).toBe(4);
    expect(vet.err.slice(0, 2)).toEqual(['Impersonation: vet@signa.test', "you can't access this link"]);
    expect(vet.out).toEqual([]);
    for (const { headers } of vet.requests) expect(headers).toMatchObject({ 'support-tool': 'true' });
  });

  it('A-405 A-192 shows a location with a single call', async () => {
    const at = supportAt({ GetLocation: { data: { location: wren } } });
    expect(await signa(at, 'location', '1')).toBe(0);
    expect(at.requests).toHaveLength(1);
  });

  it.each([
    ['location 1', ['GetLocation']],
    ['organization 4', ['GetOrganization']],
    ['user vet@signa.test', ['GetUserByUsername']],
    ['roles', ['Roles']],
    ['modules', ['Modules']],
    ['features --location 1', ['featureFlags']],
    ['shortcuts', ['Shortcut']],
    ['why vet@signa.test DeclinePrescription 12', ['GetRecordAccess']],
    ['events list', ['UndeliveredMessages']],
    ['organizations search wren', ['Organizations']],
    // Concurrent: one round trip.
    ['locations search wren', ['Locations', 'LocationCount']],
  ])('A-405 %s waits for one round trip', async (line, operations) => {
    const waiting: (() => void)[] = [];
    const at = supportAt({});
    const io: Terminal['io'] = {
      ...at.io,
      fetch: (address, init) => {
        void at.io.fetch(address, init).catch(() => undefined);
        return new Promise((_resolve, reject) => waiting.push(() => reject(new TypeError('fetch failed'))));
      },
    };
    const ended = signa({ ...at, io }, ...line.split(' '));
    await expect.poll(() => waiting.length).toBe(operations.length);
    // The second call does not wait for the first answer.
    expect(at.requests.map(({ body }) => body.operationName)).toEqual(operations);
    for (const go of waiting) go();
    expect(await ended).toBe(1);
    expect(at.requests).toHaveLength(operations.length);
  });

  it.each(lookUps)('A-191 %s requires a session', async (line) => {
    const nobody = terminal({ session: null });
    expect(await signa(nobody, ...line.split(' '))).toBe(3);
    expect(nobody.err[0]).toBe('Not logged in');
  });

  it('A-297 prints tab-separated lines to a pipe, without borders and headings', async () => {
    const pipe = supportAt(
      { Roles: { data: { roles: [role, { ...role, id: '3', name: 'Tech\tnician\n' }] } } },
      {
        isTerminal: false,
      },
    );
    await signa(pipe, 'roles');
    expect(pipe.out).toEqual(['2\tVeterinarian\tYes\tYes\n3\tTech nician \tYes\tYes']);
    const record = supportAt({ GetLocation: { data: { location: wren } } }, { isTerminal: false });
    await signa(record, 'location', '1');
    expect(record.out.join('\n')).toMatch(/^id\t1\nname\tWren Street\n/);
  });

  it('A-297 filters JSON with jq, and rejects an invalid expression or field with exit code 2', async () => {
    const answers = { Roles: { data: { roles: [role] } } };
    const names = supportAt(answers);
    expect(await signa(names, 'roles', '--jq', '.[].modules[].name')).toBe(0);
    expect(names.out).toEqual(['history']);
    const wrong = supportAt(answers);
    expect(await signa(wrong, 'roles', '--jq', '.[')).toBe(2);
    expect(wrong.err.join()).toContain('--jq');
    const field = supportAt(answers);
    expect(await signa(field, 'roles', '--json', 'nmae')).toBe(2);
    expect(field.err.join()).toContain('It has id, name, canAuthorize, isActive, modules');
  });

  it('A-297 fetches page by page with --paginate', async () => {
    const page = (count: number) => Array.from({ length: count }, (_, index) => ({ ...wren, id: String(index) }));
    const pages = [page(500), page(20)];
    const found = supportAt({ LocationCount: { data: { locationCount: 520 } } });
    const { fetch } = found.io;
    const io: Terminal['io'] = {
      ...found.io,
      fetch: (address, init) =>
        String(init?.body).includes('"Locations"')
          ? fetch(address, init).catch(() => Response.json({ data: { locations: pages.shift() } }))
          : fetch(address, init),
    };
    expect(await signa({ ...found, io }, 'locations', 'search', 'wren', '--paginate', '--json', 'id')).toBe(0);
    expect(sent(found, 'Locations')).toMatchObject([
      { skip: 0, take: 500 },
      { skip: 500, take: 500 },
    ]);
    expect(json(found)).toHaveLength(520);
    expect(found.err).toEqual([]);
    expect(await signa(supportAt({}), 'locations', 'search', 'wren', '--limit', '501')).toBe(2);
  });

  it('A-297 prints its version and help with an example, and suggests the intended command', async () => {
    const version = supportAt({});
    expect(await signa(version, '--version')).toBe(0);
    expect(version.out.join()).toMatch(/^\d+\.\d+\.\d+$/);
    const help = supportAt({});
    expect(await signa(help, 'users', 'search', '--help')).toBe(0);
    expect(help.out.join('\n')).toContain('signa users search okafor --location 1 2');
    const misspelled = supportAt({});
    expect(await signa(misspelled, 'rols')).toBe(2);
    expect(misspelled.err.join('\n')).toContain('Did you mean roles?');
  });
});
