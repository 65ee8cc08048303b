import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { KnowledgeError, packageText, readKnowledgeFolder } from './index.js';

const data = fileURLToPath(new URL('../data', import.meta.url));

/** The sample's files with one of them replaced. */
function folderWith(path: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'signa-knowledge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(data, folder, { recursive: true });
  writeFileSync(join(folder, path), text);
  return folder;
}

function faultsOf(path: string, text: string): readonly string[] {
  try {
    readKnowledgeFolder(folderWith(path, text));
  } catch (error) {
    if (error instanceof KnowledgeError) return error.faults;
    throw error;
  }
  throw new Error('It was read without a fault');
}

const row = (changes = '') => `kind: species
from: 2023-01-01
reviews:
  - { on: 2026-11-27, by: first reading }
rows:
  - id: X01
    product: [testamycin]
    grade: serious
    evidence: label
    message: Testamycin harms cats.
    citations: ['antirobe-insert, Warnings, boxed']
${changes}`;

it('P-389 builds the sample package that is published', () => {
  const built = packageText(readKnowledgeFolder(data));
  const published = new URL('../../core/knowledge/signa-sample.json', import.meta.url);
  expect(built).toBe(readFileSync(published, 'utf8'));
});

it('P-389 gives each row what its file says for all, and the defaults of what is omitted', () => {
  const { warnings } = readKnowledgeFolder(folderWith('warnings/x.yaml', row()));
  expect(warnings.find(({ id }) => id === 'X01')).toEqual({
    id: 'X01',
    kind: 'species',
    evidence: 'label',
    citations: [{ source: 'antirobe-insert', section: 'Warnings, boxed' }],
    from: '2023-01-01',
    to: null,
    reviews: [{ on: '2026-11-27', by: 'first reading', disagreement: null }],
    species: [],
    product: ['testamycin'],
    patient: [],
    except: null,
    age: null,
    washout: null,
    grade: 'serious',
    message: 'Testamycin harms cats.',
  });
});

it.each([
  ['a file that is no YAML', 'rows: [', /x\.yaml: /],
  ['a misspelled key', row('    grades: serious\n'), /x\.yaml › X01: Unrecognized key: "grades"/],
  ['a grade that does not exist', row().replace('serious', 'grave'), /x\.yaml › X01 › grade: /],
  ['a missing field', row().replace('    evidence: label\n', ''), /x\.yaml › X01 › evidence: /],
  ['an unknown source', row().replace('antirobe-insert', 'gone'), /X01: No source gone\./],
])('P-390 reports %s, with the file or the row', (_fault, text, expected) => {
  expect(faultsOf('warnings/x.yaml', text)[0]).toMatch(expected);
});
