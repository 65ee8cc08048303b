import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureRoot, pictureUploadPath, readPictureAddress, readUploadPath } from './address.js';
import { checkPicture, checkPictureBytes, damagedPicture } from './check-picture.js';
import { kindOfFile } from './kind.js';
import { pictureLimits } from './limits.js';
import { fileMark } from './mark.js';
import { bytesOf, jpegHead, pngHead, pngSignature } from './picture.test-data.js';
import { otherKindText, pictureTexts } from './text.js';

const said = (bytes: Uint8Array) => checkPicture(bytes)?.message ?? null;
const side = fc.integer({ min: 1, max: 65_535 });

describe('a file for a profile picture', () => {
  it('A-108 is accepted as JPEG or PNG, in every JPEG encoding', () => {
    expect(said(pngHead(800, 600))).toBeNull();
    for (const frame of [0xc0, 0xc1, 0xc2]) expect(said(jpegHead(4_000, 3_000, frame))).toBeNull();
  });

  it.each([
    ['gif', bytesOf('GIF89a', [1, 0, 1, 0])],
    ['gif', bytesOf('GIF87a')],
    ['webp', bytesOf('RIFF', [9, 9, 9, 9], 'WEBPVP8 ')],
    ['heic', bytesOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0])],
    ['heic', bytesOf([0, 0, 0, 24], 'ftypmif1')],
    ['heic', bytesOf([0, 0, 0, 24], 'ftypavif')],
    ['svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['svg', bytesOf([0xef, 0xbb, 0xbf], '\n  <?xml version="1.0"?><svg/>')],
    ['tiff', bytesOf('II*\0')],
    ['tiff', bytesOf('MM\0*')],
    ['bmp', bytesOf('BM6')],
    ['pdf', bytesOf('%PDF-1.7')],
    ['other', bytesOf('<html><body>portrait.png</body></html>')],
    ['other', bytesOf([0, 0, 0, 24], 'ftypisom')],
    ['other', bytesOf('RIFF', [9, 9, 9, 9], 'WAVE')],
    ['other', bytesOf('\u0089PNG\n\n')],
    ['other', bytesOf([0xff, 0xd8])],
  ] as const)('A-108 is recognized by its first bytes and rejected by its format: %s', (kind, bytes) => {
    expect(kindOfFile(bytes)).toBe(kind);
    expect(said(bytes)).toBe(otherKindText(kind));
    expect(said(bytes)).toMatch(/JPEG or PNG/);
  });

  it('A-108 has at most 5 MB, and is not empty', () => {
    const of = (length: number) => checkPictureBytes(length)?.message ?? null;
    expect(of(0)).toBe(pictureTexts.empty);
    expect(of(1)).toBeNull();
    expect(of(5 * 1024 * 1024)).toBeNull();
    expect(of(5 * 1024 * 1024 + 1)).toBe('This picture is larger than 5 MB. Make it smaller, or choose another one.');
    expect(said(bytesOf())).toBe(pictureTexts.empty);
    expect(said(new Uint8Array(5 * 1024 * 1024 + 1))).toBe(pictureTexts.tooLarge);
  });

  it('A-108 is rejected by the size in its header when it would decode to too many pixels', () => {
    expect(said(pngHead(8_000, 5_000))).toBeNull();
    expect(said(pngHead(8_001, 5_000))).toBe(pictureTexts.tooManyPixels);
    expect(said(jpegHead(65_535, 65_535))).toBe(pictureTexts.tooManyPixels);
    expect(said(pngHead(0xffff_ffff, 0xffff_ffff))).toBe(pictureTexts.tooManyPixels);
  });

  it('A-108 is rejected when it is animated', () => {
    expect(said(pngHead(80, 80, 'gAMA', 'acTL', 'fcTL'))).toBe(pictureTexts.moving);
    expect(said(pngHead(80, 80, 'gAMA', 'tEXt'))).toBeNull();
  });

  it('A-108 is damaged when its header has no size', () => {
    expect(said(bytesOf(pngSignature))).toBe(pictureTexts.damaged);
    expect(said(pngHead(0, 10))).toBe(pictureTexts.damaged);
    expect(said(bytesOf([0xff, 0xd8, 0xff, 0xd9]))).toBe(pictureTexts.damaged);
    expect(said(bytesOf([0xff, 0xd8, 0xff, 0xda, 0, 2]))).toBe(pictureTexts.damaged);
    expect(said(bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]))).toBe(pictureTexts.damaged);
    expect(damagedPicture.message).toBe(pictureTexts.damaged);
  });

  it('A-108 is accepted in every size up to exactly the limit of pixels', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(pngHead, jpegHead), (width, height, head) => {
        const fits = width * height <= pictureLimits.pixels;
        expect(said(head(width, height))).toBe(fits ? null : pictureTexts.tooManyPixels);
      }),
    );
  });

  it('A-108 that is truncated or has arbitrary content gets an answer and is never taken for another format', () => {
    const heads = fc.tuple(fc.constantFrom(pngHead, jpegHead), side, side).map(([head, w, h]) => head(w, h));
    fc.assert(
      fc.property(heads, fc.nat(200), fc.uint8Array({ maxLength: 200 }), (head, at, noise) => {
        expect(() => checkPicture(head.subarray(0, at))).not.toThrow();
        const start = head.subarray(0, 3 + (at % 6));
        const issue = checkPicture(Uint8Array.from([...start, ...noise]));
        expect([undefined, 'kind', 'damaged', 'moving', 'too-many-pixels']).toContain(issue?.code);
      }),
      { numRuns: 500 },
    );
  });

  it('A-108 of any other format is never accepted', () => {
    const isPicture = (bytes: Uint8Array) => ['jpeg', 'png'].includes(kindOfFile(bytes));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(isPicture(bytes) || checkPicture(bytes) !== null).toBe(true);
      }),
    );
  });

  it('A-108 that differs in one byte has another fingerprint', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 100 }), fc.nat(), (bytes, at) => {
        const other = Uint8Array.from(bytes);
        const index = at % bytes.length;
        other[index] = (other[index] ?? 0) ^ 1;
        expect(fileMark(other)).not.toBe(fileMark(bytes));
        expect(fileMark(Uint8Array.from(bytes))).toBe(fileMark(bytes));
      }),
    );
  });
});

describe('paths of pictures', () => {
  const key = 'Ab_-5'.padEnd(43, 'x');

  it('A-153 upload is possible only to the path of a user', () => {
    expect(readUploadPath(pictureUploadPath('21'))).toBe('21');
    for (const path of ['/profile-picture/', '/profile-picture/a', '/profile-picture/21/', `/profile-picture/1/${key}`])
      expect(readUploadPath(path)).toBeNull();
    expect(readUploadPath(`/profile-picture/${'1'.repeat(19)}`)).toBeNull();
  });

  it('A-108 reading requires a complete key', () => {
    expect(readPictureAddress(`${pictureRoot}/1/${key}`)).toEqual({ locationId: '1', key });
    for (const path of [`${pictureRoot}/1/${key}x`, `${pictureRoot}/1/${key.slice(1)}`, `${pictureRoot}/x/${key}`])
      expect(readPictureAddress(path)).toBeNull();
    expect(readPictureAddress(`${pictureRoot}/1/${'%'.repeat(43)}`)).toBeNull();
    expect(readPictureAddress(`/x${pictureRoot}/1/${key}`)).toBeNull();
  });
});
