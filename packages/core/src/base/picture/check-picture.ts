import type { Issue } from '../failure/index.js';
import { kindOfFile } from './kind.js';
import { pictureLimits } from './limits.js';
import { isMovingPng, sizeOfJpeg, sizeOfPng } from './size.js';
import { otherKindText, pictureTexts } from './text.js';

/**
 * The issue of a file as a profile picture that is found without decoding it.
 *
 * @param bytes - the whole file
 * @returns `null` if there is none; only the decoder can tell whether the pixels are complete
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

/** The issue of a file's size, which is known before the file is read. */
export function checkPictureBytes(length: number): Issue | null {
  if (length === 0) return issue('empty', pictureTexts.empty);
  return length > pictureLimits.bytes ? issue('too-large', pictureTexts.tooLarge) : null;
}

/** Found only while decoding. */
export const damagedPicture: Issue = issue('damaged', pictureTexts.damaged);

const tooManyPixels = issue('too-many-pixels', pictureTexts.tooManyPixels);

function issue(code: string, message: string): Issue {
  return { path: 'file', code, message };
}
