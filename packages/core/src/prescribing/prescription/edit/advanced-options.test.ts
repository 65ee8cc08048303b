import { describe, expect, it } from 'vitest';
import { opensAdvancedOptions } from './advanced-options.js';
import { form } from '../prescription.test-data.js';

const closed = { issues: [], isOpenByDefault: false, draft: null };

describe('Advanced Options', () => {
  it('P-080 stay closed by default', () => {
    expect(opensAdvancedOptions(closed)).toBe(false);
    expect(opensAdvancedOptions({ ...closed, draft: form({ noteToClient: ' ' }) })).toBe(false);
    expect(opensAdvancedOptions({ ...closed, issues: [{ path: 'refills', code: 'required', message: '' }] })).toBe(
      false,
    );
  });

  it('P-080 open when one of their fields has an error', () => {
    expect(
      opensAdvancedOptions({ ...closed, issues: [{ path: 'daysSupply', code: 'out-of-range', message: '' }] }),
    ).toBe(true);
  });

  it('P-080 P-081 open when the stored preference is set', () =>
    expect(opensAdvancedOptions({ ...closed, isOpenByDefault: true })).toBe(true));

  it.each([
    { flavorId: '3' },
    { daysSupply: 30 },
    { allergicIngredient: 'xylitol' },
    { noteToPharmacy: 'n' },
    { noteToClient: 'n' },
  ])('P-080 open for a draft with %o', (filled) => {
    expect(opensAdvancedOptions({ ...closed, draft: form(filled) })).toBe(true);
  });
});
