import { describe, expect, it } from 'vitest';
import { lintSamples } from './sample-run.mjs';

const core = 'packages/core/src/base/time/sample.ts';
const coreTest = 'packages/core/src/base/time/sample.test.ts';
const home = 'packages/core/src/base/limits/sample.ts';
const server = 'packages/server/src/session/sample.ts';
const serverTest = 'packages/server/src/session/sample.test.ts';
const portal = 'packages/web/src/part/sample.tsx';
const sample = 'packages/fixtures/src/sample/sample.ts';
const journey = 'journeys/sample.ts';
const script = 'scripts/sample.mjs';
const client = 'packages/server/src/outgoing/sample.ts';

const everywhere = [core, coreTest, home, server, portal, sample, journey];
const shapes = 'signa(shapes)';
const ambient = 'signa(ambient)';
const limits = 'signa(limits)';
const tests = 'signa(test-shapes)';
const globals = 'eslint(no-restricted-globals)';
const calls = 'signa(calls)';
const reads = 'signa(unchecked-reads)';
const properties = 'eslint(no-restricted-properties)';

/** A statement, the rule that reports it, the files where it is reported, and those where it isn't. */
const cases = [
  ['export default 1;', shapes, everywhere, [script]],
  ["export * from './other.js';", shapes, everywhere, [script]],
  ["export * from './shared-types.js';", shapes, [], everywhere],
  ["export * from './folder/index.js';", shapes, [], everywhere],
  ["export * from '../folder/index.js';", shapes, everywhere, [script]],
  ["export { one } from './other.js';", shapes, [], everywhere],
  ['export enum Color { Red }', shapes, everywhere, []],
  ['export const now = new Date();', ambient, [core, home], [coreTest, server, portal, sample, journey]],
  ['export const then = new Date(1);', ambient, [], everywhere],
  ['export const now = Date();', ambient, [core, home], [coreTest, server]],
  ['export const hour = (at) => at.getHours();', ambient, [core, home], [coreTest, server]],
  ['export const moved = (at) => at.setMonth(1);', ambient, [core, home], [coreTest, server]],
  ['export const hour = (at) => at.getUTCHours();', ambient, [], everywhere],
  ['export const text = (at) => at.toLocaleDateString();', ambient, [core, home], [coreTest, server]],
  ['export const text = (at) => at.toISOString();', ambient, [], everywhere],
  ['export const days = 365;', limits, [core, server, portal], [home, coreTest, serverTest, sample, journey, script]],
  ['export const dollars = 9999.99;', limits, [core, server, portal], [home, coreTest]],
  ['export const days = 366;', limits, [], everywhere],
  ["export const days = '365';", limits, [], everywhere],
  ["it.only('works', () => {});", tests, [coreTest, serverTest, journey], [core, server]],
  ["describe.skipIf(true)('works', () => {});", tests, [coreTest, journey], [core]],
  ["it.each([1])('works', () => {});", tests, [], [coreTest, journey]],
  ["vi.mock('./other.js');", tests, [coreTest, serverTest, journey], [core, server]],
  ["await fetch('https://partner.example');", globals, [core, server], [client, serverTest, portal]],
  ["await globalThis.fetch('https://partner.example');", calls, [server], [client, serverTest, portal]],
  ["import { request } from 'node:http'; request('x');", calls, [server], [client, serverTest]],
  ["import * as http from 'node:http'; http.get('x');", calls, [server], [client, serverTest]],
  ["import https from 'node:https'; https.get('x');", calls, [server], [client, serverTest]],
  ["import { connect } from 'node:net'; connect(1);", calls, [server], [client, serverTest]],
  ["import { fetch } from 'undici'; fetch('x');", calls, [server], [client, serverTest]],
  ["import { createRemoteJWKSet } from 'jose'; createRemoteJWKSet(1);", calls, [server], [client, serverTest]],
  ["import * as openid from 'openid-client'; openid.discovery(1, { timeout: 1 });", calls, [server], [client]],
  ["import * as o from 'openid-client'; o.discovery(1, { [o.customFetch]: 1 });", calls, [], [server, client]],
  ['sql<{ id: string }>`select id from signa.client`;', reads, [server], [serverTest, portal]],
  ['sql`select set_config($1, $2, true)`;', reads, [], [server]],
  ['export const list = rows as string[];', reads, [server], [serverTest, portal]],
  ['export const one = rows[0] as string;', reads, [server], [serverTest, portal]],
  ['export const all = answer.rows as string[];', reads, [server], [serverTest, portal]],
  ['export const one = answer.rows[0] as string;', reads, [server], [serverTest, portal]],
  ["export const ids = ['1'] as const;", reads, [], [server]],
  ["import { expression } from '../store/sql/trust.js'; expression('1');", reads, [server], [serverTest, portal]],
  ["import { select } from '../store/sql/select.js'; select();", reads, [], [server]],
  ["import { createServer } from 'node:http'; createServer();", calls, [], [server]],
  ["import type { IncomingMessage } from 'node:http'; export type I = IncomingMessage;", calls, [], [server]],
  ["import type { Socket } from 'node:net'; export type S = Socket;", calls, [], [server]],
  ['vi.fn();', tests, [], [coreTest, journey]],
  ['export const now = Date.now();', properties, [core, home], [coreTest, server, portal]],
  ['export const any = Math.random();', properties, [core, home], [coreTest, server, portal]],
  ['export const { pid } = process;', globals, [core, home], [coreTest, server]],
  ["console.log('here');", 'eslint(no-console)', [core, portal, sample], [server, serverTest, journey, script]],
  ['export const one: any = 1;', 'typescript(no-explicit-any)', everywhere, []],
  ['const unused = 1;', 'eslint(no-unused-vars)', [...everywhere, script], []],
  ['unknownName();', 'eslint(no-undef)', [script], everywhere],
];

const lines = (count) => Array(count).fill('void 0;').join('\n');
const tooLong = 'eslint(max-lines)';
const migration = 'packages/server/src/database/migration/sample.ts';
const table = 'packages/web/src/part/sample-data.ts';
const lengths = [
  [lines(300), tooLong, [], [core, server, script]],
  [lines(301), tooLong, [core, server, portal, script], [coreTest, serverTest, journey, migration, table, sample]],
  [lines(501), tooLong, [coreTest, serverTest, journey], [migration, table, sample]],
];

/** Each case has its own copy of a path, so that one run of oxlint covers all cases. */
const inCase = (path, index) => path.replace(/sample(?=[^/]*$)/, `sample${index}`);

const all = [...cases, ...lengths];
const found = lintSamples(
  Object.fromEntries(
    all.flatMap(([text, , refused, allowed], index) =>
      [...refused, ...allowed].map((path) => [inCase(path, index), `${text}\n`]),
    ),
  ),
);
const isRefused = (path, rule, index) => found[inCase(path, index)].some((one) => one.rule === rule);

const titleOf = (text) => (text.includes('\n') ? `${text.split('\n').length} lines` : text);

describe('the settings of oxlint', () => {
  it.each(all.map(([text, rule, refused, allowed], index) => [rule, titleOf(text), refused, allowed, index]))(
    '%s reports %s where it applies, and nowhere else',
    (rule, _text, refused, allowed, index) => {
      expect([...refused, ...allowed].filter((path) => isRefused(path, rule, index))).toEqual(refused);
    },
  );

  it('state why a shape is forbidden', () => {
    const index = cases.findIndex(([text]) => text.startsWith('export enum'));
    expect(found[inCase(core, index)]).toContainEqual({ rule: shapes, text: 'Use a union of string literals.' });
  });
});
