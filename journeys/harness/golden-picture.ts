import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

/** Another version of the browser smooths edges a little differently; a line that moved is more than this. */
const tolerated = 0.005;

/**
 * Compares a picture with the one that somebody looked at and kept. `SIGNA_GOLDEN=write` keeps the new one; then look
 * at it before it is committed.
 *
 * @param name - its name under journeys/golden, without an ending
 */
export async function expectGolden(name: string, taken: Buffer): Promise<void> {
  const path = fileURLToPath(new URL(`../golden/${name}.png`, import.meta.url));
  if (process.env['SIGNA_GOLDEN'] === 'write') {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, taken);
    return;
  }
  const [kept, now] = [PNG.sync.read(await readFile(path)), PNG.sync.read(taken)];
  expect([now.width, now.height], `the size of ${name}`).toEqual([kept.width, kept.height]);
  const differing = pixelmatch(kept.data, now.data, undefined, kept.width, kept.height, { threshold: 0.2 });
  expect(differing / (kept.width * kept.height), `how much of ${name} differs`).toBeLessThanOrEqual(tolerated);
}
