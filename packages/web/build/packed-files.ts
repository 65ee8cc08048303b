import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** What fits into one packet gains nothing; fonts are packed already. */
const [worthPacking, packable] = [1_024, /\.(?:js|css|svg)$/];

/**
 * Packs the text files of the portal by Brotli as small as it can: an eighth smaller than gzip, and too slow for a server
 * that a browser waits for. The server hands out `name.br` to whoever takes it (packages/server/src/http/portal-files.ts).
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
