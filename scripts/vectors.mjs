/**
 * `npm run vectors`: writes the test cases with which other teams port the rules. Fails if the verdict of an existing
 * case changes without a new version of its rule.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compile } from './build.mjs';
import { fail, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { at } from './place.mjs';
import { changedVerdicts } from './vectors/changed-verdicts.mjs';

const folder = at('packages/core/vectors');

try {
  await ensureInstalled();
  await compile('server');
  const made = await import(pathToFileURL(at('packages/fixtures/dist/vectors/index.js')));
  const text = made.vectorFile();
  const changed = changedVerdicts(readFileSync(`${folder}/vectors.ndjson`, 'utf8'), text);
  if (changed.length > 0)
    throw new Stop(
      `The verdicts of ${changed.length} cases change, the first ${changed[0].id}. Give ${[...new Set(changed.map(({ rule }) => rule))].join(', ')} ` +
        'the next version in packages/fixtures/src/vectors/case/vector.ts, and name the requirement in the changelog of core.',
    );
  writeFileSync(`${folder}/vectors.ndjson`, text);
  writeFileSync(`${folder}/tables.json`, made.tableFile());
} catch (error) {
  fail(error);
}
