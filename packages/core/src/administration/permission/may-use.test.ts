import { describe, expect, it } from 'vitest';
import { assignment, builtInRole } from '../../practice/location/practice.test-data.js';
import type { OperationName } from '../../contract/index.js';
import { assignmentAt, type Caller, mayUse, permissionTable, reachesLocation, refusalTexts } from './index.js';
import { person, support, withModules, worksAs } from './permission.test-data.js';

const refused = (reason: string) => ({ allowed: false, code: 'FORBIDDEN', reason });

describe('the location of a call', () => {
  const two = person(assignment(), assignment({ id: '8', locationId: '200', role: builtInRole('STAFF') }));

  it("A-018 must be one of the user's active locations, and one other ID refuses the whole call", () => {
    const read = (...locationIds: string[]) => mayUse({ operation: 'LocationsUsers', caller: two, locationIds });
    expect(read('100', '200')).toEqual({ allowed: true });
    expect(read('100', '999')).toEqual(refused(refusalTexts.foreignLocation));
  });

  it('A-018 A-040 is inaccessible when it, its organization or the assignment is inactive, with the same text', () => {
    const inactive = [
      assignment({ isActive: false }),
      assignment({ location: { isActive: false, organization: null } }),
      assignment({ location: { isActive: true, organization: { isActive: false } } }),
    ];
    for (const held of inactive) {
      const verdict = mayUse({ operation: 'GetPrescriptionTasks', caller: person(held), locationIds: ['100'] });
      expect(verdict).toEqual(refused(refusalTexts.foreignLocation));
      expect(reachesLocation(person(held), '100')).toBe(false);
    }
  });

  it('A-018 hides records of other locations from a practice, and none from support', () => {
    expect(reachesLocation(two, '200')).toBe(true);
    expect(reachesLocation(two, '300')).toBe(false);
    expect(reachesLocation(worksAs(two), '300')).toBe(false);
    expect(reachesLocation(support, '300')).toBe(true);
    expect(assignmentAt(two, '0200')?.id).toBe('8');
  });

  it('A-019 decides by the role at this location, not by a better one at another', () => {
    const remove = (locationId: string) =>
      mayUse({ operation: 'DeletePrescription', caller: two, locationIds: [locationId] });
    expect(remove('100')).toEqual({ allowed: true });
    expect(remove('200')).toEqual(
      refused('Your role at this location needs delete permission for Create. Ask an administrator of your practice.'),
    );
  });

  it('A-018 is required when the row refers to one', () => {
    expect(mayUse({ operation: 'GetPrescriptionTasks', caller: person(), locationIds: [] })).toEqual(
      refused(refusalTexts.noLocation),
    );
  });

  it('A-158 A-166 A-172 is optional for lists of locations, platform-wide flags and products', () => {
    for (const operation of ['Locations', 'LocationCount', 'hasFeature', 'featureFlags'] as const) {
      expect(mayUse({ operation, caller: person(), locationIds: [] })).toEqual({ allowed: true });
      expect(mayUse({ operation, caller: person(assignment({ isActive: false })), locationIds: [] })).toEqual(
        refused(refusalTexts.foreignLocation),
      );
    }
    const product = (...names: string[]) =>
      mayUse({ operation: 'GetProductByProductId', caller: person(withModules(...names)), locationIds: [] }).allowed;
    expect(product('products')).toBe(true);
    expect(product('orders')).toBe(false);
  });
});

describe('an inactive role', () => {
  it('A-028 grants no operation', () => {
    const caller = person(assignment({ role: builtInRole('ADMIN', { isActive: false }) }));
    for (const operation of ['GetPrescription', 'GetLocation', 'AddPrescription'] as const) {
      expect(mayUse({ operation, caller, locationIds: ['100'] })).toEqual(refused(refusalTexts.inactiveRole));
    }
  });
});

