import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

/** Browser versions smooth edges slightly differently; a moved line differs by more than this. */
const tolerated = 0.005;

/**
 * Compares a screenshot with the approved one. `SIGNA_GOLDEN=write` saves the new one; review it before committing.
 *
 * @param name - its name in journeys/golden, without extension
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
