import { checkPicture, damagedPicture, pictureLimits } from '@signa/core/base';
import type { Sharp, SharpConstructor } from 'sharp';
import { requireNoIssues } from '../failure/failure.js';
import { openQueue } from './queue.js';

/** One at a time: each can temporarily use hundreds of megabytes. */
const oneByOne = openQueue();

/** Timeout in seconds, which no camera's file reaches. */
const longest = 10;

/**
 * Makes a small square WebP of the center of an image, rotated by its camera orientation and without metadata or
 * trailing data.
 *
 * @throws Failure BAD_USER_INPUT for a file that is not a supported image, too large, or damaged
 * @see A-108
 */
export async function makeThumbnail(file: Uint8Array): Promise<Buffer> {
  const issue = checkPicture(file);
  if (issue) requireNoIssues([issue]);
  const sharp = await loadSharp();
  return await oneByOne(() => squareOf(sharp(file, { failOn: 'error', limitInputPixels: pictureLimits.pixels })));
}

async function squareOf(picture: Sharp): Promise<Buffer> {
  try {
    return await picture
      .autoOrient()
      .timeout({ seconds: longest })
      .resize(pictureLimits.side, pictureLimits.side, { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Whatever the decoder's error, the file contains no complete image.
    requireNoIssues([damagedPicture]);
    throw new Error('A picture with an issue was refused');
  }
}

let loaded: Promise<SharpConstructor> | null = null;

/** The image decoder is loaded on first use, so that a server starts without it. */
function loadSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Only these decoders are available, whatever the file's first bytes claim.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
    return sharp;
  });
  return loaded;
}
