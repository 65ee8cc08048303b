import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { builtInRoles, featureFlags, moduleNames } from '../../practice/location/index.js';
import { assignment, builtInRole, linkTo } from '../../practice/location/practice.test-data.js';
import { mayHelpClients, mayHelpClientsAnywhere } from './index.js';
import { person, support, withModules, worksAs } from './permission.test-data.js';

const on = new Set(['oobo']);
const off = new Set(featureFlags.filter((flag) => flag !== 'oobo'));
const helping = person(withModules('oobo'));

describe('helping a client', () => {
  it('C-142 A-174 C-193 requires edit permission on the module oobo, and the feature oobo', () => {
    expect(mayHelpClients(helping, '100', on).allowed).toBe(true);
    expect(mayHelpClients(helping, '100', off)).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'Ordering on behalf of a client is turned off at this location. Ask Signa support to turn it on.',
    });
    const others = person(withModules(...moduleNames.filter((name) => name !== 'oobo')));
    expect(mayHelpClients(others, '100', on)).toMatchObject({ code: 'FORBIDDEN' });
    const looking = linkTo('oobo', { canView: true, canEdit: false, canDelete: false });
    const onlooker = person(assignment({ role: builtInRole('STAFF', { rolesModules: [looking] }) }));
    expect(mayHelpClients(onlooker, '100', on)).toMatchObject({ code: 'FORBIDDEN' });
    const closed = linkTo('oobo', { isActive: false });
    const formerly = person(assignment({ role: builtInRole('STAFF', { rolesModules: [closed] }) }));
    expect(mayHelpClients(formerly, '100', on)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('C-142 A-071 is allowed to all built-in roles', () => {
    for (const { name } of builtInRoles)
      expect(mayHelpClients(person(assignment({ role: builtInRole(name) })), '100', on).allowed).toBe(true);
  });

  it('A-174 is allowed to support only while impersonating a user who may', () => {
    expect(mayHelpClients(support, '100', on)).toMatchObject({ code: 'FORBIDDEN' });
    expect(mayHelpClients({ ...support, inAdminSupportGroup: true } as typeof support, '100', on).allowed).toBe(false);
    expect(mayHelpClients(worksAs(helping), '100', on).allowed).toBe(true);
    expect(mayHelpClients(worksAs(person(withModules('clients'))), '100', on).allowed).toBe(false);
  });

  it("C-147 A-174 is checked first for any of the user's locations, and refused with its reason without one", () => {
    const assigned = (locationId: string, role = builtInRole('STAFF'), isActive = true) =>
      assignment({ locationId, role, isActive });
    const none = builtInRole('STAFF', { rolesModules: [] });
    expect(mayHelpClientsAnywhere(person(assigned('100', none), assigned('101'))).allowed).toBe(true);
    expect(mayHelpClientsAnywhere(worksAs(helping)).allowed).toBe(true);
    for (const nowhere of [
      person(assigned('100', none)),
      person(assigned('100', none), assigned('101', builtInRole('STAFF'), false)),
      person(assigned('100', builtInRole('STAFF'), false)),
      support,
      worksAs(person(withModules('clients'))),
    ])
      expect(mayHelpClientsAnywhere(nowhere)).toMatchObject({ allowed: false, code: 'FORBIDDEN' });
  });

  it('A-018 A-174 is refused to users of other locations', () => {
    expect(mayHelpClients(helping, '101', on)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.prop([
    fc.subarray([...featureFlags]),
    fc.subarray([...moduleNames]),
    fc.constantFrom('100', '101'),
    fc.boolean(),
  ])(
    'C-142 A-174 is never allowed without the feature, the module or the location',
    (features, modules, location, isSupport) => {
      const caller = isSupport ? support : person(withModules(...modules));
      const may = !isSupport && location === '100' && features.includes('oobo') && modules.includes('oobo');
      expect(mayHelpClients(caller, location, new Set(features)).allowed).toBe(may);
    },
  );
});
