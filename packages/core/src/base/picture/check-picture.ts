import type { Issue } from '../failure/index.js';
import { kindOfFile } from './kind.js';
import { pictureLimits } from './limits.js';
import { isMovingPng, sizeOfJpeg, sizeOfPng } from './size.js';
import { otherKindText, pictureTexts } from './text.js';

/**
 * What speaks against a file as a profile picture before anything of it is decoded.
 *
 * @param bytes - the whole file
 * @returns `null` where nothing does; whether its pixels are whole is known to who decodes it alone
 * @see A-108
 */
export function checkPicture(bytes: Uint8Array): Issue | null {
  const size = checkPictureBytes(bytes.length);
  if (size) return size;
  const kind = kindOfFile(bytes);
  if (kind !== 'jpeg' && kind !== 'png') return issue('kind', otherKindText(kind));
  if (kind === 'png' && isMovingPng(bytes)) return issue('moving', pictureTexts.moving);
  const pixels = kind === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  if (!pixels) return damagedPicture;
  return pixels.width * pixels.height > pictureLimits.pixels ? tooManyPixels : null;
}

/** The same of how long the file is, which is known before it is read. */
export function checkPictureBytes(length: number): Issue | null {
  if (length === 0) return issue('empty', pictureTexts.empty);
  return length > pictureLimits.bytes ? issue('too-large', pictureTexts.tooLarge) : null;
}

/** Found out while decoding. */
export const damagedPicture: Issue = issue('damaged', pictureTexts.damaged);

const tooManyPixels = issue('too-many-pixels', pictureTexts.tooManyPixels);

function issue(code: string, message: string): Issue {
  return { path: 'file', code, message };
}
