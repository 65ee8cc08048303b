import { expect, it } from 'vitest';
import { patientFilter, tabsOf } from './index.js';

it('C-059 shows its tabs only while a patient is added, and fills in by hand at once whom the practice system knows', () => {
  const both = ['Search Patient', 'Add Manually'];
  const shown = (isEdit: boolean, hasPimsPatient: boolean) => {
    const { tabs, first } = tabsOf({ isEdit, hasPimsPatient });
    return { tabs: tabs.map(({ label }) => label), first };
  };
  expect(shown(false, false)).toEqual({ tabs: both, first: 'search' });
  expect(shown(false, true)).toEqual({ tabs: both, first: 'manual' });
  expect(shown(true, false)).toEqual({ tabs: [], first: 'manual' });
});

it('C-060 C-190 patients are looked for from three characters on', () => {
  expect(['', ' ', 'Mo', ' Mo '].map(patientFilter)).toEqual([null, null, null, null]);
  expect(patientFilter(' Moo ')).toBe('Moo');
});
