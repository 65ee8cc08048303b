import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Author,
  type FieldAuthor,
  emptyPrescriptionForm,
  fieldsByOthers,
  fieldsByText,
  foreignFields,
  preparedBy,
  preparedByText,
  writtenByText,
} from '../index.js';

const priya = (at: string): Author => ({ locationUserId: '13', displayName: 'Priya Natarajan', at });
const maya = (at: string): Author => ({ locationUserId: '11', displayName: 'Dr. Maya Okafor', at });
const six = '2026-11-22T11:00:00.000Z';
const later = '2026-11-22T12:00:00.000Z';
const zone = 'America/New_York';

describe('who prepared a draft', () => {
  it('P-246 is the last other user who saved it or wrote a field', () => {
    expect(preparedBy({ lastSavedBy: priya(six) }, '11')).toEqual(priya(six));
    expect(preparedBy({ lastSavedBy: priya(six) }, '13')).toBeNull();
    expect(preparedBy({ lastSavedBy: null }, '13')).toBeNull();
    const writtenBy = [
      { field: 'directions', ...priya(six) },
      { field: 'refills', ...maya(later) },
    ];
    expect(preparedBy({ lastSavedBy: maya(later), writtenBy }, '11')).toEqual(priya(six));
    expect(preparedBy({ lastSavedBy: maya(later), writtenBy }, '13')).toEqual(maya(later));
  });

  it('P-246 is shown with the time if today, otherwise with the date', () => {
    expect(preparedByText(priya(six), '2026-11-22', zone)).toBe('Prepared by Priya Natarajan, 06:00 AM');
    expect(writtenByText(priya(six), '2026-11-22', zone)).toBe('Written by Priya Natarajan, 06:00 AM');
    expect(preparedByText(priya(six), '2026-11-23', zone)).toBe('Prepared by Priya Natarajan, 11-22-2026 06:00 AM');
    expect(preparedByText(priya('2026-11-23T02:00:00.000Z'), '2026-11-22', zone)).toBe(
      'Prepared by Priya Natarajan, 09:00 PM',
    );
  });

  it('P-246 counts the fields of each other user, most recent first', () => {
    const writtenBy = [
      { field: 'directions', ...priya(six) },
      { field: 'refills', ...priya(later) },
      { field: 'daysSupply', ...maya(six) },
      { field: 'noteToPharmacy', ...priya(six) },
    ];
    const [first, second] = fieldsByOthers(writtenBy, '12');
    expect(first).toEqual({ ...priya(later), fields: ['directions', 'refills', 'noteToPharmacy'] });
    expect(second).toEqual({ ...maya(six), fields: ['daysSupply'] });
    expect(fieldsByText(first!, '2026-11-22', zone)).toBe('3 fields by Priya Natarajan, 07:00 AM');
    expect(fieldsByText(second!, '2026-11-22', zone)).toBe('1 field by Dr. Maya Okafor, 06:00 AM');
    expect(fieldsByOthers(writtenBy, '13').map(({ locationUserId }) => locationUserId)).toEqual(['11']);
  });

  it("P-246 keeps a field's author until the viewer changes its text", () => {
    const form = { ...emptyPrescriptionForm, productId: '7', unitPerFill: 30, directions: 'Give 1.', refills: 1 };
    const writtenBy = [
      { field: 'unitPerFill', ...maya(six) },
      { field: 'directions', ...priya(six) },
      { field: 'refills', ...priya(six) },
    ];
    const draft = { ...form, product: { id: '7' }, unitPerFill: 30, writtenBy };
    const fields = (now: Partial<typeof form>) => foreignFields({ ...form, ...now }, draft, '11');
    expect(fields({})).toEqual(writtenBy.slice(1));
    expect(fields({ directions: ' Give 1. ' })).toEqual(writtenBy.slice(1));
    expect(fields({ directions: 'Give 2.' }).map(({ field }) => field)).toEqual(['refills']);
    expect(fields({ refills: Number.NaN }).map(({ field }) => field)).toEqual(['directions']);
    expect(foreignFields(form, null, '11')).toEqual([]);
  });

  it('P-246 counts no field of the viewer, and every other one once', () => {
    const author: fc.Arbitrary<FieldAuthor> = fc.record({
      field: fc.constantFrom('directions', 'refills', 'daysSupply'),
      locationUserId: fc.constantFrom('11', '12', '13'),
      displayName: fc.constant('A'),
      at: fc.constantFrom(six, later),
    });
    fc.assert(
      fc.property(fc.array(author), (writtenBy) => {
        const groups = fieldsByOthers(writtenBy, '11');
        expect(groups.some(({ locationUserId }) => locationUserId === '11')).toBe(false);
        expect(groups.flatMap(({ fields }) => fields)).toHaveLength(
          writtenBy.filter(({ locationUserId }) => locationUserId !== '11').length,
        );
      }),
    );
  });
});
