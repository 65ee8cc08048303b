import { describe, expect, it } from 'vitest';
import { faultsOf, isBehind, readHeldBack } from './held-back.mjs';

const page = `Before.

<!-- held back -->

| package | here   | latest | since      | reason       |
| ------- | ------ | ------ | ---------- | ------------ |
| one     | 1.4.0  | 3.0.1  | 2026-11-26 | It is slow.  |
| two     | 0.28.1 | 0.29.0 | 2026-11-25 | It is wrong. |

<!-- /held back -->

After.
`;
const versions = [
  { name: 'one', here: '1.4.0', latest: '3.2.0' },
  { name: 'two', here: '0.28.1', latest: '0.29.7' },
  { name: 'three', here: '2.0.0', latest: '2.9.0' },
];

describe('the list of outdated dependencies', () => {
  it('is read from between its markers', () => {
    expect(readHeldBack(page)).toEqual([
      { name: 'one', here: '1.4.0', latest: '3.0.1', since: '2026-11-26', reason: 'It is slow.' },
      { name: 'two', here: '0.28.1', latest: '0.29.0', since: '2026-11-25', reason: 'It is wrong.' },
    ]);
    expect(() => readHeldBack('nothing')).toThrow('no list');
  });

  it('is current while each outdated package has an entry, regardless of newer minor versions', () => {
    expect(faultsOf(readHeldBack(page), versions)).toEqual([]);
  });

  it('is out of date if a package is missing, no longer outdated, at another version, or has a newer major version', () => {
    const listed = readHeldBack(page);
    const [one, two, three] = versions;
    expect(faultsOf(listed, [...versions, { name: 'four', here: '1.0.0', latest: '2.0.0' }])).toEqual([
      'four 1.0.0 is behind 2.0.0 and is not listed.',
    ]);
    expect(faultsOf(listed, [{ ...one, here: '3.0.0' }, two, three])).toEqual([
      'one is listed, but is no longer behind.',
    ]);
    expect(faultsOf(listed, [{ ...one, here: '1.4.1' }, two])).toEqual(['one is 1.4.1 here, not 1.4.0.']);
    expect(faultsOf(listed, [{ ...one, latest: '4.0.0' }, two])).toEqual([
      'one 4.0.0 is published since 3.0.1 was looked at.',
    ]);
    expect(faultsOf(listed, [one, { ...two, latest: '0.30.0' }])).toEqual([
      'two 0.30.0 is published since 0.29.0 was looked at.',
    ]);
  });

  it('is out of date if an entry has no date or no reason', () => {
    const [one, two] = readHeldBack(page);
    expect(faultsOf([{ ...one, since: 'lately' }, two], versions)).toEqual(['one has no date.']);
    expect(faultsOf([one, { ...two, reason: '' }], versions)).toEqual(['two has no reason.']);
  });
});

it.each([
  ['1.9.9', '2.0.0', true],
  ['2.0.0', '2.9.0', false],
  ['0.28.9', '0.29.0', true],
  ['0.29.0', '0.29.9', false],
  ['0.29.0', '1.0.0', true],
  ['18.1.0-beta.15', '18.4.0-beta.17', false],
  ['3.0.0', '2.9.9', false],
])('%s is behind %s: %s', (here, latest, behind) => {
  expect(isBehind(here, latest)).toBe(behind);
});
