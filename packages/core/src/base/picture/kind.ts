/** The file formats that users send as a picture, as far as they are detected. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'svg' | 'tiff' | 'bmp' | 'pdf' | 'other';

const png = '\u0089PNG\r\n\u001A\n';
/** Brands of the container format in which phones store pictures. */
const phoneBrands = /^(?:hei[cfmsx]|hev[cmx]|mif1|msf1|avi[fs])/;

/** The format of a file by its first bytes; its name and declared type are ignored. @see A-108 */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const start = textAt(bytes, 0, 256);
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  if (start.startsWith(png)) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (start.startsWith('ftyp', 4) && phoneBrands.test(start.slice(8))) return 'heic';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  if (start.startsWith('BM')) return 'bmp';
  if (start.startsWith('%PDF-')) return 'pdf';
  return /^(?:\u00EF\u00BB\u00BF)?\s*<(?:svg|\?xml|!DOCTYPE svg|!--)/i.test(start) ? 'svg' : 'other';
}

/** Decodes bytes as Latin-1 characters. */
export function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
