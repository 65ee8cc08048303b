/**
 * `node scripts/words.mjs`: checks the subjects of new commits, the length of sentences in documents, and confusing
 * words in comments, documents, test titles and screen texts. `npm run lint` runs it.
 *
 *   --lower          writes the counts of today into the baseline where none of them grew
 *   --show <path> …  what is wrong in these files, the baseline aside
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { git } from './git.mjs';
import { at } from './place.mjs';
import { isGenerated } from './source-kind.mjs';
import { newSubjects, subjectFaults } from './words/commits.mjs';
import { faultsIn, judge, lowered } from './words/judge.mjs';

const baselinePath = at('scripts/words/baseline.json');
const baseline = existsSync(baselinePath) ? JSON.parse(readFileSync(baselinePath, 'utf8')) : null;

/** The table and its tests contain the words; the pages of the rules are generated from core. */
const isRead = (path) =>
  /\.(md|ts|tsx|mjs)$/.test(path) && !isGenerated(path) && !/^(docs\/rules|scripts\/words)\//.test(path);

const named = process.argv.slice(2);
const paths = named.includes('--show')
  ? named.slice(1)
  : [...git('ls-files'), ...git('ls-files', '--others', '--exclude-standard')].filter(
      (path) => isRead(path) && existsSync(at(path)),
    );
const faults = Object.fromEntries(paths.map((path) => [path, faultsIn(path, readFileSync(at(path), 'utf8'))]));

function check() {
  if (paths.length === 0) return console.log('Not checked: the files are known to git alone, and there is none here.');
  const found = [...newSubjects(git).flatMap(subjectFaults), ...judge(faults, baseline ?? {})];
  if (found.length === 0) return;
  console.error(found.join('\n'));
  if (found.some((fault) => fault.endsWith('lower the count')))
    console.error('\nnode scripts/words.mjs --lower writes lower counts.');
  process.exitCode = 1;
}

function lower() {
  const { counts, refused } = lowered(faults, baseline);
  if (counts) return writeFileSync(baselinePath, `${JSON.stringify(counts, null, 2)}\n`);
  console.error(refused);
  process.exitCode = 1;
}

if (named.includes('--show'))
  for (const path of paths) for (const { line, message } of faults[path]) console.log(`${path}:${line} ${message}`);
else if (named.includes('--lower')) lower();
else check();
