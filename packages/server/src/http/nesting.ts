const quote = 0x22;
const backslash = 0x5c;
const objectBegin = 0x7b;
const objectEnd = 0x7d;
const listBegin = 0x5b;
const listEnd = 0x5d;

/**
 * Whether a JSON text nests objects and lists deeper than a limit. It scans bytes only: in UTF-8, none of the relevant
 * characters occurs within another one. Invalid JSON gets a result too, and is rejected later.
 */
export function isDeeperThan(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === objectBegin || byte === listBegin) {
      depth += 1;
      if (depth > most) return true;
    } else if (byte === objectEnd || byte === listEnd) depth -= 1;
  }
  return false;
}
