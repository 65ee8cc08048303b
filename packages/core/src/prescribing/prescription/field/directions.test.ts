import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { withShortcut } from './directions.js';
import { diet } from '../prescription.test-data.js';

describe('directions', () => {
  it('P-052 are required and not blank', () => {
    expect(complaints({ directions: null })).toEqual(['directions: This field is required']);
    expect(complaints({ directions: ' \n ' })).toEqual(['directions: This field is required']);
  });

  it('P-052 can be missing in a draft and for PRN-only items', () => {
    expect(draftComplaints({ directions: null })).toEqual([]);
    expect(complaints({ directions: null, prnFlag: true, refills: null }, { product: diet })).toEqual([]);
  });

  it('P-052 have at most 620 characters, in drafts and for PRN-only items too', () => {
    const [full, over] = ['x'.repeat(620), 'x'.repeat(621)];
    expect(complaints({ directions: full })).toEqual([]);
    expect(draftComplaints({ directions: over })).toEqual(['directions: Enter at most 620 characters']);
    expect(complaints({ directions: over, prnFlag: true, refills: null }, { product: diet })).toHaveLength(1);
  });
});

describe('shortcuts', () => {
  it('P-053 fill an empty field and are appended after a space', () => {
    expect(withShortcut(null, 'Give with food.')).toBe('Give with food.');
    expect(withShortcut('  ', 'Give with food.')).toBe('Give with food.');
    expect(withShortcut('Give 1 tablet.', 'Give with food.')).toBe('Give 1 tablet. Give with food.');
  });

  it('P-053 never truncate the text, however long it gets', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 700 }), fc.string({ minLength: 1, maxLength: 620 }), (text, details) => {
        const filled = withShortcut(text, details);
        expect(filled.startsWith(text.trimEnd())).toBe(true);
        expect(filled.endsWith(details)).toBe(true);
      }),
    );
  });
});
