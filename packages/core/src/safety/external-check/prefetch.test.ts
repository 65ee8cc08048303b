import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allergy, medication, subject } from '../conflict/conflict.test-data.js';
import { draft, facts, issuedTherapy } from '../conflict/therapy.test-data.js';
import { prefetchFor } from './index.js';

const given = subject(
  {},
  {
    allergies: [allergy('Penicillin'), allergy('Cefazolin')],
    currentMeds: [medication('Carprofen'), medication('Gabapentin')],
  },
  { facts: facts([draft()], [issuedTherapy(), issuedTherapy({ id: '30', isFillable: false })]) },
);
const answerTo = (template: string) => prefetchFor({ key: template }, '12', given);
const countOf = (template: string) => {
  const { key } = answerTo(template);
  return key && Array.isArray(key.entry) ? key.entry.length : key;
};

it.each([
  ['AllergyIntolerance?patient={{context.patientId}}', 2],
  ['AllergyIntolerance?patient=Patient/{{context.patientId}}&clinical-status=active', 2],
  ['AllergyIntolerance?patient={{context.patientId}}&clinical-status=resolved', null],
  ['Condition?subject={{context.patientId}}', null],
  ['MedicationStatement?subject=Patient/{{context.patientId}}&status=active,completed', 2],
  ['MedicationStatement?patient={{context.patientId}}&_count=1&_sort=-effective', 1],
  ['MedicationRequest?patient={{context.patientId}}', 3],
  ['MedicationRequest?patient={{context.patientId}}&status=active', 1],
  ['MedicationRequest?patient={{context.patientId}}&intent=order&status=completed', 1],
  ['Observation?patient={{context.patientId}}&code=http://loinc.org|29463-7', 1],
  ['Observation?patient={{context.patientId}}&code=4548-4', null],
])('P-425 answers %s', (template, count) => {
  expect(countOf(template)).toBe(count);
});

it('P-425 says how many there are if only some were asked for', () => {
  expect(answerTo('AllergyIntolerance?patient={{context.patientId}}&_count=1').key).toMatchObject({ total: 2 });
});

it.each([
  'Practitioner/{{userPractitionerId}}',
  '{{context.userId}}',
  'Patient?_id={{context.patientId}}',
  'Patient/13',
  'Encounter/{{context.encounterId}}',
  'RelatedPerson?patient={{context.patientId}}',
  'AllergyIntolerance?patient=13',
  'AllergyIntolerance',
  'AllergyIntolerance?patient={{context.patientId}}&category=food',
  'Condition?patient={{context.patientId}}&recorded-date=ge2026-01-01',
  'MedicationRequest?patient={{context.patientId}}&_include=MedicationRequest:requester',
  'toString?patient={{context.patientId}}',
])('P-425 leaves out %s', (template) => {
  expect(answerTo(template)).toEqual({});
});

it('P-425 never answers a query under another key, and nothing about another patient', () => {
  const part = fc.constantFrom('Patient', 'Condition', '?', '/', '&', '=', 'patient', '{{context.patientId}}', '13');
  const template = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.constant('Patient/{{context.patientId}}'),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), template), (templates) => {
      const answers = prefetchFor(templates, '12', given);
      for (const [key, answer] of Object.entries(answers)) {
        expect(Object.hasOwn(templates, key)).toBe(true);
        expect(templates[key]).toContain('{{context.patientId}}');
        for (const [, id] of JSON.stringify(answer).matchAll(/"Patient\/(\w+)"/g)) expect(id).toBe('12');
      }
    }),
  );
});
