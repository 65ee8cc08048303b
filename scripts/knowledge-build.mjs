/**
 * Builds the sample package of knowledge (packages/core/knowledge/signa-sample.json) from the files in
 * packages/knowledge/data, and prints its rows. With --check it only compares, and fails when the package is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from './build.mjs';
import { fail } from './child.mjs';
import { at } from './place.mjs';

const file = at('packages/core/knowledge/signa-sample.json');
const check = process.argv.includes('--check');
// npm test has compiled everything before it checks.
if (!check) await compile('knowledge');
const { KnowledgeError, packageText, readKnowledgeFolder } = await import('../packages/knowledge/dist/index.js');

function build() {
  try {
    return readKnowledgeFolder(at('packages/knowledge/data'));
  } catch (error) {
    if (error instanceof KnowledgeError) fail(error.message);
    throw error;
  }
}

const knowledge = build();
const text = packageText(knowledge);
const { name, version, warnings, doses, laws, sources } = knowledge;
const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text;
if (check && !isFresh) fail('The sample package does not fit its files. Run: npm run knowledge:build');
if (!isFresh) writeFileSync(file, text);
console.log(
  `${name} ${version}: ${warnings.length} warnings, ${doses.length} dose ranges, ${laws.length} laws, ${sources.length} sources`,
);
