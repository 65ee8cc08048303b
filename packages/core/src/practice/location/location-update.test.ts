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

describe('who changes which field of a location', () => {
  it('A-120 A-111 A-117 locks the fields of support for everybody of the practice, each with its reason', () => {
    for (const roleName of ['ADMIN', 'VETADMIN', 'VET', 'STAFF'])
      for (const field of supportOnly)
        expect(lockedReason(field, somebody(roleName, 'DIGITAIL'))).toMatch(/^Only Signa support changes /);
  });

  it('A-120 leaves a practice its own fields, and support every one', () => {
    for (const field of own) expect(lockedReason(field, somebody('VET', null))).toBeNull();
    for (const field of [...own, ...supportOnly, 'pimsAccountId'])
      expect(lockedReason(field, { kind: 'support' })).toBeNull();
  });

  it('A-125 opens the account id to admins of a VETSPIRE or DIGITAIL location alone', () => {
    for (const type of [...pimsConnectionTypes, null])
      for (const roleName of ['ADMIN', 'VETADMIN', 'vet admin', 'VET', 'STAFF', 'Front Desk'])
        expect(lockedReason('pimsAccountId', somebody(roleName, type)) === null, `${roleName} ${type}`).toBe(
          (type === 'VETSPIRE' || type === 'DIGITAIL') && !['VET', 'STAFF', 'Front Desk'].includes(roleName),
        );
  });

  it('A-122 A-125 opens the secret to admins of a location of any type, and to support', () => {
    for (const type of [...pimsConnectionTypes, null])
      for (const roleName of ['ADMIN', 'VETADMIN', 'vet admin', 'VET', 'STAFF', 'Front Desk'])
        expect(lockedReason('pimsAccountSecret', somebody(roleName, type)) === null, `${roleName} ${type}`).toBe(
          !['VET', 'STAFF', 'Front Desk'].includes(roleName),
        );
    expect(lockedReason('pimsAccountSecret', { kind: 'support' })).toBeNull();
  });

  it('A-120 tells the reason of the first field that is locked', () => {
    expect(mayChangeLocation(['name', 'pharmacyCodes', 'isActive'], somebody('ADMIN', null))).toMatchObject({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'Only Signa support changes the pharmacy and the products of a location.',
    });
    expect(mayChangeLocation(['name', 'website'], somebody('ADMIN', null))).toEqual({ allowed: true });
    expect(mayChangeLocation([], somebody('STAFF', null))).toEqual({ allowed: true });
  });

  it('A-275 A-125 names another account only where its secret is known', () => {
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
    'A-120 is always allowed exactly when no changed field is locked',
    (who, fields) => {
      expect(mayChangeLocation(fields, who).allowed).toBe(fields.every((field) => lockedReason(field, who) === null));
    },
  );
  test.prop([anyFields, fc.constantFrom(...pimsConnectionTypes, null), fc.string()])(
    'A-120 a field of support is never changed by a practice, whatever the role is called',
    (fields, type, roleName) => {
      if (!fields.some((field) => supportOnly.includes(field))) return;
      expect(mayChangeLocation(fields, somebody(roleName, type)).allowed).toBe(false);
    },
  );
});

describe('write-back of a location that is changed', () => {
  it('A-127 goes off when the account id is cleared or the type takes nothing', () => {
    const ready = { pimsAccountId: 'acct', pimsConnectionType: 'EZYVET' } as const;
    expect(writebackAfter(true, ready)).toBe(true);
    expect(writebackAfter(false, ready)).toBe(false);
    for (const pimsAccountId of [null, '', ' ']) expect(writebackAfter(true, { ...ready, pimsAccountId })).toBe(false);
    expect(writebackAfter(true, { ...ready, pimsConnectionType: null })).toBe(false);
  });

  it('A-127 says at the field that does it that saving turns writeback off', () => {
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
      message: 'Saving turns writeback off: it needs a PIMS account id.',
    });
    expect(writebackLoss(true, on)).toBeNull();
    expect(writebackLoss(true, { ...on, pimsConnectionType: 'DIGITAIL' })).toBeNull();
    expect(writebackLoss(false, { ...on, pimsConnectionType: 'TELAVETS' })).toBeNull();
    expect(writebackLoss(true, { ...on, isEnabledForWriteback: false, pimsAccountId: '' })).toBeNull();
  });

  test.prop([fc.option(fc.string(), { nil: null }), fc.constantFrom(...pimsConnectionTypes, null)])(
    'A-127 nothing that was on goes off without a word',
    (pimsAccountId, pimsConnectionType) => {
      const isLost = !writebackAfter(true, { pimsAccountId, pimsConnectionType });
      const loss = writebackLoss(true, { isEnabledForWriteback: true, pimsAccountId, pimsConnectionType });
      expect(loss !== null).toBe(isLost);
    },
  );

  test.prop([fc.boolean(), fc.option(fc.string(), { nil: null }), fc.constantFrom(...pimsConnectionTypes, null)])(
    'A-127 is never on without an account id and a capable type',
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

  it('A-117 are one when it is added and several when it is changed', () => {
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
