import sharp, { type Color } from 'sharp';

/** A PNG with one pixel. */
export const smallPng = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

export const red = { r: 200, g: 20, b: 20 };
export const blue = { r: 20, g: 20, b: 200 };

/** A single-color image. */
export const plain = (width: number, height: number, background: Color = red) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** An image with a red left half and a blue right half. */
export async function halves(width: number, height: number) {
  const right = await plain(width / 2, height, blue)
    .png()
    .toBuffer();
  return plain(width, height).composite([{ input: right, left: width / 2, top: 0 }]);
}

/** A camera's image: rotated, with orientation, location, and author in its metadata. */
export async function cameraPicture(): Promise<Buffer> {
  const upright = await (await halves(600, 400)).png().toBuffer();
  return await sharp(upright)
    .withExif({ IFD0: { Copyright: 'Maya Okafor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 1/1 1/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export const asFile = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
