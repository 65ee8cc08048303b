import { describe, expect, it } from 'vitest';
import { assignment, builtInRole, linkTo } from '../../practice/location/practice.test-data.js';
import { addLocationTexts, supportLocationFields } from '../../practice/location/index.js';
import { mayAuthorize, mayCall, refusalTexts, type Authorization, type CallFacts, type Caller } from './index.js';
import { authorization, otherVet, person, support, withModules, worksAs } from './permission.test-data.js';

const refused = (reason: string) => ({ allowed: false, code: 'FORBIDDEN', reason });
const permitted = { allowed: true };
const locationIds = ['100'];

describe('GetUserByUsername', () => {
  const lookUp = (caller: Caller, username: string) =>
    mayCall({ operation: 'GetUserByUsername', caller, locationIds: [], facts: { username } });

  it("A-146 returns the caller's own username, ignoring case", () => {
    expect(lookUp(person(), 'Maya@Wren.example')).toEqual(permitted);
    expect(lookUp(person(), 'tomas@wren.example')).toEqual(refused(refusalTexts.foreignUser));
  });

  it("A-146 returns any for support, but only the target's while impersonating", () => {
    expect(lookUp(support, 'tomas@wren.example')).toEqual(permitted);
    expect(lookUp(worksAs(person()), 'maya@wren.example')).toEqual(permitted);
    expect(lookUp(worksAs(person()), 'pat@signa.example')).toEqual(refused(refusalTexts.foreignUser));
  });
});

describe('UpdateLocationUser', () => {
  const update = (caller: Caller, locationUserId: string, ...fields: string[]) =>
    mayCall({ operation: 'UpdateLocationUser', caller, locationIds, facts: { locationUserId, fields } });
  const manager = person(assignment({ role: builtInRole('ADMIN') }));

  it("A-044 with an empty input is allowed only for the user's own active assignment", () => {
    expect(update(person(), '7')).toEqual(permitted);
    expect(update(worksAs(person()), '7')).toEqual(permitted);
    for (const [caller, id] of [
      [person(), '8'],
      [manager, '8'],
      [support, '7'],
      [person(assignment({ isActive: false })), '7'],
    ] as const) {
      expect(update(caller, id)).toEqual(refused('Access to this location is revoked'));
    }
  });

  it("A-152 changes the user's own record except for email, notification email, active state and PIMS ID", () => {
    expect(update(person(), '7', 'displayName', 'title')).toEqual(permitted);
    for (const field of ['email', 'notificationEmail', 'isActive', 'pimsId']) {
      expect(update(person(), '7', 'displayName', field).allowed).toBe(false);
    }
  });

  it('A-018 A-044 with an empty input does not reveal an inaccessible location', () => {
    const facts = { locationUserId: '7', fields: [] };
    const verdict = mayCall({ operation: 'UpdateLocationUser', caller: person(), locationIds: ['999'], facts });
    expect(verdict).toEqual(refused(refusalTexts.foreignLocation));
  });

  it("A-040 A-152 does not change the user's own inactive record, even next to an active one at that location", () => {
    const caller = person(assignment({ isActive: false }), assignment({ id: '8' }));
    expect(update(caller, '7', 'displayName').allowed).toBe(false);
    expect(update(caller, '8', 'displayName')).toEqual(permitted);
  });

  it('A-152 changes other users and any PIMS ID with usermanagement E, but no email', () => {
    expect(update(person(), '8', 'displayName').allowed).toBe(false);
    expect(update(manager, '8', 'displayName', 'isActive', 'pimsId')).toEqual(permitted);
    expect(update(manager, '7', 'pimsId')).toEqual(permitted);
    expect(update(manager, '7', 'isActive')).toEqual(refused(refusalTexts.ownFields));
    expect(update(manager, '8', 'email')).toEqual(refused(refusalTexts.supportFields));
    expect(update(support, '8', 'email', 'notificationEmail')).toEqual(permitted);
  });
});

describe('GetUser', () => {
  const get = (caller: Caller, isOwn: boolean, ...at: string[]) =>
    mayCall({ operation: 'GetUser', caller, locationIds: at, facts: { isOwn } });
  const viewer = person(withModules('usermanagement'));

  it('A-149 returns the caller, and users at a location whose users the caller may see', () => {
    expect(get(person(), true)).toEqual(permitted);
    expect(get(person(), false, '100').allowed).toBe(false);
    expect(get(viewer, false, '100')).toEqual(permitted);
    expect(get(viewer, false).allowed).toBe(false);
    expect(get(support, false)).toEqual(permitted);
  });

  it('A-149 requires only one such location', () => {
    const elsewhere = assignment({ id: '8', locationId: '200' });
    const caller = person(withModules('usermanagement'), elsewhere);
    expect(get(caller, false, '200', '100')).toEqual(permitted);
    expect(get(caller, false, '200').allowed).toBe(false);
  });
});

