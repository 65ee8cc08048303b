import { describe, expect, it } from 'vitest';
import { location, product, rvp, scheduleIV, today } from '../prescription/prescription.test-data.js';
import { officeUseTexts, startOfficeUseForm, type ShortcutFacts } from './office-use-start.js';

const shortcut = (changes: Partial<ShortcutFacts>): ShortcutFacts => ({
  type: 'SIG',
  label: 'vetou',
  details: 'For office use only.',
  isGlobal: false,
  ...changes,
});
const shortcuts = [
  shortcut({ details: 'Everywhere.', isGlobal: true }),
  shortcut({}),
  shortcut({ type: 'NP', details: 'Ship to the practice.' }),
  shortcut({ type: 'NC', details: 'Never.' }),
  shortcut({ label: 'travel', details: 'Never.' }),
];

describe('texts of office use', () => {
  it("A-142 are the details of the SIG and NP shortcut vetou, preferring the location's own", () => {
    expect(officeUseTexts(shortcuts)).toEqual({
      directions: 'For office use only.',
      noteToPharmacy: 'Ship to the practice.',
    });
    expect(officeUseTexts(shortcuts.slice(0, 1)).directions).toBe('Everywhere.');
  });

  it('A-142 are the code itself without such a shortcut', () => {
    expect(officeUseTexts([])).toEqual({ directions: 'vetou', noteToPharmacy: 'vetou' });
    expect(officeUseTexts(shortcuts.slice(3))).toEqual({ directions: 'vetou', noteToPharmacy: 'vetou' });
  });
});

describe('form of office use', () => {
  const start = (code: string, chosen = product()) =>
    startOfficeUseForm(
      { product: chosen, parties: { clientId: '90', patientId: '91' }, shortcuts },
      {
        today,
        location: location({ locationPharmacies: [{ ...rvp, code }] }),
        authorizingVets: [],
        currentUserId: '11',
        patientVetId: null,
      },
    );

  it.each([
    ['RVP', 999],
    ['GGVCP', 0],
    ['HVS', 0],
  ])('A-143 starts at pharmacy %s with %i refills', (code, refills) => {
    expect(start(code).refills).toBe(refills);
  });

  it('A-143 P-063 starts a controlled product without refills', () => {
    expect(start('RVP', scheduleIV).refills).toBe(0);
  });

  it('A-142 A-140 is for the office-use client and patient, with the office-use texts', () => {
    expect(start('RVP')).toMatchObject({
      isOfficeUse: true,
      locationClientId: '90',
      locationPatientId: '91',
      productId: '40',
      directions: 'For office use only.',
      noteToPharmacy: 'Ship to the practice.',
    });
  });
});
