import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { pimsConnectionTypes, writebackCapableTypes } from '../pims-connection/index.js';
import {
  checkLocationSettings,
  lockedReason,
  mayChangeLocation,
  otherAccountIssue,
  writebackAfter,
  writebackLoss,
  type LocationEditor,
  type LocationSettings,
} from './index.js';

const supportOnly = [
  'emailAddress',
  'organizationId',
  'isActive',
  'locationAccountId',
  'locationPortalTypeId',
  'pharmacyCodes',
  'isPimsEnabled',
  'pimsConnectionType',
  'isEnabledForWriteback',
  'pimsWritebackAccountId',
  'pimsWritebackLocationId',
];
const own = ['name', 'website', 'HIN', 'isOfficeUseEnabled', 'locationAddresses', 'locationPhones'];
const somebody = (roleName: string, pimsConnectionType: (typeof pimsConnectionTypes)[number] | null) =>
  ({ kind: 'practice', roleName, pimsConnectionType }) as const;

describe('permissions on the fields of a location', () => {
  it("A-120 A-111 A-117 lock support's fields for every user of the practice, each with its reason", () => {
    for (const roleName of ['ADMIN', 'VETADMIN', 'VET', 'STAFF'])
      for (const field of supportOnly)
        expect(lockedReason(field, somebody(roleName, 'DIGITAIL'))).toMatch(/^Only Signa support can change /);
  });

  it('A-120 let a practice change its own fields, and support every field', () => {
    for (const field of own) expect(lockedReason(field, somebody('VET', null))).toBeNull();
    for (const field of [...own, ...supportOnly, 'pimsAccountId'])
      expect(lockedReason(field, { kind: 'support' })).toBeNull();
  });

  it('A-125 let admins change the account ID only at a VETSPIRE or DIGITAIL location', () => {
    for (const type of [...pimsConnectionTypes, null])
      for (const roleName of ['ADMIN', 'VETADMIN', 'vet admin', 'VET', 'STAFF', 'Front Desk'])
        expect(lockedReason('pimsAccountId', somebody(roleName, type)) === null, `${roleName} ${type}`).toBe(
          (type === 'VETSPIRE' || type === 'DIGITAIL') && !['VET', 'STAFF', 'Front Desk'].includes(roleName),
        );
  });

  it('A-122 A-125 let admins change the secret at a location of any type, and support too', () => {
    for (const type of [...pimsConnectionTypes, null])
      for (const roleName of ['ADMIN', 'VETADMIN', 'vet admin', 'VET', 'STAFF', 'Front Desk'])
        expect(lockedReason('pimsAccountSecret', somebody(roleName, type)) === null, `${roleName} ${type}`).toBe(
          !['VET', 'STAFF', 'Front Desk'].includes(roleName),
        );
    expect(lockedReason('pimsAccountSecret', { kind: 'support' })).toBeNull();
  });

  it('A-120 give the reason of the first locked field', () => {
    expect(mayChangeLocation(['name', 'pharmacyCodes', 'isActive'], somebody('ADMIN', null))).toMatchObject({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'Only Signa support can change the pharmacy and product range of a location.',
    });
    expect(mayChangeLocation(['name', 'website'], somebody('ADMIN', null))).toEqual({ allowed: true });
    expect(mayChangeLocation([], somebody('STAFF', null))).toEqual({ allowed: true });
  });

  it('A-275 A-125 allow another account only when its secret is known', () => {
    expect(otherAccountIssue('acct', true)).toBeNull();
    expect(otherAccountIssue('acct', false)).toMatchObject({ path: 'pimsAccountId', code: 'no-secret' });
    for (const id of [null, '', ' ']) expect(otherAccountIssue(id, false)).toBeNull();
  });

  const anyEditor: fc.Arbitrary<LocationEditor> = fc.oneof(
    fc.constant({ kind: 'support' } as const),
    fc.record({
      kind: fc.constant('practice' as const),
      roleName: fc.constantFrom('ADMIN', 'VETADMIN', 'VET', 'STAFF', 'constructor'),
      pimsConnectionType: fc.constantFrom(...pimsConnectionTypes, null),
    }),
  );
  const anyFields = fc.subarray([...own, ...supportOnly, 'pimsAccountId', 'constructor', '__proto__']);
  test.prop([anyEditor, anyFields])(
    'A-120 always allow a change exactly when no changed field is locked',
    (who, fields) => {
      expect(mayChangeLocation(fields, who).allowed).toBe(fields.every((field) => lockedReason(field, who) === null));
    },
  );
  test.prop([anyFields, fc.constantFrom(...pimsConnectionTypes, null), fc.string()])(
    'A-120 never let a practice change a field of support, whatever its role is called',
    (fields, type, roleName) => {
      if (!fields.some((field) => supportOnly.includes(field))) return;
      expect(mayChangeLocation(fields, somebody(roleName, type)).allowed).toBe(false);
    },
  );
});

