import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from './open-browser.js';

const address = 'https://id.test/authorize?client_id=signa&state=a b';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-browser-'));
  vi.stubEnv('PATH', folder);
});
const { platform } = process;
afterEach(async () => {
  Object.defineProperty(process, 'platform', { value: platform });
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A program with this name that records its arguments. */
async function program(name: string): Promise<string> {
  const seen = join(folder, 'seen');
  await writeFile(
    join(folder, name),
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${seen}.part' && /bin/mv '${seen}.part' '${seen}'\n`,
  );
  await chmod(join(folder, name), 0o755);
  return seen;
}

describe("the user's browser", () => {
  it.each([
    ['darwin', 'open', [address]],
    ['win32', 'rundll32', ['url.dll,FileProtocolHandler', address]],
    ['linux', 'xdg-open', [address]],
    ['freebsd', 'xdg-open', [address]],
  ])('A-189 is opened on %s with %s, with the complete address', async (system, name, words) => {
    const seen = await program(name);
    Object.defineProperty(process, 'platform', { value: system });
    expect(await openBrowser(address)).toBe(true);
    await expect.poll(() => readFile(seen, 'utf8').catch(() => '')).toBe(`${words.join('\n')}\n`);
  });

  it('A-189 is unavailable without a desktop', async () => {
    expect(await openBrowser(address)).toBe(false);
  });
});
