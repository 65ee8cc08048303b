import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedOver } from './index.js';

const start = { name: 'Wren', HIN: '1', website: '', phones: [{ uuid: 'a', phoneNumber: '5550100' }] };

describe('a form whose record another user changed while it was open', () => {
  it('A-256 keeps typed values, and takes the values another user saved', () => {
    const { form, taken, both } = carriedOver(start, { ...start, HIN: '2' }, { ...start, name: 'Heron', HIN: '1' });
    expect(form).toEqual({ ...start, name: 'Heron', HIN: '2' });
    expect({ taken, both }).toEqual({ taken: ['name'], both: [] });
  });

  it('A-256 lists the fields that both changed to different values', () => {
    const { form, both } = carriedOver(
      start,
      { ...start, HIN: '2', name: 'Heron' },
      { ...start, HIN: '3', name: 'Heron' },
    );
    expect(form.HIN).toBe('2');
    expect(both).toEqual(['HIN']);
  });

  it('A-256 adds an edited entry again that another user removed', () => {
    const typed = { ...start, phones: [{ uuid: 'a', phoneNumber: '5550111' }] };
    expect(carriedOver(start, typed, { ...start, phones: [] }).form.phones).toEqual([{ phoneNumber: '5550111' }]);
  });

  const record = fc.record({ a: fc.nat(3), b: fc.nat(3), c: fc.nat(3) });
  it('A-256 never loses a typed value, and never reverts a field that was not edited', () => {
    fc.assert(
      fc.property(record, record, record, (began, typed, stored) => {
        const { form, taken, both } = carriedOver(began, typed, stored);
        for (const field of ['a', 'b', 'c'] as const) {
          expect(form[field]).toBe(typed[field] === began[field] ? stored[field] : typed[field]);
          if (taken.includes(field)) expect(both).not.toContain(field);
        }
        expect(both.every((field) => form[field] !== stored[field])).toBe(true);
      }),
    );
  });

  it('A-256 is unchanged when no other user changed anything', () => {
    fc.assert(
      fc.property(record, record, (began, typed) => {
        expect(carriedOver(began, typed, began)).toEqual({ form: typed, taken: [], both: [] });
      }),
    );
  });
});
