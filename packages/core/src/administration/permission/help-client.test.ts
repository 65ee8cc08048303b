import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { builtInRoles, featureFlags, moduleNames } from '../../practice/location/index.js';
import { assignment, builtInRole, linkTo } from '../../practice/location/practice.test-data.js';
import { mayHelpClients, mayHelpClientsSomewhere } from './index.js';
import { person, support, withModules, worksAs } from './permission.test-data.js';

const on = new Set(['oobo']);
const off = new Set(featureFlags.filter((flag) => flag !== 'oobo'));
const helping = person(withModules('oobo'));

describe('who may help a client', () => {
  it('C-142 A-174 C-193 is who may edit the module oobo, where the feature oobo is on', () => {
    expect(mayHelpClients(helping, '100', on).allowed).toBe(true);
    expect(mayHelpClients(helping, '100', off)).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'Ordering on behalf of a client is not switched on for this location. Ask Signa support to switch it on.',
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

  it('C-142 A-071 is everybody of the built-in roles', () => {
    for (const { name } of builtInRoles)
      expect(mayHelpClients(person(assignment({ role: builtInRole(name) })), '100', on).allowed).toBe(true);
  });

  it('A-174 is no support user but as somebody who may', () => {
    expect(mayHelpClients(support, '100', on)).toMatchObject({ code: 'FORBIDDEN' });
    expect(mayHelpClients({ ...support, inAdminSupportGroup: true } as typeof support, '100', on).allowed).toBe(false);
    expect(mayHelpClients(worksAs(helping), '100', on).allowed).toBe(true);
    expect(mayHelpClients(worksAs(person(withModules('clients'))), '100', on).allowed).toBe(false);
  });

  it('C-147 A-174 is asked first at any location of theirs, and refused by its reason where there is none', () => {
    const assigned = (locationId: string, role = builtInRole('STAFF'), isActive = true) =>
      assignment({ locationId, role, isActive });
    const none = builtInRole('STAFF', { rolesModules: [] });
    expect(mayHelpClientsSomewhere(person(assigned('100', none), assigned('101'))).allowed).toBe(true);
    expect(mayHelpClientsSomewhere(worksAs(helping)).allowed).toBe(true);
    for (const nowhere of [
      person(assigned('100', none)),
      person(assigned('100', none), assigned('101', builtInRole('STAFF'), false)),
      person(assigned('100', builtInRole('STAFF'), false)),
      support,
      worksAs(person(withModules('clients'))),
    ])
      expect(mayHelpClientsSomewhere(nowhere)).toMatchObject({ allowed: false, code: 'FORBIDDEN' });
  });

  it('A-018 A-174 is nobody of another location', () => {
    expect(mayHelpClients(helping, '101', on)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.prop([
    fc.subarray([...featureFlags]),
    fc.subarray([...moduleNames]),
    fc.constantFrom('100', '101'),
    fc.boolean(),
  ])(
    'C-142 A-174 is never anybody without the feature, the module or the location',
    (features, modules, location, isSupport) => {
      const caller = isSupport ? support : person(withModules(...modules));
      const may = !isSupport && location === '100' && features.includes('oobo') && modules.includes('oobo');
      expect(mayHelpClients(caller, location, new Set(features)).allowed).toBe(may);
    },
  );
});
