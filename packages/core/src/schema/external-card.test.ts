import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerTo, knowledge, today } from '../safety/cds/cds.test-data.js';
import { allergy, condition, medication, subject } from '../safety/conflict/conflict.test-data.js';
import { cdsPrefetch, checkConflicts, hookRequest, readMedication, withReadMedications } from '../safety/index.js';
import { cdsCallSchema, cdsDiscoverySchema, cdsResponseSchema } from './index.js';

const card = { summary: 'Too much', indicator: 'critical', source: { label: 'Desk' } };

it('P-426 decodes the cards that can be read, and no action', () => {
  const sent = {
    cards: [
      {
        ...card,
        uuid: 'u',
        suggestions: [{ label: 'Less', uuid: 's', actions: [{ type: 'delete', resourceId: 'Patient/1' }] }, 'odd'],
        links: [{ label: 'a', url: 'https://a.example', type: 'absolute', appContext: 'x' }],
        overrideReasons: [{ code: 'c', display: 'Because' }],
      },
      card,
      { ...card, indicator: 'hard-stop' },
      { ...card, summary: 1 },
      null,
    ],
    systemActions: [{ type: 'update', resource: {} }],
  };
  const [first, second, ...others] = cdsResponseSchema.parse(sent);
  expect(first).toEqual({
    uuid: 'u',
    summary: 'Too much',
    detail: null,
    indicator: 'critical',
    source: { label: 'Desk', url: null },
    suggestions: [{ label: 'Less', uuid: 's' }],
    selectionBehavior: null,
    links: [{ label: 'a', url: 'https://a.example', type: 'absolute' }],
    overrideReasons: [{ code: 'c', system: null, display: 'Because' }],
  });
  expect(second).toMatchObject({ uuid: null, suggestions: [] });
  expect(others).toEqual([null, null, null]);
});

it('P-426 an answer without a list of cards is not one', () => {
  for (const body of [null, [], {}, { cards: {} }, 'cards'])
    expect(cdsResponseSchema.safeParse(body).success).toBe(false);
});

it('P-425 finds the services that check orders', () => {
  const services = [
    { id: 'a', hook: 'order-sign', prefetch: { patient: 'Patient/{{context.patientId}}' }, description: 'x' },
    { id: 'b', hook: 'patient-view' },
    { id: '../c', hook: 'order-sign' },
    { id: 'd', hook: 'order-select' },
    'e',
  ];
  expect(cdsDiscoverySchema.parse({ services })).toEqual([
    { id: 'd', hook: 'order-select', prefetch: {} },
    { id: 'a', hook: 'order-sign', prefetch: { patient: 'Patient/{{context.patientId}}' } },
  ]);
  const many = Array.from({ length: 50 }, (_, at) => ({ id: `s${at}`, hook: 'order-sign' }));
  expect(cdsDiscoverySchema.parse({ services: many })).toHaveLength(10);
});

it('P-424 a request that Signa answers itself has the findings of the check in the portal', () => {
  const names = (lists: readonly { readonly means: readonly string[] }[]) => lists.flatMap(({ means }) => means);
  const some = (from: readonly string[]) => fc.uniqueArray(fc.constantFrom(...from), { maxLength: 2 });
  const { drugs, allergens, conditions } = knowledge.vocabularies;
  const cases = fc.record({
    drug: fc.constantFrom(...names(drugs)),
    species: fc.constantFrom(
      { code: 'canine', name: 'Canine' } as const,
      { code: 'feline', name: 'Feline' } as const,
      { code: 'equine', name: 'Equine' } as const,
    ),
    birthdate: fc.constantFrom('2026-10-20', '2019-04-02'),
    allergies: some(names(allergens)),
    conditions: some(names(conditions)),
    medications: some(names(drugs)),
  });
  fc.assert(
    fc.property(cases, ({ drug, species, birthdate, ...record }) => {
      const reading = readMedication(drug, knowledge);
      const patient = withReadMedications(
        {
          ...subject().patient,
          species,
          birthdate,
          allergies: record.allergies.map((name) => allergy(name)),
          healthConditions: record.conditions.map(condition),
          currentMeds: record.medications.map((name) => medication(name, { isResolved: false })),
        },
        knowledge,
      );
      const product = {
        title: drug,
        ingredients: reading?.ingredients ?? [],
        keywords: reading?.keywords ?? [],
        classification: '',
        productPresentation: null,
      };
      const own = subject(product, patient, { knowledge, today });
      const { conflicts, advisories } = checkConflicts(own);
      const sent = hookRequest(
        { hook: 'order-sign', prefetch: cdsPrefetch },
        { subject: own, patientId: '12', userId: '4', hookInstance: 'i' },
      );
      const { cards } = answerTo(cdsCallSchema.parse(sent));
      const rows = (all: readonly (string | null)[]) => [...new Set(all)].toSorted();
      const answered = cards.flatMap(({ detail }) => /row (\S+)\.$/.exec(detail)?.[1] ?? []);
      const found = [...conflicts, ...advisories].flatMap(({ ruleId }) => ruleId ?? []);
      expect(rows(answered)).toEqual(expect.arrayContaining(rows(found)));
    }),
    { numRuns: 200 },
  );
});
