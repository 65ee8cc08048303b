import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionsMismatch, writtenFor } from './directions-mismatch.js';

const tablet = (strength: string | null) => ({ product: 'Enrofloxacin', presentation: 'Tablet', strength });
type Dose = { readonly strengthDisplay: string | null };
const twice = 'Give 1 tablet twice a day';

describe('directions for another strength', () => {
  it('P-035 P-052 name the strength they were written for', () => {
    expect(directionsMismatch(twice, tablet('5 mg'), tablet('20 mg'))).toBe(
      'The strength changed from 5 mg to 20 mg: check the directions.',
    );
  });

  it('P-035 P-052 name the form, and both', () => {
    const [capsule, liquid] = [
      { product: 'Gabapentin', presentation: 'Capsule', strength: '100 mg' },
      { product: 'Gabapentin', presentation: 'Oral Solution', strength: '50 mg/mL' },
    ];
    expect(directionsMismatch(twice, capsule, { ...capsule, presentation: 'Tablet' })).toBe(
      'The form changed from Capsule to Tablet: check the directions.',
    );
    expect(directionsMismatch(twice, capsule, liquid)).toBe(
      'The form changed from Capsule to Oral Solution, strength changed from 100 mg to 50 mg/mL: check the directions.',
    );
  });

  it('P-042 P-155 name another product, even if form and strength have the same names', () => {
    const other = { ...tablet('5 mg'), product: 'Apoquel' };
    expect(directionsMismatch(twice, tablet('5 mg'), other)).toBe(
      'The product changed from Enrofloxacin to Apoquel: check the directions.',
    );
    expect(directionsMismatch(twice, tablet('5 mg'), { ...other, strength: '20 mg' })).toBe(
      'The product changed from Enrofloxacin to Apoquel, strength changed from 5 mg to 20 mg: check the directions.',
    );
  });

  it('P-035 raise no warning without directions, or while no strength is chosen', () => {
    expect(directionsMismatch(' ', tablet('5 mg'), tablet('20 mg'))).toBeNull();
    expect(directionsMismatch(null, tablet('5 mg'), tablet('20 mg'))).toBeNull();
    expect(directionsMismatch(twice, tablet('5 mg'), tablet(null))).toBeNull();
  });

  it('P-035 raise no warning for the current selection, and always one for any other', () => {
    const strength = fc.constantFrom('', '5 mg', '20 mg', '50 mg/mL');
    fc.assert(
      fc.property(strength, strength, (before, now) => {
        expect(directionsMismatch(twice, tablet(before), tablet(now)) === null).toBe(before === now);
      }),
    );
  });

  it('P-035 keep the previous strength when edited without a selection', () => {
    const five = { strengthDisplay: '5 mg' };
    const none = { strengthDisplay: null };
    expect(writtenFor<Dose>(five, none)).toBe(five);
    expect(writtenFor<Dose>(none, five)).toBe(five);
  });
});
