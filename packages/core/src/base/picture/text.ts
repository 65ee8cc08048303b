import type { FileKind } from './kind.js';
import { pictureLimits } from './limits.js';

/** Messages for a rejected file: what is wrong and what would help. @see A-108 */
export const pictureTexts = {
  limits: `A JPEG or PNG of at most ${pictureLimits.bytes / 1024 / 1024} MB; its center is shown.`,
  empty: 'This file is empty. Choose another one.',
  tooLarge: `This picture is larger than ${pictureLimits.bytes / 1024 / 1024} MB. Make it smaller, or choose another one.`,
  tooManyPixels: `This picture has more than ${pictureLimits.pixels / 1_000_000} million pixels. Make it smaller, or choose another one.`,
  moving: 'This picture is animated. Choose a still picture.',
  damaged: 'This picture is damaged or incomplete. Open it, save it again as JPEG or PNG, and choose that file.',
  none: 'Choose a picture first.',
  chosen: 'This is how it will look.',
  unreadable: 'This file could not be read. Choose it again, or choose another one.',
  manyFiles: 'Drop one picture at a time.',
  changedMeanwhile: 'Someone else changed this picture while you were editing. Check the new picture first.',
} as const;

const known: Readonly<Record<Exclude<FileKind, 'jpeg' | 'png' | 'other'>, string>> = {
  gif: 'a GIF',
  webp: 'a WebP picture',
  heic: 'a HEIC or AVIF picture, as phones take them',
  svg: 'an SVG drawing',
  tiff: 'a TIFF picture',
  bmp: 'a BMP picture',
  pdf: 'a PDF',
};

/** The message for a file that is neither JPEG nor PNG, whatever its name. @see A-108 */
export function otherKindText(kind: Exclude<FileKind, 'jpeg' | 'png'>): string {
  return kind === 'other'
    ? 'This file is not a JPEG or PNG picture. Choose one that is.'
    : `This file is ${known[kind]}. Save it as JPEG or PNG, and choose that file.`;
}