describe('a refusal', () => {
  it('A-015 names the permission that would help', () => {
    const caller = person(withModules('orders'));
    expect(mayUse({ operation: 'AddPrescription', caller, locationIds: ['100'] })).toEqual(
      refused(
        'Your role at this location needs edit permission for Create, Approve or Office Use. Ask an administrator of your practice.',
      ),
    );
  });

  it('A-147 A-148 reserves support operations for support, and C-001 patients for practices', () => {
    for (const operation of ['GetSupportUser', 'StartImpersonation', 'ExitImpersonation'] as const) {
      expect(mayUse({ operation, caller: person(), locationIds: [] })).toEqual(refused(refusalTexts.supportOnly));
    }
    expect(mayUse({ operation: 'GetPrescription', caller: support, locationIds: ['100'] })).toEqual(
      refused(refusalTexts.practiceOnly),
    );
  });
});

describe('impersonating', () => {
  it('A-062 A-157 gives the same refusal to support and while impersonating when neither is allowed', () => {
    for (const operation of ['AddDelegatedUser', 'DeleteDelegatedUser', 'UpdateSupportConsent'] as const)
      for (const caller of [support, worksAs(person())])
        expect(mayUse({ operation, caller, locationIds: ['100'] })).toEqual(
          refused('Only users of the practice can do this. Signa support cannot, even while impersonating.'),
        );
  });

  it('A-015 A-062 never advises support to start or stop impersonating when that is refused as well', () => {
    const everything = worksAs(person(assignment({ role: builtInRole('VETADMIN') })));
    const admin: Caller = { kind: 'support', username: 'pat@signa.example', inAdminSupportGroup: true };
    const told = (operation: OperationName, caller: Caller) => {
      const verdict = mayUse({ operation, caller, locationIds: ['100'] });
      return verdict.allowed ? 'allowed' : verdict.reason;
    };
    const names = Object.keys(permissionTable) as OperationName[];
    const asOneself = names.filter((name) => told(name, everything) === refusalTexts.notWhileImpersonating);
    const asAnother = names.filter((name) => told(name, admin) === refusalTexts.practiceOnly);
    expect([asOneself.length, asAnother.length].every((length) => length > 3)).toBe(true);
    expect(asOneself.filter((name) => told(name, admin) !== 'allowed')).toEqual([]);
    expect(asAnother.filter((name) => told(name, everything) !== 'allowed')).toEqual([]);
  });

  it('A-062 A-148 allows ending it, and no other support operation', () => {
    const caller = worksAs(person());
    expect(mayUse({ operation: 'ExitImpersonation', caller, locationIds: [] })).toEqual({ allowed: true });
    expect(mayUse({ operation: 'GetSupportUser', caller, locationIds: [] })).toEqual(
      refused(refusalTexts.notWhileImpersonating),
    );
  });

  it('A-056 A-062 refuses a second start with its own text', () => {
    expect(mayUse({ operation: 'StartImpersonation', caller: worksAs(person()), locationIds: [] })).toEqual(
      refused('You cannot impersonate further while impersonating'),
    );
  });

  it('A-062 allows exactly what the target may do', () => {
    const target = person(withModules('history'));
    const may = (operation: 'GetPrescription' | 'AddPrescription') =>
      mayUse({ operation, caller: worksAs(target), locationIds: ['100'] }).allowed;
    expect(may('GetPrescription')).toBe(true);
    expect(may('AddPrescription')).toBe(false);
  });
});

describe('files of records', () => {
  it('A-323 are imported by users who can change practice settings and clients, and by support only as one', () => {
    const may = (caller: Caller) => mayUse({ operation: 'StartImportFile', caller, locationIds: ['100'] }).allowed;
    const admin = person(assignment({ role: builtInRole('ADMIN') }));
    expect([may(admin), may(worksAs(admin))]).toEqual([true, true]);
    for (const role of ['VET', 'STAFF'] as const)
      expect(may(person(assignment({ role: builtInRole(role) })))).toBe(false);
    for (const module of ['practicesettings', 'clients'] as const) expect(may(person(withModules(module)))).toBe(false);
    expect(may(person(withModules('practicesettings', 'clients')))).toBe(true);
    expect(may(support)).toBe(false);
  });
});
