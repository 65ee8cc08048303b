import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** A file that fits into one packet gains nothing from compression, and fonts are already compressed. */
const [worthPacking, packable] = [1_024, /\.(?:js|css|svg)$/];

/**
 * Compresses the portal's text files with Brotli at maximum quality: an eighth smaller than gzip, but too slow to do
 * on request. The server sends `name.br` to clients that accept it (packages/server/src/http/portal-files.ts).
 */
export const packedFiles = (): Plugin => ({
  name: 'signa-packed-files',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!packable.test(name)) continue;
      const plain = readFileSync(join(dir, name));
      if (plain.length > worthPacking) writeFileSync(join(dir, `${name}.br`), packed(plain));
    }
  },
});

const packed = (plain: Buffer) =>
  brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
