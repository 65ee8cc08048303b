import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.js';

const portal = 'https://signa.clinic.example';
/** Where a browser on a page of the portal ends up. */
const destination = (path: string) => new URL(path, `${portal}/login/callback`);

/** Parts of URLs that parsers interpret differently. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '/.', '/..', '.', '%2e', '%2E%2e', '%2f', '%5c', '\t', '\n', '\r', ' ', '@', ':', '?', '#'],
  ...[
    'evil.example',
    'https:',
    'javascript:',
    'user:pw@evil.example',
    ';',
    '\u0000',
    '\u2044',
    '\uFF0F',
    '。',
    '[::1]',
  ],
  ...['history', 'approve', '%', '&', '=', '\u202E'],
);
const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

describe('the target of a sign-in', () => {
  test.prop(
    [
      fc.oneof(
        address,
        address.map((rest) => `/${rest}`),
        fc.webUrl(),
        fc.string(),
      ),
    ],
    { numRuns: 3_000 },
  )('A-437 never leads to another site, however the URL is written', (asked) => {
    const path = ownPath(asked);
    if (path === null) return;
    expect(destination(path).origin).toBe(portal);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(path.split(/[?#]/)[0]).not.toContain('\\');
    expect(path).not.toMatch(/\s|\p{Cc}/u);
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/.//evil.example', '/..//evil.example'],
    ...['/a/..//evil.example', '/%2e//evil.example', '/%2E%2e//evil.example', '/.\\/evil.example', '/./\\evil.example'],
    ...['/\t/evil.example', '/\n/evil.example', '/.\r//evil.example', '\t//evil.example', ' //evil.example'],
    ...['///evil.example', '/.//user@evil.example', '//user:pw@evil.example', '/.///evil.example/%2f..'],
    ...[
      'https://evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '',
      'history',
      '@evil.example',
    ],
    ...['/.//evil.example?x=/history', '/history/.././/evil.example'],
  ])('A-437 %j is not a page of the portal', (asked) => {
    expect(ownPath(asked)).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['/approve?type=ExpiringRx', '/approve?type=ExpiringRx'],
    ['/history?q=//evil.example#x', '/history?q=//evil.example#x'],
    ['/history?to=https://evil.example', '/history?to=https://evil.example'],
    ['/a/./b/../c', '/a/c'],
    ['/history?q=Zoë', '/history?q=Zo%C3%AB'],
    ['/client/7//x', '/client/7//x'],
  ])('A-437 %s is a page of the portal', (asked, path) => {
    expect(ownPath(asked)).toBe(path);
  });

  it('A-437 rejects a text that is too long, and anything but a text', () => {
    expect(ownPath(`/${'a'.repeat(1_999)}`)).not.toBeNull();
    expect(ownPath(`/${'a'.repeat(2_000)}`)).toBeNull();
    for (const other of [null, undefined, 7, {}, ['/']]) expect(ownPath(other)).toBeNull();
  });
});