describe('write-back of a changed location', () => {
  it('A-127 is switched off when the account ID is cleared or the type does not support it', () => {
    const ready = { pimsAccountId: 'acct', pimsConnectionType: 'EZYVET' } as const;
    expect(writebackAfter(true, ready)).toBe(true);
    expect(writebackAfter(false, ready)).toBe(false);
    for (const pimsAccountId of [null, '', ' ']) expect(writebackAfter(true, { ...ready, pimsAccountId })).toBe(false);
    expect(writebackAfter(true, { ...ready, pimsConnectionType: null })).toBe(false);
  });

  it('A-127 warns at the changed field that saving turns write-back off', () => {
    const on = { pimsAccountId: 'a', pimsConnectionType: 'EZYVET', isEnabledForWriteback: true } as const;
    expect(writebackLoss(true, { ...on, pimsConnectionType: 'TELAVETS' })).toEqual({
      path: 'pimsConnectionType',
      message: 'Saving turns writeback off: TELAVETS does not support writeback.',
    });
    expect(writebackLoss(true, { ...on, pimsConnectionType: null })).toEqual({
      path: 'pimsConnectionType',
      message: 'Saving turns writeback off: it needs a connection type.',
    });
    expect(writebackLoss(true, { ...on, pimsAccountId: ' ', pimsConnectionType: 'TELAVETS' })).toEqual({
      path: 'pimsAccountId',
      message: 'Saving turns writeback off: it needs a PIMS account ID.',
    });
    expect(writebackLoss(true, on)).toBeNull();
    expect(writebackLoss(true, { ...on, pimsConnectionType: 'DIGITAIL' })).toBeNull();
    expect(writebackLoss(false, { ...on, pimsConnectionType: 'TELAVETS' })).toBeNull();
    expect(writebackLoss(true, { ...on, isEnabledForWriteback: false, pimsAccountId: '' })).toBeNull();
  });

  test.prop([fc.option(fc.string(), { nil: null }), fc.constantFrom(...pimsConnectionTypes, null)])(
    'A-127 is never switched off without a warning',
    (pimsAccountId, pimsConnectionType) => {
      const isLost = !writebackAfter(true, { pimsAccountId, pimsConnectionType });
      const loss = writebackLoss(true, { isEnabledForWriteback: true, pimsAccountId, pimsConnectionType });
      expect(loss !== null).toBe(isLost);
    },
  );

  test.prop([fc.boolean(), fc.option(fc.string(), { nil: null }), fc.constantFrom(...pimsConnectionTypes, null)])(
    'A-127 is never on without an account ID and a capable type',
    (isWanted, pimsAccountId, pimsConnectionType) => {
      if (!writebackAfter(isWanted, { pimsAccountId, pimsConnectionType })) return;
      expect(isWanted).toBe(true);
      expect(pimsAccountId?.trim()).not.toBe('');
      expect(writebackCapableTypes).toContain(pimsConnectionType);
    },
  );
});

describe('the pharmacies of a location', () => {
  const settings: LocationSettings = {
    portalType: '1',
    locationAccountId: '',
    pharmacyCodes: ['A', 'B'],
    isPimsEnabled: null,
    pimsAccountId: '',
    pimsConnectionType: null,
    isEnabledForWriteback: false,
  };
  const known = { organization: null, portalTypeIds: ['1'], pharmacyCodes: ['A', 'B'] };

  it('A-117 are one for a new location and several for an existing one', () => {
    expect(checkLocationSettings(settings, known, 'several')).toEqual([]);
    expect(checkLocationSettings(settings, known)).toMatchObject([{ path: 'pharmacyCodes', code: 'too-many' }]);
    expect(checkLocationSettings({ ...settings, pharmacyCodes: ['A', 'C'] }, known, 'several')).toMatchObject([
      { path: 'pharmacyCodes', code: 'unknown' },
    ]);
    expect(checkLocationSettings({ ...settings, pharmacyCodes: [] }, known, 'several')).toMatchObject([
      { path: 'pharmacyCodes', message: 'Please select a primary pharmacy' },
    ]);
  });
});
