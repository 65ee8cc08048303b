const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The UTF-8 bytes of a text. `encodeURIComponent` throws on an unpaired surrogate. */
function bytesOf(text: string): number[] {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  return [...escaped.matchAll(/%([0-9A-F]{2})|([^%])/g)].map(([, hex, sign]) =>
    hex === undefined ? (sign ?? '').charCodeAt(0) : parseInt(hex, 16),
  );
}

/**
 * Encodes an ID or a name for the query of a URL: UTF-8, base64, then URL-encoded.
 *
 * @see P-011, C-005
 */
export function encodeQueryValue(text: string): string {
  const bytes = bytesOf(text);
  let base64 = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [18, 12, 6, 0].map((shift) => signs.charAt((bits >> shift) & 63));
    base64 += four.map((sign, index) => (index <= bytes.length - at ? sign : '=')).join('');
  }
  return encodeURIComponent(base64);
}
