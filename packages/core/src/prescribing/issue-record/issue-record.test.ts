import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { issueRecordSchema } from '../../schema/index.js';
import { asIssued } from './as-issued.js';
import { changeSentence, changesSinceIssue } from './changes-since-issue.js';
import { checks, prescriptions } from './issue-record.test-data.js';
import { issueRecordOf } from './issue-record-of.js';
import { recordedLaterSentences } from './recorded-later.js';

const facts = { pharmacyFax: '8665550100', checks };
const sold = { unitPerFill: 30, isOfficeUse: false };

describe('issue record', () => {
  test.prop([prescriptions])('P-330 has the shape of its version, stored and read back', (prescription) => {
    const record = issueRecordOf(prescription, facts);
    expect(record.version).toBe(1);
    expect(record.recordedLater).toEqual({});
    expect(issueRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test.prop([prescriptions])("P-330 has no other fields of a record, and no other products' prices", (prescription) => {
    const { patient, client, product } = issueRecordOf(prescription, facts);
    expect(patient).not.toHaveProperty('isActive');
    expect(client).not.toHaveProperty('version');
    expect(product.priceBooks.map(({ name }) => name)).toEqual([prescription.location?.priceBookType]);
  });

  test.prop([prescriptions, fc.constantFrom('patient', 'location', 'product', 'signature', 'medications', 'version')])(
    'P-330 is rejected without one of its parts, or in another version',
    (prescription, part) => {
      const { [part]: _gone, ...rest } = { ...issueRecordOf(prescription, facts) } as Record<string, unknown>;
      expect(issueRecordSchema.safeParse(rest).success).toBe(false);
      expect(issueRecordSchema.safeParse({ ...rest, [part]: part === 'version' ? 2 : 7 }).success).toBe(false);
    },
  );

  it('P-330 belongs to a location', () => {
    const [prescription] = fc.sample(prescriptions, 1);
    if (!prescription) throw new Error('One was made');
    expect(() => issueRecordOf({ ...prescription, location: null }, facts)).toThrow(RangeError);
  });
});

describe('a prescription after its records changed', () => {
  test.prop([prescriptions, prescriptions])('P-332 has the values of its issue record', (issued, changed) => {
    const record = issueRecordOf(issued, facts);
    const flavor = issued.flavor && { flavor: 'renamed' };
    const shown = asIssued({ ...changed, flavor }, record);
    // Reassignments continue after the issue, and current medications belong to the patient.
    const { workflowUser: _user, medications: _medications, ...kept } = issueRecordOf(shown, facts);
    expect(record).toMatchObject(kept);
    expect(shown.id).toBe(changed.id);
    expect(shown.locationPatient?.isActive).toBe(changed.locationPatient?.isActive);
    expect(shown.locationClient?.version).toBe(changed.locationClient?.version);
  });

  test.prop([prescriptions])('P-332 is unchanged when it was not issued', (draft) => {
    expect(asIssued(draft, null)).toBe(draft);
  });

  test.prop([prescriptions])('P-333 has no differences without changes', (prescription) => {
    const record = issueRecordOf(prescription, facts);
    expect(changesSinceIssue(record, structuredClone(record), sold)).toEqual([]);
  });

  test.prop([prescriptions, prescriptions])('P-333 names each change once, with both values', (before, after) => {
    const [issued, now] = [issueRecordOf(before, facts), issueRecordOf(after, facts)];
    const changes = changesSinceIssue(issued, now, sold);
    for (const change of changes) expect(change.issued).not.toBe(change.now);
    expect(new Set(changes.map(({ label }) => label)).size).toBe(changes.length);
    expect(changesSinceIssue(now, issued, sold)).toEqual(
      changes.map(({ part, label, issued: was, now: is }) => ({ part, label, issued: is, now: was })),
    );
  });

  it.each([
    ['Species', { species: { code: 'feline', name: 'Feline', icon: 'cat' } }, 'Canine', 'Feline'],
    ['Weight', { weight: 9, weightUnit: 'kg' as const }, '20 lbs', '9 kg'],
    ['Patient name', { name: 'Mittens' }, 'Otis', 'Mittens'],
    ['Birthdate', { birthdate: '2021-03-04' }, '06-01-2020', '03-04-2021'],
    ['Allergies', { allergies: [{ code: 'p', name: 'Penicillin', kind: 'drug' }] }, 'No Known Allergies', 'Penicillin'],
    ['Breed', { breed: null }, 'Beagle', 'not recorded'],
  ])('P-333 describes the patient then and now: %s', (label, changes, issued, now) => {
    const [prescription] = fc.sample(prescriptions, 1);
    if (!prescription?.locationPatient) throw new Error('One was made');
    const otis = {
      ...prescription.locationPatient,
      name: 'Otis',
      species: { code: 'canine', name: 'Canine', icon: 'dog' },
      breed: { code: 'beagle', name: 'Beagle' },
      birthdate: '2020-06-01',
      weight: 20,
      weightUnit: 'lbs' as const,
      allergies: [],
      isPIMSImport: false,
    };
    const record = issueRecordOf({ ...prescription, locationPatient: otis }, facts);
    const today = issueRecordOf({ ...prescription, locationPatient: { ...otis, ...changes } }, facts);
    const [change, ...others] = changesSinceIssue(record, today, sold);
    expect(others).toEqual([]);
    expect(change).toEqual({ part: 'patient', label, issued, now });
    expect(change && changeSentence(change)).toBe(`${label} when issued ${issued}; now ${now}`);
  });

  it('P-333 shows no current DEA number', () => {
    const [prescription] = fc.sample(prescriptions, 1);
    if (!prescription?.authorizingVetLocationUser) throw new Error('One was made');
    const vet = { ...prescription.authorizingVetLocationUser, deaLicense: 'FO9999999' };
    const changes = changesSinceIssue(
      issueRecordOf(prescription, facts),
      issueRecordOf({ ...prescription, authorizingVetLocationUser: vet }, facts),
      sold,
    );
    expect(changes).toEqual([]);
  });
});

describe('values known only from a later date', () => {
  it.each([
    [[], []],
    [[['patient', '2026-11-26T02:00:00.000Z']], ['Patient as recorded on 11-25-2026, not when issued']],
    [
      [
        ['product', '2026-11-26T12:00:00.000Z'],
        ['client', '2026-11-26T13:00:00.000Z'],
        ['patient', '2026-11-26T12:00:00.000Z'],
      ],
      ['Patient, owner and product as recorded on 11-26-2026, not when issued'],
    ],
    [
      [
        ['vet', '2026-11-20T12:00:00.000Z'],
        ['location', '2026-11-26T12:00:00.000Z'],
      ],
      ['Practice as recorded on 11-26-2026, not when issued', 'Vet as recorded on 11-20-2026, not when issued'],
    ],
  ])('P-334 are named with that date: %j', (parts, sentences) => {
    const given = parts.map(([part = '', at = '']) => ({ part, at }));
    expect(recordedLaterSentences(given, 'America/New_York')).toEqual(sentences);
  });
});
