import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOpenTask, withOpenTask } from './open-url.js';

const part = fc.stringMatching(/^[\w-]{1,64}$/);

describe('open request in the URL', () => {
  it('P-260 is its id and its uuid', () => {
    const query = withOpenTask(new URLSearchParams('status=all'), { id: '90', uuid: '1b2c-3d' });
    expect(query.toString()).toBe('status=all&open=90.1b2c-3d');
    expect(parseOpenTask(query)).toEqual({ id: '90', uuid: '1b2c-3d' });
    expect(withOpenTask(query, null).toString()).toBe('status=all');
  });

  it.each(['', '90', '90.', '.1b2c', '90.1b2c.3', '90 1b2c', '<a>.b', 'a'.repeat(65) + '.b'])(
    'P-260 is null when the URL has %j',
    (value) => expect(parseOpenTask(new URLSearchParams({ open: value }))).toBeNull(),
  );

  it('P-260 is unchanged after writing and reading, and affects nothing else', () => {
    fc.assert(
      fc.property(part, part, fc.webQueryParameters(), (id, uuid, others) => {
        const before = new URLSearchParams(others);
        before.delete('open');
        const query = withOpenTask(before, { id, uuid });
        expect(parseOpenTask(query)).toEqual({ id, uuid });
        expect(withOpenTask(query, null).toString()).toBe(before.toString());
      }),
    );
  });
});
