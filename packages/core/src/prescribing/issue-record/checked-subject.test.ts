import { expect, it } from 'vitest';
import { medication, plainPatient, sample, subject } from '../../safety/conflict/conflict.test-data.js';
import { type CheckedSubject, checkedSubject, replayedChecks, replayedReport } from './index.js';

const setting = { patientName: 'Otis', timeZone: 'America/New_York', today: '2026-11-20' };
const cat = { species: { code: 'feline', name: 'Feline' } } as const;
const permethrin = subject({ ingredients: ['permethrin'] }, cat);
const stored = (over: Partial<CheckedSubject> = {}): CheckedSubject => {
  const checked = checkedSubject(permethrin, { recorded: permethrin.patient, overrides: [], setting });
  return JSON.parse(JSON.stringify({ ...checked, ...over })) as CheckedSubject;
};
const rulesOf = (checked: CheckedSubject, knowledge = sample) =>
  replayedReport(checked, knowledge).conflicts.map(({ ruleId }) => ruleId);

it('P-408 a stored check is repeated with the package that is given', () => {
  expect(rulesOf(stored())).toEqual(['S01']);
  expect(rulesOf(stored(), { ...sample, warnings: [] })).toEqual([]);
  expect(replayedChecks(stored(), { ...sample, version: '2030.1' }, '1.2.3')).toMatchObject({
    findings: [{ rule: 'table:S01', grade: 'contraindicated' }],
    ruleTable: 'signa-sample 2030.1',
    software: '1.2.3',
  });
});

it('P-408 P-410 the overrides of that day apply again', () => {
  expect(rulesOf(stored({ overrides: [{ rowId: 'S01', grade: null }] }))).toEqual([]);
  const lowered = replayedReport(stored({ overrides: [{ rowId: 'S01', grade: 'worth-knowing' }] }), sample);
  expect(lowered.advisories.map(({ ruleId }) => ruleId)).toEqual(['S01']);
});

it('P-408 a medication is read by name with the package, not as it was read that day', () => {
  const recorded = {
    ...plainPatient,
    currentMeds: [medication('Prozac', { isResolved: false })],
  };
  const of = checkedSubject(subject({ ingredients: ['tramadol'] }), { recorded, overrides: [], setting });
  const found = ({ conflicts, advisories }: ReturnType<typeof replayedReport>) => [...conflicts, ...advisories].length;
  expect(found(replayedReport(of, sample))).toBeGreaterThan(0);
  const withoutNames = { ...sample, vocabularies: { ...sample.vocabularies, drugs: [] } };
  expect(found(replayedReport(of, withoutNames))).toBe(0);
});

it('P-408 keeps only fields that a check reads', () => {
  const whole = { ...permethrin, product: { ...permethrin.product, image: 'box.webp' } };
  const named = { ...plainPatient, name: 'Otis' };
  const checked = checkedSubject(whole, { recorded: named, overrides: [], setting });
  expect(checked.subject.product).not.toHaveProperty('image');
  expect(checked.subject.patient).not.toHaveProperty('name');
  expect(checked.subject).not.toHaveProperty('knowledge');
});
