/** What the bytes of a file say about UTF-8. */
export interface Utf8Scan {
  /** Characters of two to four bytes. */
  readonly multibyte: number;
  /** Bytes that belong to no character. */
  readonly invalid: number;
  /** The lines of the first invalid bytes, counted from 1. */
  readonly invalidLines: readonly number[];
}

const newline = 0x0a;
const maxLines = 5;

interface Lead {
  /** Bytes that follow. */
  readonly more: number;
  /** Bounds of the second byte, which exclude overlong forms, surrogates and code points above U+10FFFF. */
  readonly low: number;
  readonly high: number;
}

function leadOf(byte: number): Lead | null {
  const usual = { low: 0x80, high: 0xbf };
  if (byte >= 0xc2 && byte <= 0xdf) return { more: 1, ...usual };
  if (byte === 0xe0) return { more: 2, low: 0xa0, high: 0xbf };
  if (byte === 0xed) return { more: 2, low: 0x80, high: 0x9f };
  if (byte >= 0xe1 && byte <= 0xef) return { more: 2, ...usual };
  if (byte === 0xf0) return { more: 3, low: 0x90, high: 0xbf };
  if (byte >= 0xf1 && byte <= 0xf3) return { more: 3, ...usual };
  return byte === 0xf4 ? { more: 3, low: 0x80, high: 0x8f } : null;
}

/** Counts the characters and the invalid bytes of UTF-8 in chunks of any size. */
export function openUtf8Scan(): { readonly add: (chunk: Uint8Array) => void; readonly result: () => Utf8Scan } {
  let [multibyte, invalid, line] = [0, 0, 1];
  let expected: Lead | null = null;
  const invalidLines: number[] = [];
  const fail = () => {
    invalid += 1;
    if (invalidLines.length < maxLines && invalidLines.at(-1) !== line) invalidLines.push(line);
    expected = null;
  };
  const addByte = (byte: number) => {
    if (expected !== null) {
      const { more, low, high }: Lead = expected;
      if (byte >= low && byte <= high) {
        expected = more === 1 ? null : { more: more - 1, low: 0x80, high: 0xbf };
        if (more === 1) multibyte += 1;
        return;
      }
      fail();
    }
    if (byte === newline) line += 1;
    if (byte < 0x80) return;
    expected = leadOf(byte);
    if (expected === null) fail();
  };
  return {
    add: (chunk) => {
      for (const byte of chunk) if (byte >= 0x80 || expected !== null || byte === newline) addByte(byte);
    },
    // A character that the end of the file cut off is invalid, too.
    result: () => {
      if (expected !== null) fail();
      return { multibyte, invalid, invalidLines };
    },
  };
}
