import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { webLink } from './web-link.js';

const piece = fc.constantFrom(
  ...['java', 'script', ':', 'JaVaScRiPt:', 'data:', 'vbscript:', 'file:', 'blob:', 'alert(1)', '//', '\t', '\n'],
  ...['\u0000', ' ', 'http', 'https', 'http:', 'https://', 'clinic.example', '@', '#', '?'],
);

test.prop([
  fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string(),
    fc.webUrl(),
  ),
])('A-438 a link is an http or https URL, or null', (address) => {
  const link = webLink(address);
  if (link === null) return;
  expect(link).toMatch(/^https?:\/\/[^/]/);
  expect(webLink(link)).toBe(link);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://clinic.example/x',
  '//clinic.example',
  'clinic.example',
  '',
  null,
  undefined,
])('A-438 %j is not a link', (address) => {
  expect(webLink(address)).toBeNull();
});

it('A-438 keeps a web URL unchanged', () => {
  expect(webLink(' https://clinic.example/a?b=c#d ')).toBe('https://clinic.example/a?b=c#d');
  expect(webLink('http://clinic.example')).toBe('http://clinic.example/');
});
