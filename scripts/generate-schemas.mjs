/**
 * Writes the JSON schema of each command's output (packages/cli/schemas), one file per command, from the commands'
 * declarations. With --check it only compares, and fails if a file is stale, so changes of the output are visible in
 * review.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './build.mjs';
import { fail } from './child.mjs';
import { at, pathIn } from './place.mjs';

const folder = at('packages/cli/schemas');
const check = process.argv.includes('--check');
const none = { io: {}, file: {}, namedServer: null };

async function schemaFiles() {
  // npm test compiles everything before this check.
  if (!check) await compile('cli');
  const { wholeProgram } = await import('../packages/cli/dist/program.js');
  const { commandSchemas } = await import('../packages/cli/dist/schema/command-schemas.js');
  const schemas = commandSchemas(await wholeProgram(none));
  return new Map(
    [...schemas].map(([name, schema]) => [`${name.replaceAll(' ', '-')}.json`, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}

function settle(files) {
  const stale = [];
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!files.has(name)) {
      stale.push(name);
      if (!check) rmSync(join(folder, name));
    }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    stale.push(name);
    if (!check) writeFileSync(path, text);
  }
  if (!check) return;
  for (const name of stale) console.error(`${pathIn(join(folder, name))} is stale: run \`npm run generate\``);
  if (stale.length > 0) process.exitCode = 1;
}

await schemaFiles().then(settle).catch(fail);
