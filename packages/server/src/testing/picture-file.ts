import sharp, { type Color } from 'sharp';

/** A PNG of one pixel. */
export const smallPng = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

export const red = { r: 200, g: 20, b: 20 };
export const blue = { r: 20, g: 20, b: 200 };

/** A picture of one colour. */
export const plain = (width: number, height: number, background: Color = red) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** A picture whose left half is red and whose right half is blue. */
export async function halves(width: number, height: number) {
  const right = await plain(width / 2, height, blue)
    .png()
    .toBuffer();
  return plain(width, height).composite([{ input: right, left: width / 2, top: 0 }]);
}

/** What a camera made: lying, with a note how it was held, where it was taken and by whom. */
export async function cameraPicture(): Promise<Buffer> {
  const upright = await (await halves(600, 400)).png().toBuffer();
  return await sharp(upright)
    .withExif({ IFD0: { Copyright: 'Maya Okafor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 1/1 1/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export const asFile = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
