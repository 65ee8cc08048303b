/**
 * Builds a knowledge package from readable files.
 *
 *   knowledge-build                          the sample of core and the JSON Schema of a package
 *   knowledge-build --check                  only compares the sample, and fails when it is stale
 *   knowledge-build FOLDER --key KEY --out FILE   a signed package of another folder
 *   knowledge-build --new-key NAME           a key pair to sign with
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compile } from './build.mjs';
import { fail } from './child.mjs';
import { at } from './place.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    key: { type: 'string' },
    out: { type: 'string' },
    'new-key': { type: 'string' },
  },
});
// npm test has compiled everything before it checks.
if (!values.check) await compile('knowledge');
const { KnowledgeError, newSigningKey, packageJsonSchema, packageText, readKnowledgeFolder, signedPackage } =
  await import('../packages/knowledge/dist/index.js');

function read(folder) {
  try {
    return readKnowledgeFolder(folder);
  } catch (error) {
    if (error instanceof KnowledgeError) fail(error.message);
    throw error;
  }
}

const describe = ({ name, version, warnings, doses, laws, sources }) =>
  console.log(
    `${name} ${version}: ${warnings.length} warnings, ${doses.length} dose ranges, ${laws.length} laws, ${sources.length} sources`,
  );

async function createKey(name) {
  const { privateKey, publicKey } = await newSigningKey();
  const files = { private: `${name}.private.json`, public: `${name}.public.json` };
  for (const file of Object.values(files)) if (existsSync(file)) fail(`${file} already exists`);
  writeFileSync(files.private, `${JSON.stringify(privateKey)}\n`, { mode: 0o600 });
  writeFileSync(files.public, `${JSON.stringify({ keys: [publicKey] }, null, 2)}\n`);
  console.log(`Wrote ${files.private}, which only you may read, and ${files.public} for the operators.`);
}

async function sign(folder, { key, out }) {
  if (!key || !out) fail('Name the private key with --key and the file to write with --out');
  const knowledge = read(folder);
  writeFileSync(out, await signedPackage(packageText(knowledge), JSON.parse(readFileSync(key, 'utf8'))));
  describe(knowledge);
}

/** Writes a generated file, or with --check fails when it is stale. */
function keep(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (values.check) fail(`${file} does not fit what it is generated from. Run: npm run knowledge:build`);
  writeFileSync(file, text);
}

function buildSample() {
  const knowledge = read(at('packages/knowledge/data'));
  keep(at('packages/core/knowledge/signa-sample.json'), packageText(knowledge));
  keep(at('packages/core/knowledge/package.schema.json'), packageJsonSchema());
  describe(knowledge);
}

if (values['new-key']) await createKey(values['new-key']);
else if (positionals[0]) await sign(positionals[0], values);
else buildSample();
