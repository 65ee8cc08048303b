import { expect, it } from 'vitest';
import { checkConflicts } from '../../safety/conflict/index.js';
import { sample, subject } from '../../safety/conflict/conflict.test-data.js';
import { issueChecks } from './index.js';

const setting = { patientName: 'Otis', timeZone: 'America/New_York', today: '2026-11-20' };

it('P-331 records the versions of the knowledge package and of the software that a check was made with', () => {
  const report = checkConflicts(
    subject({ ingredients: ['permethrin'] }, { species: { code: 'feline', name: 'Feline' } }),
  );
  const checksWith = (version: string) =>
    issueChecks(report, setting, { knowledge: { ...sample, version }, software: '1.2.3' });
  expect(checksWith('2026.11.1')).toMatchObject({ ruleTable: 'signa-sample 2026.11.1', software: '1.2.3' });
  expect(checksWith('2027.1')).toMatchObject({ ruleTable: 'signa-sample 2027.1' });
  expect(checksWith('2027.1').findings).toMatchObject([{ rule: 'table:S01', grade: 'contraindicated' }]);
});
