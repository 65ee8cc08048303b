/**
 * `npm run check:deploy`: has the files of deploy/ checked by the programs that read them, where these are installed,
 * and prints what was not checked. Fails if a program rejects its file.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from './place.mjs';
import { programs } from './deploy/programs.mjs';

for (const { file, program, find, check } of programs) {
  if (!(await find())) {
    console.log(`not checked  deploy/${file}: ${program} is not installed`);
    continue;
  }
  const folder = mkdtempSync(join(tmpdir(), 'signa-deploy-'));
  try {
    await check(at('deploy'), folder);
    console.log(`ok           deploy/${file}: accepted by ${program}`);
  } catch (error) {
    console.error(`REJECTED     deploy/${file}\n${error.message}`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
