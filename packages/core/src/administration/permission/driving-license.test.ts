import { describe, expect, it } from 'vitest';
import { assignment, builtInRole, linkTo } from '../../practice/location/practice.test-data.js';
import { mayReadDrivingLicense } from './index.js';
import { person, support, withModules, worksAs } from './permission.test-data.js';

describe('reading a driving license', () => {
  it('C-276 is allowed to users who may change clients at the location', () => {
    expect(mayReadDrivingLicense(person(withModules('clients')), '100')).toBe(true);
    expect(mayReadDrivingLicense(person(withModules('dashboard', 'create', 'approve')), '100')).toBe(false);
    const looking = linkTo('clients', { canView: true, canEdit: false, canDelete: false });
    const onlooker = person(assignment({ role: builtInRole('STAFF', { rolesModules: [looking] }) }));
    expect(mayReadDrivingLicense(onlooker, '100')).toBe(false);
    expect(mayReadDrivingLicense(person(withModules('clients')), '101')).toBe(false);
  });

  it('C-276 is refused to support, even while impersonating', () => {
    expect(mayReadDrivingLicense(support, '100')).toBe(false);
    expect(mayReadDrivingLicense({ ...support, inAdminSupportGroup: true } as typeof support, '100')).toBe(false);
    expect(mayReadDrivingLicense(worksAs(person(withModules('clients'))), '100')).toBe(false);
  });
});
