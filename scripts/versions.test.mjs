import { expect, it } from 'vitest';
import { chromeVersion, postgresVersion } from './versions.mjs';

it('finds the version of a browser in any output of its launcher', () => {
  expect(chromeVersion('Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)\n')).toBe('156.0.8078.108');
  expect(chromeVersion('/usr/bin/chromium: 9: [: 25276514304: unexpected operator\nChromium 143.0.7499.4')).toBe(
    '143.0.7499.4',
  );
  expect(chromeVersion('1.2.3')).toBe('of an unknown version');
});

it('reads the version of a database without its package suffix', () => {
  expect(postgresVersion('15.20 (Debian 15.20-0+deb12u1)')).toBe('15.20');
  expect(postgresVersion('18.1')).toBe('18.1');
  expect(postgresVersion('19beta2')).toBe('19');
  expect(postgresVersion(undefined)).toBe('of an unknown version');
});
