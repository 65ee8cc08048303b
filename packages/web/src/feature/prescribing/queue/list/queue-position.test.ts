import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { group, hana, marcus, rowFor } from '../queue.test-data';
import { queuePositionOf } from './queue-position';

const rows = (count: number, of: string) => Array.from({ length: count }, (_, index) => rowFor(`${of}${index}`));
const idOf = (name: string) => rowFor(name).id;

describe('position of a request in the queue', () => {
  it('P-251 counts the requests of previous clients, including those that the page omits, and previous pages', () => {
    const groups = [{ ...group(marcus, rows(2, 'Otis')), count: 5 }, group(hana, rows(2, 'Pepper'))];
    expect(queuePositionOf(groups, idOf('Otis1'), 0)?.at).toBe(2);
    expect(queuePositionOf(groups, idOf('Pepper0'), 0)?.at).toBe(6);
    expect(queuePositionOf(groups, idOf('Pepper0'), 20)?.at).toBe(26);
  });

  it('P-251 is unknown until previous pages are counted; the adjacent requests are known anyway', () => {
    const place = queuePositionOf([group(marcus, rows(3, 'Otis'))], idOf('Otis1'), null);
    expect([place?.at, place?.previous?.id, place?.next?.id]).toEqual([null, idOf('Otis0'), idOf('Otis2')]);
  });

  it("P-251 is null for a request that isn't listed", () => {
    expect(queuePositionOf([group(marcus, rows(1, 'Otis'))], 'another', 0)).toBeNull();
  });

  it('P-251 increases by one from each request to the next, across clients', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }), (sizes) => {
        const groups = sizes.map((size, index) => group({ ...marcus, id: String(index) }, rows(size, `Pet${index}-`)));
        const all = groups.flatMap(({ tasks }) => tasks);
        all.forEach(({ id }, index) => {
          const place = queuePositionOf(groups, id, 0);
          expect(place).toEqual({ at: index + 1, previous: all[index - 1] ?? null, next: all[index + 1] ?? null });
        });
      }),
    );
  });
});
