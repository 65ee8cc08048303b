import { otherKindText, pictureTexts } from '@signa/core/base';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { Failure } from '../failure/failure.js';
import { asFile, blue, cameraPicture, halves, plain, red } from '../testing/picture-file.js';
import { makeThumbnail } from './make-thumbnail.js';

/** The message for a rejected file; `null` for an accepted one. */
const said = async (file: Uint8Array) =>
  await makeThumbnail(file).then(
    () => null,
    (error: unknown) => {
      expect(error).toBeInstanceOf(Failure);
      const { code, issues } = error as Failure;
      expect(code).toBe('BAD_USER_INPUT');
      expect(issues).toMatchObject([{ path: 'file' }]);
      return issues[0]?.message;
    },
  );

/** Reads the result with a decoder that is never used for uploads. */
function lookAt(image: Buffer): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
  return sharp(image);
}

async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await lookAt(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}
const isNear = (seen: readonly number[], { r, g, b }: typeof red) =>
  [r, g, b].every((value, index) => Math.abs(value - (seen[index] ?? 0)) < 40);

describe('profile picture thumbnails', () => {
  it('A-108 are a square WebP of the center', async () => {
    const wide = await (await halves(800, 300)).png().toBuffer();
    const image = await makeThumbnail(wide);
    expect(await lookAt(image).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(isNear(await colourAt(image, 20, 128), red)).toBe(true);
    expect(isNear(await colourAt(image, 235, 128), blue)).toBe(true);
  });

  it('A-108 are rotated by the camera orientation, without any other metadata', async () => {
    const file = await cameraPicture();
    expect(file.includes('Maya Okafor')).toBe(true);
    const image = await makeThumbnail(file);
    // Rotated by a quarter: the left side is now on top.
    expect(isNear(await colourAt(image, 128, 20), red)).toBe(true);
    expect(isNear(await colourAt(image, 128, 235), blue)).toBe(true);
    const found = await lookAt(image).metadata();
    for (const held of ['exif', 'icc', 'iptc', 'xmp', 'orientation', 'comments'] as const)
      expect(found[held]).toBeUndefined();
    expect(image.includes('Maya Okafor')).toBe(false);
  });

  it('A-108 replace transparency with white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const image = await makeThumbnail(file);
    expect(isNear(await colourAt(image, 128, 128), { r: 255, g: 255, b: 255 })).toBe(true);
  });

  it('A-108 are made of progressive, grayscale, and CMYK images, of narrow ones, and of one pixel', async () => {
    const of = plain(300, 200);
    for (const file of [
      await of.clone().jpeg({ progressive: true }).toBuffer(),
      await of.clone().png({ progressive: true, palette: true }).toBuffer(),
      await of.clone().toColourspace('b-w').jpeg().toBuffer(),
      await of.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await plain(60_000, 1).png().toBuffer(),
      await plain(1, 60_000).jpeg().toBuffer(),
      await plain(1, 1).png().toBuffer(),
    ])
      expect(await lookAt(await makeThumbnail(file)).metadata()).toMatchObject({ width: 256, height: 256 });
  });

  it('A-108 contain only pixels, whatever data followed the image', async () => {
    const script = '<script>alert(1)</script>PK\u0003\u0004';
    for (const file of [await plain(80, 80).jpeg().toBuffer(), await plain(80, 80).png().toBuffer()]) {
      const image = await makeThumbnail(Buffer.concat([file, Buffer.from(script)]));
      expect(image.includes('script')).toBe(false);
    }
  });

  it('A-108 are not made of images with too many pixels or of another type', async () => {
    const bomb = await plain(12_000, 12_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await said(bomb)).toBe(pictureTexts.tooManyPixels);
    expect(await said(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'))).toBe(
      otherKindText('svg'),
    );
    expect(await said(await plain(9, 9).gif().toBuffer())).toBe(otherKindText('gif'));
    expect(await said(await plain(9, 9).webp().toBuffer())).toBe(otherKindText('webp'));
    expect(await said(await plain(9, 9).avif().toBuffer())).toBe(otherKindText('heic'));
    expect(await said(new Uint8Array())).toBe(pictureTexts.empty);
    expect(await said(new Uint8Array(6 * 1024 * 1024))).toBe(pictureTexts.tooLarge);
  });

  it("A-108 are not made when the header's size differs from the pixels", async () => {
    const file = await plain(40, 40).png().toBuffer();
    file.writeUInt32BE(6_000, 16);
    expect(await said(file)).toBe(pictureTexts.damaged);
  });

  // Encodes and decodes many images.
  it('A-108 are made of a whole file or not at all, wherever it is truncated', async () => {
    const files = [
      await (await halves(300, 200)).jpeg().toBuffer(),
      await (await halves(300, 200)).jpeg({ progressive: true }).toBuffer(),
      await (await halves(300, 200)).png().toBuffer(),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.double({ min: 0.02, max: 0.9, noNaN: true }),
        async (file, part) => {
          expect(await said(asFile(file.subarray(0, Math.ceil(file.length * part))))).toBe(pictureTexts.damaged);
        },
      ),
      { numRuns: 60 },
    );
  }, 180_000);

  // Encodes and decodes many images.
  it('A-108 are a square or an error, whatever bytes of a file change', async () => {
    const files = [await (await halves(120, 80)).jpeg().toBuffer(), await (await halves(120, 80)).png().toBuffer()];
    const change = fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.array(change, { maxLength: 12 }), async (file, changes) => {
        const other = asFile(file);
        for (const [at, byte] of changes) other[Math.floor(at * other.length)] = byte;
        await said(other);
      }),
      { numRuns: 150 },
    );
  }, 180_000);

  it('A-108 are made one at a time, and a failure blocks none of the others', async () => {
    const whole = await plain(200, 100).png().toBuffer();
    const cut = whole.subarray(0, whole.length - 30);
    const answers = await Promise.all([whole, cut, whole, cut, whole].map(said));
    expect(answers).toEqual([null, pictureTexts.damaged, null, pictureTexts.damaged, null]);
  });
});
