import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  arePimsFeaturesOn,
  consultSearchTypes,
  consultTypes,
  hasConsults,
  hasConsultSearch,
  isPimsEnabled,
  isPimsImportOn,
  isWritebackCapable,
  newestConsultsFirst,
  pimsConnectionTypes,
  providerIdTypes,
  rawPhoneTypes,
  writebackCapableTypes,
  writesBack,
} from './index.js';

const organization = (isPIMSEnabled: boolean) => ({ isPIMSEnabled });
const location = {
  isPimsEnabled: true,
  organization: organization(true),
  pimsAccountId: 'acc-1',
  pimsConnectionType: 'EZYVET' as const,
  isEnabledForWriteback: true,
};

describe('PIMS enabled', () => {
  it.each([
    [true, false, true],
    [true, null, true],
    [null, true, true],
    [null, false, false],
    [null, null, false],
    [false, true, false],
    [false, null, false],
  ])('A-031 location %s and organization %s give %s', (flag, organizationFlag, enabled) => {
    const held = organizationFlag === null ? null : organization(organizationFlag);
    expect(isPimsEnabled({ isPimsEnabled: flag, organization: held })).toBe(enabled);
  });
});

describe('PIMS features', () => {
  it('C-084 are on when location and organization have PIMS enabled, with an account and its type', () => {
    expect(arePimsFeaturesOn(location)).toBe(true);
    expect(arePimsFeaturesOn({ ...location, isPimsEnabled: null })).toBe(true);
    expect(arePimsFeaturesOn({ ...location, organization: null })).toBe(true);
  });

  it.each([
    ['the location has it off', { isPimsEnabled: false }],
    ['the organization has it off', { organization: organization(false) }],
    ['neither has it', { isPimsEnabled: null, organization: null }],
    ['there is no account', { pimsAccountId: null }],
    ['the account is blank', { pimsAccountId: ' ' }],
    ['there is no type', { pimsConnectionType: null }],
  ])('C-084 are off when %s', (_, changed) => {
    expect(arePimsFeaturesOn({ ...location, ...changed })).toBe(false);
  });

  it('C-085 import also requires the feature pimsImport', () => {
    expect(isPimsImportOn(location, new Set(['pimsImport']))).toBe(true);
    expect(isPimsImportOn(location, new Set(['pimsWriteback']))).toBe(false);
    expect(isPimsImportOn({ ...location, organization: organization(false) }, new Set(['pimsImport']))).toBe(false);
  });
});

describe('write-back', () => {
  const features = new Set(['pimsWriteback']);

  it('P-095 is on with feature, switch, account and a capable type', () => {
    expect(writesBack(location, features)).toBe(true);
  });

  it.each([
    ['the switch is off', { isEnabledForWriteback: false }],
    ['PIMS is off', { isPimsEnabled: false }],
    ['there is no account', { pimsAccountId: null }],
    ['the type takes nothing back', { pimsConnectionType: 'CORNERSTONE' as const }],
    ['there is no type', { pimsConnectionType: null }],
  ])('P-095 A-031 is off when %s', (_, changed) => {
    expect(writesBack({ ...location, ...changed }, features)).toBe(false);
  });

  it('P-095 is off without the feature', () => {
    expect(writesBack(location, new Set())).toBe(false);
  });
});

describe('connection types', () => {
  it('A-181 C-086 are eleven', () => {
    expect(pimsConnectionTypes).toEqual([
      ...['ACT', 'BITWERX', 'CORNERSTONE', 'DAYSMART', 'DIGITAIL', 'EZYVET', 'PULSE', 'SHEPHERD', 'TELAVETS'],
      ...['VETSPIRE', 'PARTNER_TEST'],
    ]);
  });

  it('A-181 six are capable of write-back', () => {
    expect(writebackCapableTypes).toEqual(['DAYSMART', 'DIGITAIL', 'EZYVET', 'PULSE', 'SHEPHERD', 'VETSPIRE']);
    expect(pimsConnectionTypes.filter(isWritebackCapable)).toEqual(writebackCapableTypes);
    expect(isWritebackCapable(null)).toBe(false);
  });

  it('C-087 P-092 have these traits', () => {
    expect(consultTypes).toEqual(['DIGITAIL', 'EZYVET']);
    expect(providerIdTypes).toEqual(['BITWERX']);
    expect(rawPhoneTypes).toEqual(['VETSPIRE']);
    expect(consultSearchTypes).toEqual(['EZYVET']);
    expect([hasConsultSearch('EZYVET'), hasConsultSearch('DIGITAIL'), hasConsultSearch(null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([hasConsults('EZYVET'), hasConsults('VETSPIRE'), hasConsults(null)]).toEqual([true, false, false]);
  });
});

describe('consultations', () => {
  it('C-173 C-174 are sorted newest first, then those without a date in their original order', () => {
    const consult = (id: string, date: string | null) => ({ id, date });
    const came = [
      consult('a', null),
      consult('b', '2026-01-05T10:00:00.000Z'),
      consult('c', '2026-03-05T10:00:00.000Z'),
      consult('d', '2026-03-05T10:00:00.000Z'),
      consult('e', null),
    ];
    expect(newestConsultsFirst(came).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a', 'e']);
  });
});

const flag = fc.option(fc.boolean());
const anyLocation = fc.record({
  isPimsEnabled: flag,
  organization: fc.option(fc.record({ isPIMSEnabled: fc.boolean() })),
  pimsAccountId: fc.constantFrom(null, '', 'acc-1'),
  pimsConnectionType: fc.option(fc.constantFrom(...pimsConnectionTypes)),
  isEnabledForWriteback: fc.boolean(),
});

test.prop([anyLocation])('A-031 C-084 features and write-back are never on when PIMS is not enabled', (any) => {
  if (isPimsEnabled(any)) return;
  expect(arePimsFeaturesOn(any)).toBe(false);
  expect(writesBack(any, new Set(['pimsWriteback']))).toBe(false);
});

test.prop([anyLocation])('A-031 C-084 an explicit false of the location always opts out', (any) => {
  const optedOut = { ...any, isPimsEnabled: false };
  expect(isPimsEnabled(optedOut) || arePimsFeaturesOn(optedOut)).toBe(false);
});
