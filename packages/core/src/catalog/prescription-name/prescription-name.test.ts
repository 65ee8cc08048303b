import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prescriptionName } from './index.js';

it('P-301 shows our prescriptions by number, external ones marked as such, and a draft as a draft', () => {
  expect(prescriptionName({ rxNumber: '26-104390' })).toBe('Rx# 26-104390');
  expect(prescriptionName({ rxNumber: null, elsewhere: { number: 'VN-88' } })).toBe('Rx# VN-88 (elsewhere)');
  expect(prescriptionName({ rxNumber: null, elsewhere: { number: null } })).toBe('Rx issued elsewhere');
  expect(prescriptionName({ rxNumber: null, elsewhere: null })).toBe('Draft');
  expect(prescriptionName({ rxNumber: null })).toBe('Draft');
});

it('P-301 the number of an external prescription never looks like one of ours', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (number, rxNumber) => {
      const name = prescriptionName({ rxNumber: null, elsewhere: { number } });
      expect(name).toMatch(/\(elsewhere\)$/);
      if (!rxNumber.endsWith('(elsewhere)')) expect(name).not.toBe(prescriptionName({ rxNumber }));
    }),
  );
});