describe('UpdateUser', () => {
  const update = (caller: Caller, facts: Partial<CallFacts['UpdateUser']>, ...at: string[]) =>
    mayCall({
      operation: 'UpdateUser',
      caller,
      locationIds: at,
      facts: { isOwn: false, changed: [], hasAssignments: true, ...facts },
    });
  const manager = person(
    assignment({ role: builtInRole('ADMIN') }),
    assignment({ id: '8', locationId: '200', role: builtInRole('STAFF') }),
  );

  it('A-151 A-087 changes assignments only at locations where the caller manages users', () => {
    expect(update(manager, {}, '100')).toEqual(permitted);
    expect(update(manager, {}, '100', '200').allowed).toBe(false);
    expect(update(person(), { isOwn: true }, '100').allowed).toBe(false);
    expect(update(support, {}, '100', '200')).toEqual(permitted);
  });

  it("A-151 without assignments is allowed for the caller's own account, and to managers of a location of the user", () => {
    const account = { hasAssignments: false };
    expect(update(person(), { ...account, isOwn: true }, '100')).toEqual(permitted);
    expect(update(person(), account, '100').allowed).toBe(false);
    expect(update(manager, account, '200', '100')).toEqual(permitted);
    expect(update(manager, account).allowed).toBe(false);
  });

  it('A-097 A-086 reserves email and enabled state of an existing account for support', () => {
    expect(update(manager, { changed: ['email'] }, '100')).toEqual(refused(refusalTexts.supportFields));
    expect(update(manager, { changed: ['isEnabledInOkta'] }, '100')).toEqual(refused(refusalTexts.supportSwitch));
    expect(update(person(), { isOwn: true, hasAssignments: false, changed: ['email'] }).allowed).toBe(false);
    expect(update(support, { changed: ['email', 'isEnabledInOkta'] }, '100')).toEqual(permitted);
  });
});

describe.each([
  'ChangePrimaryLocation',
  'LocationUserProfilePictureUpload',
  'RemoveLocationUserProfilePicture',
] as const)('%s', (operation) => {
  const change = (caller: Caller, isOwn: boolean) =>
    mayCall({ operation, caller, locationIds: ['100'], facts: { isOwn } });

  it("A-108 A-109 A-153 is allowed for the user's own record, and to user managers of its location", () => {
    expect(change(person(), true)).toEqual(permitted);
    expect(change(person(), false).allowed).toBe(false);
    expect(change(person(assignment({ role: builtInRole('ADMIN') })), false)).toEqual(permitted);
    expect(change(support, false)).toEqual(permitted);
  });
});

describe('AddDelegatedUser and DeleteDelegatedUser', () => {
  const change = (caller: Caller, ...vetIds: string[]) =>
    mayCall({ operation: 'AddDelegatedUser', caller, locationIds, facts: { vetIds } });
  const remove = (caller: Caller, ...vetIds: string[]) =>
    mayCall({ operation: 'DeleteDelegatedUser', caller, locationIds, facts: { vetIds } });
  const vetadmin = person(assignment({ role: builtInRole('VETADMIN') }));

  it.each([change, remove])(
    'A-078 A-157 are allowed to the vet, and to user managers with a role named as a vet role',
    (may) => {
      expect(may(person(), '7')).toEqual(permitted);
      expect(may(person(), '7', '8').allowed).toBe(false);
      expect(may(vetadmin, '8')).toEqual(permitted);
      expect(may(person(assignment({ role: builtInRole('ADMIN') })), '8')).toEqual(
        refused(refusalTexts.delegatesOfVets),
      );
      expect(may(person(assignment({ role: builtInRole('STAFF') })), '7')).toEqual(
        refused(refusalTexts.delegatesOfVets),
      );
      expect(may(person(assignment({ role: builtInRole('STAFF', { name: 'Locum veT' }) })), '7')).toEqual(permitted);
      expect(may(person(assignment({ role: builtInRole('VET', { isActive: false }) })), '7').allowed).toBe(false);
    },
  );

  it.each([change, remove])('A-078 A-157 are never allowed to support, impersonating or not', (may) => {
    expect(may(support, '7').allowed).toBe(false);
    expect(may(worksAs(vetadmin), '7').allowed).toBe(false);
  });
});

