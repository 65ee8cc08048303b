import { textAt } from './kind.js';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a PNG according to its header; `null` if the header has none. */
export function sizeOfPng(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24 || textAt(bytes, 12, 4) !== 'IHDR') return null;
  const view = viewOf(bytes);
  return sizeOf(view.getUint32(16), view.getUint32(20));
}

/** Whether a PNG declares before its pixels that it is animated. */
export function isMovingPng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

/**
 * Segments that start the pixels and contain their size, in every encoding. DHT, JPG and DAC have markers in the same
 * range.
 */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const pixelsBegin = 0xda;
const ends = 0xd9;

/** The size of a JPEG according to its frame segment; `null` if it has none. */
export function sizeOfJpeg(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === pixelsBegin || marker === ends) return null;
    if (isFrame(marker)) return at + 9 <= bytes.length ? sizeOf(view.getUint16(at + 7), view.getUint16(at + 5)) : null;
    // Any number of 0xFF may precede a marker.
    if (marker === 0xff) at += 1;
    else at += standsAlone(marker) ? 2 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function sizeOf(width: number, height: number): PictureSize | null {
  return width > 0 && height > 0 ? { width, height } : null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
