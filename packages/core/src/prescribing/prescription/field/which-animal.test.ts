import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { anyForm } from '../prescription.arbitrary.test-data.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import { context } from '../prescription.test-data.js';

const whichAnimal = {
  reason: 'species',
  question: 'The product is for cats: which animal is it for?',
  animals: [],
} as const;
const otherAnimal =
  'confirmedPatientId: This prescription is for another animal. Decline it, or create one for the animal you chose.';

describe('confirmation of the animal', () => {
  it('P-249 is required for an issue only where another one could be meant, and never for a draft', () => {
    expect(complaints({}, { whichAnimal: null })).toEqual([]);
    expect(complaints({}, { whichAnimal })).toEqual(['confirmedPatientId: This field is required']);
    expect(draftComplaints({}, { whichAnimal })).toEqual([]);
  });

  it('P-249 blocks issuing for an animal other than the chosen one', () => {
    expect(complaints({ confirmedPatientId: '31' }, { whichAnimal })).toEqual([]);
    expect(complaints({ confirmedPatientId: '32' }, { whichAnimal })).toEqual([otherAnimal]);
  });

  it('P-249 accepts no form that was not confirmed for its own patient', () => {
    fc.assert(
      fc.property(anyForm, fc.constantFrom(null, '31', '32'), (form, confirmedPatientId) => {
        const issues = checkPrescriptionForm({ ...form, confirmedPatientId }, context({ whichAnimal }));
        const isConfirmed = confirmedPatientId === form.locationPatientId;
        expect(issues.some(({ path }) => path === 'confirmedPatientId')).toBe(!isConfirmed);
      }),
    );
  });
});
