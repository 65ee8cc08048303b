import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previousOf } from '../index.js';
import { issuedTherapy, phenobarbital } from '../therapy.test-data.js';

describe('the previous prescription', () => {
  const older = issuedTherapy({ id: '5', issuedAt: '2026-06-08T17:12:00.000Z', by: 'Dr. Maya Okafor' });
  const newer = issuedTherapy({ id: '31' });
  const other = issuedTherapy({
    id: '40',
    issuedAt: '2026-11-22T09:00:00.000Z',
    product: { ...phenobarbital, id: '9', ingredients: ['gabapentin'] },
  });

  it('P-237 is the newest one of that ingredient by any user at the location', () => {
    expect(previousOf([older, other, newer], phenobarbital)?.id).toBe('31');
    const elixir = issuedTherapy({
      id: '41',
      issuedAt: '2026-11-22T08:00:00.000Z',
      product: { ...phenobarbital, id: '8' },
    });
    expect(previousOf([older, elixir, newer], phenobarbital)?.id).toBe('41');
    expect(previousOf([other], phenobarbital)).toBeNull();
  });

  it('P-237 compares a product without a recorded ingredient only with the same product', () => {
    const bare = { id: '9', ingredients: [] };
    expect(previousOf([newer, other], bare)?.id).toBe('40');
    const unknown = issuedTherapy({ id: '42', product: { ...phenobarbital, id: '10', ingredients: [] } });
    expect(previousOf([unknown], bare)).toBeNull();
  });

  it('P-237 is never older than another of that ingredient, whatever the order', () => {
    const at = fc.integer({ min: 0, max: 1000 }).map((day) => new Date(1.7e12 + day * 86_400_000).toISOString());
    fc.assert(
      fc.property(fc.uniqueArray(at, { minLength: 1, maxLength: 6 }), (instants) => {
        const issued = instants.map((issuedAt, index) => issuedTherapy({ id: String(index), issuedAt }));
        expect(previousOf(issued, phenobarbital)?.issuedAt).toBe([...instants].sort().at(-1));
      }),
    );
  });
});