describe('AddLocation', () => {
  const add = (caller: Caller, ...fields: string[]) =>
    mayCall({ operation: 'AddLocation', caller, locationIds, facts: { fields } });
  const editor = person(withModules('practicesettings'));

  it.each(supportLocationFields)('A-117 A-120 A-159 reserves %s for support', (field) => {
    expect(add(editor, 'name', field)).toEqual(refused(addLocationTexts.supportFields));
    expect(add(worksAs(editor), 'name', field).allowed).toBe(false);
    expect(add(support, 'name', field)).toEqual(permitted);
  });

  it('A-111 A-159 accepts everything else, including the email, with E on practice settings', () => {
    expect(add(editor, 'name', 'emailAddress', 'organizationId')).toEqual(permitted);
    expect(add(worksAs(editor), 'name', 'emailAddress')).toEqual(permitted);
    expect(add(person(), 'name').allowed).toBe(false);
  });
});

describe('UpdateLocationPatient', () => {
  const update = (module: string, ...fields: string[]) =>
    mayCall({
      operation: 'UpdateLocationPatient',
      caller: person(withModules(module)),
      locationIds,
      facts: { fields },
    }).allowed;

  it('A-171 changes weight and birthdate with E on create or approve', () => {
    expect(update('create', 'weight', 'weightUnit')).toBe(true);
    expect(update('approve', 'birthdate')).toBe(true);
    expect(update('history', 'birthdate')).toBe(false);
  });

  it('A-171 changes anything else only with E on clients or link', () => {
    expect(update('create', 'weight', 'isActive')).toBe(false);
    expect(update('create')).toBe(false);
    expect(update('clients', 'weight', 'isActive')).toBe(true);
    expect(update('link', 'isDeceased', 'deceasedDate')).toBe(true);
  });
});

describe.each(['AddPrescription', 'UpdatePrescription'] as const)('%s', (operation) => {
  const call = (caller: Caller, issued: Authorization | null) =>
    mayCall({ operation, caller, locationIds, facts: { authorization: issued } });
  const staff = assignment({ id: '9', role: builtInRole('STAFF') });
  const delegate = {
    ...staff,
    delegatedAccess: [{ locationUserId: '50', delegatedLocationUserId: '9', lastDay: null }],
  };

  it('A-173 saves a draft without authority', () => {
    expect(call(person(staff), null)).toEqual(permitted);
  });

  it('A-072 A-173 issues with a role that can authorize, or the delegation of that vet', () => {
    expect(call(person(), authorization)).toEqual(permitted);
    expect(call(person(delegate), authorization)).toEqual(permitted);
    expect(call(person(staff), authorization).allowed).toBe(false);
    expect(call(person(delegate), { ...authorization, vet: assignment({ id: '51' }) }).allowed).toBe(false);
  });

  it('A-072 A-173 issues OTC and AOTC without authority, unless controlled, but never without E', () => {
    const otc: Authorization = { ...authorization, product: { ...authorization.product, productApprovalType: 'OTC' } };
    expect(call(person(staff), otc)).toEqual(permitted);
    expect(call(person(staff), { ...otc, product: { ...otc.product, deaSchedule: 'C-V' } }).allowed).toBe(false);
    const reader = assignment({ role: builtInRole('VET', { rolesModules: [linkTo('create', { canEdit: false })] }) });
    expect(call(person(reader), otc).allowed).toBe(false);
  });

  it('A-062 A-072 issues only OTC and AOTC while impersonating', () => {
    const aotc: Authorization = {
      ...authorization,
      product: { ...authorization.product, productApprovalType: 'AOTC' },
    };
    expect(call(worksAs(person()), authorization).allowed).toBe(false);
    expect(call(worksAs(person(delegate)), authorization).allowed).toBe(false);
    expect(call(worksAs(person()), aotc)).toEqual(permitted);
    expect(call(worksAs(person()), null)).toEqual(permitted);
  });
});

describe('authority', () => {
  it('A-040 A-073 of an assignment at a closed location or organization is ignored', () => {
    const delegate = assignment({
      id: '9',
      role: builtInRole('STAFF'),
      delegatedAccess: [{ locationUserId: '50', delegatedLocationUserId: '9', lastDay: null }],
    });
    const may = (acting: typeof delegate, vet: typeof delegate) =>
      mayAuthorize({ assignment: acting, impersonating: false }, { ...authorization, vet }).allowed;
    const closed = { isActive: true, organization: { isActive: false } };
    expect(may(delegate, otherVet)).toBe(true);
    expect(may(delegate, { ...otherVet, location: closed })).toBe(false);
    expect(may({ ...delegate, location: closed }, otherVet)).toBe(false);
    expect(may(assignment({ location: closed }), otherVet)).toBe(false);
  });
});
