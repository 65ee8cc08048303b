import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { pimsConnectionTypes, writeBackTarget, type WriteBackFacts, writesBack } from './index.js';

const facts: WriteBackFacts = {
  location: {
    isPimsEnabled: true,
    organization: { isPIMSEnabled: true },
    pimsAccountId: ' acc-1 ',
    pimsConnectionType: 'EZYVET',
    isEnabledForWriteback: true,
  },
  features: new Set(['pimsWriteback']),
  patient: { pimsId: '9001' },
  vet: { pimsId: '201' },
};

describe('the write-back target of an issued prescription', () => {
  it('P-095 is the account of the location, for a linked patient and vet', () => {
    expect(writeBackTarget(facts)).toEqual({
      pimsConnectionType: 'EZYVET',
      pimsAccountId: 'acc-1',
      patientPimsId: '9001',
      vetPimsId: '201',
    });
  });

  it('P-095 A-126 is the write-back account when the location has one', () => {
    const location = { ...facts.location, pimsWritebackAccountId: 'acc-2' };
    expect(writeBackTarget({ ...facts, location })?.pimsAccountId).toBe('acc-2');
    const blank = { ...facts.location, pimsWritebackAccountId: ' ' };
    expect(writeBackTarget({ ...facts, location: blank })?.pimsAccountId).toBe('acc-1');
  });

  it.each<[string, Partial<WriteBackFacts>]>([
    ['the feature is off', { features: new Set() }],
    ['the switch is off', { location: { ...facts.location, isEnabledForWriteback: false } }],
    ['the type takes nothing back', { location: { ...facts.location, pimsConnectionType: 'ACT' } }],
    ['there is no account', { location: { ...facts.location, pimsAccountId: ' ' } }],
    ['the patient is not linked', { patient: { pimsId: null } }],
    ['the patient’s link is blank', { patient: { pimsId: ' ' } }],
    ['there is no patient', { patient: null }],
    ['the vet is not linked', { vet: { pimsId: null } }],
    ['there is no vet', { vet: null }],
  ])('P-095 is null when %s', (_, changed) => {
    expect(writeBackTarget({ ...facts, ...changed })).toBeNull();
  });
});

const party = fc.option(fc.record({ pimsId: fc.constantFrom(null, '', ' ', 'x') }));

test.prop([
  fc.record({
    isPimsEnabled: fc.option(fc.boolean()),
    organization: fc.option(fc.record({ isPIMSEnabled: fc.boolean() })),
    pimsAccountId: fc.constantFrom(null, '', 'acc-1'),
    pimsConnectionType: fc.option(fc.constantFrom(...pimsConnectionTypes)),
    isEnabledForWriteback: fc.boolean(),
    pimsWritebackAccountId: fc.constantFrom(null, '', 'acc-2'),
  }),
  fc.subarray(['pimsWriteback', 'pimsImport']),
  party,
  party,
])('P-095 exists exactly when the location writes back and both are linked', (location, on, patient, vet) => {
  const features = new Set(on);
  const isLinked = Boolean(patient?.pimsId?.trim()) && Boolean(vet?.pimsId?.trim());
  const target = writeBackTarget({ location, features, patient, vet });
  expect(target !== null).toBe(writesBack(location, features) && isLinked);
});
