import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { decodeSingleByte, type FileEncoding, openEncodingDetector, type SingleByteEncoding } from './index.js';

const upper = Array.from({ length: 128 }, (_, at) => String.fromCharCode(at + 128)).join('');
const encode = (text: string, encoding: SingleByteEncoding) => {
  const table = decodeSingleByte(upper, encoding);
  return Uint8Array.from(
    Array.from(text).map((letter) => (letter < '\u0080' ? letter.charCodeAt(0) : table.indexOf(letter) + 128)),
  );
};
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const detect = (bytes: Uint8Array, size = 7) => {
  const detector = openEncodingDetector();
  for (let at = 0; at < bytes.length; at += size) detector.add(bytes.subarray(at, at + size));
  return detector.result();
};
const utf8 = new TextEncoder();

/** Cells as practices have them, each with at least one character outside of ASCII. */
const names = ['José', 'Muñoz', 'García', 'Núñez', 'Zoë', 'Renée', 'O’Brien', 'D’Angelo', 'PEÑA', 'Façade', 'Hölzl'];
const file = `id,name\r\n${names.map((name, at) => `${at},${name} of San José`).join('\r\n')}\r\n`;

describe('the encoding of a file', () => {
  it.each<[string, Uint8Array, FileEncoding, boolean]>([
    ['ASCII', utf8.encode('id,name\n1,Otis\n'), 'utf-8', false],
    ['UTF-8', utf8.encode(file), 'utf-8', false],
    ['UTF-8 with a mark', utf8.encode(`\uFEFF${file}`), 'utf-8', true],
    ['UTF-16 with a mark', utf16(`\uFEFF${file}`, true), 'utf-16le', true],
    ['UTF-16 in big-endian order with a mark', utf16(`\uFEFF${file}`, false), 'utf-16be', true],
    ['UTF-16 without a mark', utf16(file, true), 'utf-16le', false],
    ['UTF-16 in big-endian order without a mark', utf16(file, false), 'utf-16be', false],
    ['Windows-1252', encode(file, 'windows-1252'), 'windows-1252', false],
    ['Mac Roman', encode(file, 'macintosh'), 'macintosh', false],
  ])('A-517 is detected and explained: %s', (_, bytes, encoding, hasMark) => {
    expect(detect(bytes)).toMatchObject({ encoding, hasMark });
    expect(detect(bytes).reason).toMatch(/\.$/);
    expect(detect(bytes).confidence).toBeGreaterThan(0.7);
  });

  it.each<[string, SingleByteEncoding]>([
    ['1,San José', 'windows-1252'],
    ['1,San José', 'macintosh'],
    ['1,O’Brien', 'windows-1252'],
    ['1,PEÑA', 'macintosh'],
    ['1,PEÑA', 'windows-1252'],
    ['1,“Bo”', 'windows-1252'],
    ['1,JOSÉ', 'windows-1252'],
    ['1,CASTAÑEDA', 'windows-1252'],
    ['1,Apoquel®', 'windows-1252'],
    ['1,NUÑEZ', 'macintosh'],
  ])('A-517 is detected by a single word: %s in %s', (text, encoding) => {
    expect(detect(encode(text, encoding)).encoding).toBe(encoding);
  });

  it('A-517 is a question, with both readings, if the words make sense in two encodings', () => {
    const found = detect(encode('1,Schröder', 'macintosh'));
    expect(found.encoding).toBeNull();
    expect(found.reason).toBe('Its words make sense in both Windows-1252 and Mac Roman.');
    expect(found.readings).toEqual([
      { encoding: 'windows-1252', words: ['Schršder'] },
      { encoding: 'macintosh', words: ['Schröder'] },
    ]);
  });

  it('A-517 is a question if the words make sense in none, as those of an old DOS program', () => {
    // é, ñ and ó in code page 437.
    const found = detect(
      Uint8Array.from([0x4a, 0x6f, 0x73, 0x82, 0x2c, 0x4d, 0x75, 0xa4, 0x6f, 0x7a, 0x2c, 0xa2, 0x6e]),
    );
    expect(found.encoding).toBeNull();
    expect(found.reason).toBe('Its words make sense in none of the known encodings.');
  });

  it('A-517 is a question, with the lines, if most of it is UTF-8', () => {
    const bytes = [...utf8.encode('José\nZoë\nRen'), 0xe9, ...utf8.encode('e\n')];
    const found = detect(Uint8Array.from(bytes));
    expect(found.encoding).toBeNull();
    expect(found.reason).toBe('Most of it is UTF-8, but not 1 byte: see line 3.');
  });

  test.prop([fc.string({ unit: 'grapheme' })])('A-517 of any text in UTF-8 is UTF-8, in chunks of any size', (text) => {
    const bytes = utf8.encode(`name\n${text.replaceAll('\0', '')}\n`);
    for (const size of [1, 2, 5, 4096]) expect(detect(bytes, size).encoding).toBe('utf-8');
  });

  const asciiRun = fc.stringMatching(/^[a-z ,]{0,300}$/).map((text) => utf8.encode(text));
  const anyBytes = fc
    .array(fc.oneof(asciiRun, fc.uint8Array({ maxLength: 20 })), { maxLength: 6 })
    .map((runs) => Uint8Array.from(runs.flatMap((run) => [...run])));
  test.prop([anyBytes, fc.integer({ min: 1, max: 400 })], { numRuns: 400 })(
    'A-517 is the same for any bytes, whatever the size of the chunks',
    (bytes, size) => {
      expect(detect(bytes, size)).toEqual(detect(bytes, 4096));
    },
  );

  test.prop([fc.subarray(names, { minLength: 4 }), fc.constantFrom('windows-1252' as const, 'macintosh' as const)])(
    'A-517 is never taken for the other one with a byte per character',
    (some, encoding) => {
      expect([encoding, null]).toContain(detect(encode(some.join(','), encoding)).encoding);
    },
  );

  test.prop([fc.uint8Array()])('A-517 decodes each byte as one character, as the standard does', (bytes) => {
    const latin1 = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
    for (const encoding of ['windows-1252', 'macintosh'] as const) {
      const standard = Array.from(new TextDecoder(encoding).decode(bytes));
      // The standard has control characters and a private one where the encoding has no character.
      const expected = standard.map((letter) => (/[\u0080-\u009F\uF8FF]/.test(letter) ? '\uFFFD' : letter)).join('');
      expect(decodeSingleByte(latin1, encoding)).toBe(expected);
    }
  });
});
