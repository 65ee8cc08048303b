/**
 * What another package would have changed in the last 100,000 prescriptions, and in the pending requests, of 1,000
 * locations on PostgreSQL, with the documented commands.
 */
import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleKnowledge } from '../packages/core/knowledge/sample.js';
import { figureOf } from '../scripts/measure.mjs';
import { insertChecked } from './knowledge-diff/fill.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { runAdmin } from './support/run-admin.mjs';
import { sized } from './support/size.mjs';

const prescriptions = sized(100_000, 500);
const pending = sized(1_000, 20);
const rounds = sized(3, 2);
/** Seconds. */
const goal = sized(120, 5);
const locations = sized(1_000, 10);
const version = '2099.1';

export const run = () => withFilledDatabase({ locations, tasks: 4 * pending, prescriptions: locations }, measured);

async function measured(database) {
  const folder = mkdtempSync(join(tmpdir(), 'signa-bench-'));
  try {
    await withConnection(database.url, (client) => insertChecked(client, { prescriptions, locations }));
    const env = { KNOWLEDGE_KEYS_FILE: join(folder, 'keys.json') };
    const admin = (...command) => runAdmin(database.url, ['knowledge', ...command], { late: goal * 1_200, env });
    await admin('import', writePackage(folder, changedPackage()));
    const taken = [];
    for (let round = 0; round < rounds; round += 1) {
      const ran = await admin('diff', sampleKnowledge.name, version, '--last', String(prescriptions));
      expectChanges(ran.output);
      taken.push(ran);
    }
    return [
      figureOf(
        `comparison of ${prescriptions.toLocaleString('en-US')} prescriptions`,
        's',
        taken.map(({ seconds }) => seconds),
        { goal, atMost: true },
      ),
      figureOf(
        'peak memory of it',
        'MB',
        taken.map(({ memory }) => memory),
        { goal: 600, atMost: true },
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A package in which every other serious warning is only worth knowing. */
const changedPackage = () => ({
  ...sampleKnowledge,
  version,
  warnings: sampleKnowledge.warnings.map((row, at) =>
    row.grade === 'serious' && at % 2 === 0 ? { ...row, grade: 'worth-knowing' } : row,
  ),
});

/** Writes a signed file of the package, and the publisher's key. */
function writePackage(folder, content) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'EdDSA' };
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ keys: [key] }));
  const encoded = (text) => Buffer.from(text).toString('base64url');
  const head = encoded(JSON.stringify({ alg: 'EdDSA', kid: 'bench', typ: 'signa-knowledge+json' }));
  const payload = encoded(JSON.stringify(content));
  const signature = sign(null, Buffer.from(`${head}.${payload}`), privateKey).toString('base64url');
  const path = join(folder, 'package.json');
  writeFileSync(path, JSON.stringify({ protected: head, payload, signature }));
  return path;
}

/** Fails unless every prescription and pending request was compared, and warnings changed. */
function expectChanges(output) {
  assert.match(output, new RegExp(`^Last prescriptions: ${prescriptions}$`, 'm'));
  assert.match(output, /^Pending requests: [1-9]/m);
  assert.match(output, /^ {2}interrupted: {2}.* \(\d+ more, [1-9]\d* fewer\)$/m);
}
