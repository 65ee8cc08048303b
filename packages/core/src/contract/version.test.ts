import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionSkew } from './index.js';

const part = fc.nat({ max: 40 });
const version = fc.tuple(part, part, part);
const textOf = (parts: readonly number[]) => parts.join('.');

describe('the versions of a command line and a server', () => {
  it('A-531 are compared by major and minor, in numbers, and from both sides alike', () => {
    const opposite = { same: 'same', older: 'newer', newer: 'older', unknown: 'unknown' };
    fc.assert(
      fc.property(version, version, (one, two) => {
        const skew = versionSkew(textOf(one), textOf(two));
        expect(versionSkew(textOf(two), textOf(one))).toBe(opposite[skew]);
        expect(skew === 'same').toBe(one[0] === two[0] && one[1] === two[1]);
        expect(versionSkew(`${textOf(one)}-rc.1`, textOf(two))).toBe(skew);
      }),
    );
    expect(versionSkew('0.9.0', '0.10.0')).toBe('older');
    expect(versionSkew('1.0.0', '0.10.7')).toBe('newer');
    expect(versionSkew('0.2.0', '0.2.9')).toBe('same');
  });

  it('A-531 are unknown without a version', () => {
    for (const other of [null, '', 'latest', '1.2', '1.2.x', ' 1.2.3', '9999999.0.0'])
      expect(versionSkew('0.1.0', other)).toBe('unknown');
  });
});
