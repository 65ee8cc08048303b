import { expect, it } from 'vitest';
import { patientFilter, tabsOf } from './index.js';

it('C-059 shows its tabs only for a new patient, and opens the manual form for a chosen patient of the practice system', () => {
  const both = ['Search Patient', 'Add Manually'];
  const shown = (isEdit: boolean, hasPimsPatient: boolean) => {
    const { tabs, first } = tabsOf({ isEdit, hasPimsPatient });
    return { tabs: tabs.map(({ label }) => label), first };
  };
  expect(shown(false, false)).toEqual({ tabs: both, first: 'search' });
  expect(shown(false, true)).toEqual({ tabs: both, first: 'manual' });
  expect(shown(true, false)).toEqual({ tabs: [], first: 'manual' });
});

it('C-060 C-190 patients are searched from three characters', () => {
  expect(['', ' ', 'Mo', ' Mo '].map(patientFilter)).toEqual([null, null, null, null]);
  expect(patientFilter(' Moo ')).toBe('Moo');
});
