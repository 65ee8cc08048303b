import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ImportedPrescription, planPrescriptionUndo } from './prescription-undo.js';

const imported: ImportedPrescription = {
  id: '1',
  name: 'Gabapentin for Otis',
  isArchived: false,
  isMoved: false,
  copies: 0,
};

it('A-413 removes unused prescriptions, and gives each reason for those that stay', () => {
  expect(planPrescriptionUndo([imported])).toEqual({ goes: [{ id: '1', name: 'Gabapentin for Otis' }], stays: [] });
  expect(planPrescriptionUndo([{ ...imported, isArchived: true, isMoved: true, copies: 2 }]).stays).toEqual([
    {
      id: '1',
      name: 'Gabapentin for Otis',
      reasons: [
        'It was archived.',
        'It was moved by a merge of its client or patient.',
        'It was copied: 2 copies were written after the import.',
      ],
    },
  ]);
  expect(planPrescriptionUndo([{ ...imported, copies: 1 }]).stays[0]?.reasons).toEqual([
    'It was copied: 1 copy was written after the import.',
  ]);
});

it('A-413 each one is either removed or stays, and none that was used is removed', () => {
  const one = fc.record({
    id: fc.nat(99).map(String),
    name: fc.string(),
    isArchived: fc.boolean(),
    isMoved: fc.boolean(),
    copies: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.uniqueArray(one, { selector: ({ id }) => id }), (all) => {
      const { goes, stays } = planPrescriptionUndo(all);
      const isUsed = (used: ImportedPrescription) => used.isArchived || used.isMoved || used.copies > 0;
      expect(goes.map(({ id }) => id)).toEqual(all.filter((used) => !isUsed(used)).map(({ id }) => id));
      expect(stays.map(({ id }) => id)).toEqual(all.filter(isUsed).map(({ id }) => id));
      expect(stays.every(({ reasons }) => reasons.length > 0)).toBe(true);
    }),
  );
});
