import { checkPicture, damagedPicture, pictureLimits } from '@signa/core/base';
import type { Sharp, SharpConstructor } from 'sharp';
import { requireNoIssues } from '../failure/failure.js';
import { openQueue } from './queue.js';

/** One after the other: each may take some hundred megabytes for a moment. */
const oneByOne = openQueue();

/** Seconds after which a file is given up that nobody's camera made. */
const longest = 10;

/**
 * The middle of a picture as a small square WebP: turned as its camera was held, with nothing that the file said beside
 * its pixels, nor anything that stood behind them.
 *
 * @throws Failure BAD_USER_INPUT for a file that is no such picture, too large, or damaged
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
    // Whatever the decoder met, the file holds no whole picture.
    requireNoIssues([damagedPicture]);
    throw new Error('A picture with an issue was refused');
  }
}

let loaded: Promise<SharpConstructor> | null = null;

/** The decoder of pictures is loaded with the first of them: a server starts without it. */
function loadSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Whatever the first bytes say, no other decoder is there to be reached.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
    return sharp;
  });
  return loaded;
}
