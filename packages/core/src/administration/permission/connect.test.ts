import { describe, expect, it } from 'vitest';
import { builtInRoles } from '../../practice/location/index.js';
import { assignment, builtInRole } from '../../practice/location/practice.test-data.js';
import { mayConnect } from './index.js';
import { person, support, worksAs } from './permission.test-data.js';

describe('connecting a location by redirect', () => {
  it('A-169 A-125 is allowed to an admin or vet admin of that location', () => {
    for (const { name } of builtInRoles) {
      const may = mayConnect(person(assignment({ role: builtInRole(name) })), '100').allowed;
      expect([name, may]).toEqual([name, name === 'ADMIN' || name === 'VETADMIN']);
    }
  });

  it("A-169 is refused without edit permission on practice settings, whatever the role's name", () => {
    const role = builtInRole('ADMIN', { rolesModules: [] });
    expect(mayConnect(person(assignment({ role })), '100')).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('A-018 A-169 is refused to users of other locations', () => {
    const admin = person(assignment({ role: builtInRole('ADMIN') }));
    expect(mayConnect(admin, '101')).toMatchObject({ allowed: false, code: 'FORBIDDEN' });
  });

  it('A-169 is allowed to support only while impersonating a user who may', () => {
    expect(mayConnect(support, '100')).toMatchObject({ allowed: false, code: 'FORBIDDEN' });
    expect(mayConnect(worksAs(person(assignment({ role: builtInRole('ADMIN') }))), '100').allowed).toBe(true);
    expect(mayConnect(worksAs(person(assignment({ role: builtInRole('VET') }))), '100').allowed).toBe(false);
  });
});
