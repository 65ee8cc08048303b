import { encodeQueryValue } from '../../practice/location/index.js';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Converts the bytes of a base64 text to escapes for `decodeURIComponent`, which is strict about UTF-8. */
function escapesOf(base64: string): string {
  let bits = '';
  for (const sign of base64.replace(/=+$/, '')) bits += signs.indexOf(sign).toString(2).padStart(6, '0');
  const bytes = bits.match(/[01]{8}/g) ?? [];
  return bytes.map((byte) => `%${parseInt(byte, 2).toString(16).padStart(2, '0')}`).join('');
}

/**
 * Decodes a query value, the inverse of `encodeQueryValue`.
 *
 * @param value - from URLSearchParams, so URL-decoded once; a plus that an unescaped URL lost to a space is restored,
 * and padding can be missing
 * @returns `null` for anything but base64 of UTF-8: a broken link degrades instead of failing
 * @see P-011
 */
export function decodeQueryValue(value: string): string | null {
  const base64 = value.replaceAll(' ', '+');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  try {
    const text = decodeURIComponent(escapesOf(base64));
    const written = decodeURIComponent(encodeQueryValue(text));
    return written.replace(/=+$/, '') === base64.replace(/=+$/, '') ? text : null;
  } catch {
    return null;
  }
}
