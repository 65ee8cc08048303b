/**
 * `npm run docs`: builds one site in .signa/docs from all documents: the tour, the README, the pages in docs with
 * decisions and requirements, the tables and charts of the rules, and the reference of @signa/core from its sources
 * (decision 68).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Application, Converter, OptionDefaults } from 'typedoc';
import { fail, Stop } from './child.mjs';
import { at, pathIn } from './place.mjs';

const out = at('.signa/docs');

/** The published entry points of @signa/core, by source. */
function entries() {
  const { exports } = JSON.parse(readFileSync(at('packages/core/package.json'), 'utf8'));
  const published = Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [types]));
  return published.map((types) => at('packages/core', types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts')));
}

/** The pages by group, in site order. */
const groups = {
  'Start here': ['docs/tour.md', 'docs/setting-up.md', 'docs/glossary.md', 'docs/architecture.md', 'CONTRIBUTING.md'],
  Libraries: [
    'docs/tutorial.md',
    'packages/core/README.md',
    'packages/core/vectors/README.md',
    'packages/fixtures/README.md',
  ],
  'The rules': ['docs/rules/*.md'],
  Pages: ['docs/*.md', 'SECURITY.md'],
  Requirements: ['docs/requirements/*.md'],
  Decisions: ['docs/decisions/*.md'],
};

const filesOf = (pattern) => {
  if (!pattern.endsWith('/*.md')) return [pattern];
  const folder = dirname(pattern);
  return readdirSync(at(folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
};

/** Each page with its group: the first group that lists it. */
const groupOf = new Map();
for (const [group, patterns] of Object.entries(groups))
  for (const file of patterns.flatMap(filesOf)) if (!groupOf.has(file)) groupOf.set(file, group);

/** The title of a page is its first heading. */
function nameByHeading(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, page) => {
    const text = page.content.map(({ text: part }) => part).join('');
    page.name = /^# (.+)$/m.exec(text)?.[1] ?? page.name;
    const file = page.project.files.getReflectionPath(page);
    const group = file === undefined ? undefined : groupOf.get(pathIn(file));
    if (group !== undefined) page.frontmatter.group = group;
  });
}

try {
  const app = await Application.bootstrap({
    name: 'Signa',
    entryPoints: entries(),
    tsconfig: at('packages/core/tsconfig.json'),
    readme: at('README.md'),
    projectDocuments: [...groupOf.keys()].map((file) => at(file)),
    customCss: at('scripts/docs/site.css'),
    groupOrder: [...Object.keys(groups), '*'],
    navigation: { includeGroups: true },
    highlightLanguages: [...OptionDefaults.highlightLanguages, 'sql', 'mermaid'],
    out,
    excludeInternal: true,
    exclude: ['**/*.test.ts', '**/rule-page/**'],
    skipErrorChecking: true,
    includeVersion: true,
    logLevel: 'Warn',
  });
  nameByHeading(app);
  const project = await app.convert();
  if (project === undefined) throw new Stop('The sources could not be read.');
  await app.generateDocs(project, out);
  console.log(`The documents are in ${join(out, 'index.html')}`);
} catch (error) {
  fail(error);
}
