/**
 * Checks which changes GraphQL Inspector considers breaking between the schema on main and that of this checkout, and
 * which would break callers of the named operations. Changes listed in docs/contract-changes.md are known.
 */
import { readFileSync } from 'node:fs';
import { diff } from '@graphql-inspector/core';
import { buildSchema, parse } from 'graphql';
import { at, pathIn, sourceFiles } from '../place.mjs';
import { breaksOfOperations } from './stage/operation-breaks.mjs';
import { filesAt, landedBefore } from './stage/landed.mjs';

export const counterpart = '@graphql-inspector/core';
export const argued = {};

const schema = 'packages/core/src/contract/schema';
const documents = 'packages/core/src/contract/document';

/** A change is identified by its type and place: `FIELD_REMOVED` at `Shortcut.isActive`. */
const isNamed = (page, { type, path }) =>
  page.split('\n').some((line) => line.startsWith('|') && line.includes(`\`${type}\``) && line.includes(`\`${path}\``));

const here = (folder) =>
  sourceFiles(at(folder))
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => ({ path: pathIn(path), text: readFileSync(path, 'utf8') }));

const whole = (files) => files.map(({ text }) => text).join('\n');

export async function run() {
  const revision = await landedBefore([schema, documents]);
  const [schemaBefore, documentsBefore] = await Promise.all([schema, documents].map((f) => filesAt(revision, f)));
  const changes = await diff(buildSchema(whole(schemaBefore)), buildSchema(whole(here(schema))));
  const ofSchema = changes.map(({ type, path = '', message, criticality: { level } }) => ({
    type,
    path,
    message,
    isBreaking: level === 'BREAKING',
  }));
  const ofOperations = breaksOfOperations(parse(whole(documentsBefore)), parse(whole(here(documents))));
  const page = readFileSync(at('docs/contract-changes.md'), 'utf8');
  const compared = { id: 'compared', title: `the contract since ${revision.slice(0, 8)}`, fault: null };
  const breaks = [...ofSchema.filter(({ isBreaking }) => isBreaking), ...ofOperations];
  const checks = breaks.map((change) => ({
    id: `${change.type} ${change.path}`,
    title: change.message,
    fault: isNamed(page, change) ? null : 'docs/contract-changes.md does not name it',
  }));
  return [compared, ...checks];
}
