/** Concatenates the first bytes by which file formats are distinguished. */
export const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  );

const four = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const two = (value: number): number[] => [value >>> 8, value & 255];

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (name: string, data: readonly number[]): number[] => [
  ...four(data.length),
  ...bytesOf(name),
  ...data,
  ...four(0),
];

/** The header of a PNG of the given size, with other chunks before its pixels. */
export function pngHead(width: number, height: number, ...between: readonly string[]): Uint8Array {
  const head = chunk('IHDR', [...four(width), ...four(height), 8, 6, 0, 0, 0]);
  return bytesOf(pngSignature, head, ...between.map((name) => chunk(name, [0, 0, 0, 2])), chunk('IDAT', [1, 2]));
}

/** The header of a JPEG of the given size: the metadata that a camera writes first, tables, then the frame segment. */
export function jpegHead(width: number, height: number, frame = 0xc0): Uint8Array {
  const segment = (marker: number, data: readonly number[]) => [0xff, marker, ...two(data.length + 2), ...data];
  const exif = segment(0xe1, [...bytesOf('Exif\0\0'), ...Array.from({ length: 60 }, () => 7)]);
  return bytesOf(
    [0xff, 0xd8],
    exif,
    segment(0xdb, [0, 1, 2]),
    segment(0xc4, [0, 9]),
    [0xff],
    [...segment(frame, [8, ...two(height), ...two(width), 3, 1, 1, 1]), ...segment(0xda, [1])],
  );
}
