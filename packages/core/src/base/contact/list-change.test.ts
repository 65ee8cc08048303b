import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { checkListEntries, listAfter } from './index.js';

const stored = [
  { uuid: 'a', isActive: true, text: '1' },
  { uuid: 'b', isActive: true, text: '2' },
  { uuid: 'c', isActive: false, text: '3' },
];
const counting = () => {
  let count = 0;
  return () => `new ${(count += 1)}`;
};

describe('a submitted list of phones or addresses', () => {
  it('C-025 replaces the whole list: entries are changed, added and deactivated', () => {
    const sent = [{ uuid: 'b', text: '20' }, { uuid: null, text: '4' }, { text: '5' }, { uuid: 'c', text: '3' }];
    expect(listAfter(stored, sent, counting())).toEqual([
      { uuid: 'a', isActive: false, text: '1' },
      { uuid: 'b', isActive: true, text: '20' },
      { uuid: 'c', isActive: true, text: '3' },
      { uuid: 'new 1', isActive: true, text: '4' },
      { uuid: 'new 2', isActive: true, text: '5' },
    ]);
    expect(listAfter(stored, [], counting()).map(({ isActive }) => isActive)).toEqual([false, false, false]);
  });

  it('C-025 may not contain an entry of another owner, nor an entry twice', () => {
    expect(checkListEntries(stored, [{ uuid: 'a' }, {}, { uuid: null }, { uuid: '' }], 'list')).toEqual([]);
    const issues = checkListEntries(stored, [{ uuid: 'x' }, { uuid: 'a' }, { uuid: 'a' }], 'list');
    expect(issues.map(({ path }) => path)).toEqual(['list.0.uuid', 'list.2.uuid']);
  });

  const uuid = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  test.prop([fc.uniqueArray(uuid), fc.array(fc.oneof(uuid, fc.constant(null)))])(
    'C-025 leaves exactly the submitted entries active, and every stored entry with its uuid',
    (there, uuids) => {
      const before = there.map((id, index) => ({ uuid: id, isActive: index % 2 === 0 }));
      const sent = uuids.map((id) => ({ uuid: id }));
      if (checkListEntries(before, sent, 'list').length > 0) return;
      const after = listAfter(before, sent, counting());
      expect(after.slice(0, there.length).map((entry) => entry.uuid)).toEqual(there);
      expect(after.filter(({ isActive }) => isActive)).toHaveLength(sent.length);
    },
  );
});
