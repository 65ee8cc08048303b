import { gunzipSync } from 'node:zlib';

/** The most bytes that the files of `@signa/core` have when it is installed. */
const maxInstalledBytes = 3_000_000;

const block = 512;
const octal = (header, from, to) => parseInt(header.toString('latin1', from, to), 8) || 0;

/**
 * The bytes of all files in a packed library, as a registry shows them.
 *
 * @param tarball - the contents of the file: gzipped, each file after a header of 512 bytes with its size and type
 */
export function installedSize(tarball) {
  const tar = gunzipSync(tarball);
  let total = 0;
  for (let at = 0; at + block <= tar.length;) {
    const header = tar.subarray(at, at + block);
    const size = octal(header, 124, 136);
    if (header[156] === '0'.charCodeAt(0)) total += size;
    at += block + Math.ceil(size / block) * block;
  }
  return total;
}

/** @returns why a library is too large when it is installed; null if it isn't */
export const sizeFault = (library, bytes) =>
  library === 'core' && bytes > maxInstalledBytes
    ? `@signa/core has ${bytes} bytes when it is installed, more than ${maxInstalledBytes}. Look at scripts/package/bundle-library.mjs.`
    : null;
