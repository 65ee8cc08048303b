import { expect, it } from 'vitest';
import { judged, withFigures } from './figures.mjs';

const passed = { id: 'a', title: 'MUST answer', fault: null };
const failed = { id: 'b', title: 'MAY refuse', fault: 'it answers' };

it('fails for a failure without a reason, for an unneeded reason, and for an empty suite', () => {
  expect(judged('suite', 'by 1', [passed], {})).toMatchObject({ asked: 1, passed: 1, faults: [] });
  expect(judged('suite', 'by 1', [passed, failed], {}).faults).toEqual(['b MAY refuse: it answers']);
  expect(judged('suite', 'by 1', [passed, failed], { b: 'why' })).toMatchObject({ asked: 2, passed: 1, faults: [] });
  expect(judged('suite', 'by 1', [passed], { a: 'why' }).faults).toEqual(['a is argued and does not fail']);
  expect(judged('suite', 'by 1', [], {}).faults).toHaveLength(1);
});

it('writes the figures of the suites that ran, and keeps the others', () => {
  const page = [
    'before\n<!-- figures, written by npm run conformance -->',
    '| suite | counterpart | asked | passed | argued |',
    '| --- | --- | --- | --- | --- |',
    '| one | by 1 | 3 | 3 | 0 |',
    '| two | by 2 | 4 | 3 | 1 |',
    '<!-- end of the figures -->\nafter',
  ].join('\n');
  const written = withFigures(page, [judged('two', 'by 3', [passed, failed], { b: 'why' })]);
  expect(written).toContain('| one | by 1 | 3 | 3 | 0 |\n| two | by 3 | 2 | 1 | 1 |');
  expect(written).toMatch(/^before\n[^]*\nafter$/);
  expect(() => withFigures('no place', [])).toThrow('place');
});
