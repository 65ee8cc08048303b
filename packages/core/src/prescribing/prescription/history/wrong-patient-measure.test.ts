import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWrongPatientMeasure, wrongPatientMeasure, type WithdrawnOrder } from '../index.js';

const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 22, 15) + milliseconds).toISOString();
const minutes = (count: number) => count * 60_000;
const gabapentin = { id: '40', ingredients: ['gabapentin'] };
const order = (changes: Partial<WithdrawnOrder> = {}): WithdrawnOrder => ({
  at: at(0),
  patientId: '31',
  product: gabapentin,
  withdrawnAt: at(minutes(4)),
  isOfBatch: false,
  later: [{ at: at(minutes(6)), patientId: '32', product: gabapentin }],
  ...changes,
});
const counts = (changes: Partial<WithdrawnOrder>) => {
  const { withdrawn, reordered } = wrongPatientMeasure(50, [order(changes)], []);
  return [withdrawn, reordered];
};

describe('wrong-patient measure', () => {
  it('P-250 counts prescriptions withdrawn within ten minutes and ordered for another patient', () => {
    expect(wrongPatientMeasure(50, [order(), order({ later: [] })], [])).toMatchObject({
      issued: 50,
      withdrawn: 2,
      reordered: 1,
    });
    expect(wrongPatientMeasure(0, [], [])).toMatchObject({ issued: 0, withdrawn: 0, reordered: 0 });
  });

  it('P-487 counts undone prescriptions separately from the withdrawn', () => {
    const undone = [order(), order({ later: [] }), order({ later: [{ ...order(), patientId: '31' }] })];
    expect(wrongPatientMeasure(50, [order()], undone)).toEqual({
      ...{ issued: 50, withdrawn: 1, reordered: 1 },
      ...{ undone: 3, undoneReordered: 1 },
    });
  });

  it('P-470 counts those that were authorized together separately', () => {
    const withdrawn = [order(), order({ isOfBatch: true }), order({ isOfBatch: true, later: [] })];
    const undone = [order(), order({ isOfBatch: true })];
    expect(splitWrongPatientMeasure({ all: 50, together: 20 }, withdrawn, undone)).toEqual({
      ...{ issued: 50, withdrawn: 3, reordered: 2, undone: 2, undoneReordered: 2 },
      together: { issued: 20, withdrawn: 2, reordered: 1, undone: 1, undoneReordered: 1 },
    });
  });

  it('P-250 includes the tenth minute and nothing after it', () => {
    expect(counts({ withdrawnAt: at(minutes(10)), later: [] })).toEqual([1, 0]);
    expect(counts({ withdrawnAt: at(minutes(10) + 1) })).toEqual([0, 0]);
    const laterBy = (milliseconds: number) =>
      counts({ later: [{ at: at(minutes(4) + milliseconds), patientId: '32', product: gabapentin }] });
    expect(laterBy(minutes(10))).toEqual([1, 1]);
    expect(laterBy(minutes(10) + 1)).toEqual([1, 0]);
    expect(laterBy(0)).toEqual([1, 1]);
    expect(laterBy(-1)).toEqual([1, 0]);
  });

  it('P-250 matches the same drug in any salt, for another patient only', () => {
    const laterOf = (patientId: string, ingredient: string) =>
      counts({
        product: { id: '1', ingredients: ['amoxicillin'] },
        later: [{ at: at(minutes(5)), patientId, product: { id: '2', ingredients: [ingredient] } }],
      });
    expect(laterOf('32', 'amoxicillin trihydrate')).toEqual([1, 1]);
    expect(laterOf('32', 'carprofen')).toEqual([1, 0]);
    expect(laterOf('31', 'amoxicillin')).toEqual([1, 0]);
  });

  it('P-250 never counts more reordered than withdrawn', () => {
    const any = fc.record({ taken: fc.integer({ min: 0, max: 20 }), again: fc.integer({ min: 0, max: 40 }) });
    fc.assert(
      fc.property(fc.array(any), (times) => {
        const orders = times.map(({ taken, again }) =>
          order({
            withdrawnAt: at(minutes(taken)),
            later: [{ at: at(minutes(again)), patientId: '32', product: gabapentin }],
          }),
        );
        const { withdrawn, reordered } = wrongPatientMeasure(100, orders, []);
        expect(withdrawn).toBe(times.filter(({ taken }) => taken <= 10).length);
        expect(reordered).toBeLessThanOrEqual(withdrawn);
      }),
    );
  });
});
