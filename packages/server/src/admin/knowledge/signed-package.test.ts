import { readFile } from 'node:fs/promises';
import { sampleKnowledge } from '@signa/core/sample-knowledge';
import type { JSONWebKeySet } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { openTestPublisher, packageWith, type TestPublisher } from '../../testing/knowledge-file.js';
import { digestOf } from '../../database/release-knowledge.js';
import { readSignedPackage } from './signed-package.js';

let publisher: TestPublisher;
let keys: JSONWebKeySet;
beforeAll(async () => {
  publisher = await openTestPublisher();
  keys = await keysOf(publisher);
});

const keysOf = async ({ environment }: TestPublisher) =>
  JSON.parse(await readFile(environment.KNOWLEDGE_KEYS_FILE, 'utf8')) as JSONWebKeySet;
const signed = async (...published: Parameters<TestPublisher['publish']>) =>
  await readFile(await publisher.publish(...published), 'utf8');
const read = (file: string, trusted = keys) => readSignedPackage(file, trusted);

it('P-406 a signed package is read with its text, its digest, and its key', async () => {
  const text = JSON.stringify(packageWith({ version: '2027.1' }), null, 1);
  expect(await read(await signed(text))).toMatchObject({
    knowledge: { ...sampleKnowledge, version: '2027.1' },
    content: text,
    digest: digestOf(text),
    keyId: 'test-publisher',
  });
});

it('P-406 a package that was changed after it was signed is refused, and so is any changed header', async () => {
  const file = JSON.parse(await signed(packageWith({}))) as Record<'payload' | 'protected' | 'signature', string>;
  const changed = Buffer.from(JSON.stringify(packageWith({ version: '9' }))).toString('base64url');
  const other = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid: 'test-publisher' })).toString('base64url');
  for (const part of [{ payload: changed }, { protected: other }, { signature: `A${file.signature.slice(1)}` }])
    await expect(read(JSON.stringify({ ...file, ...part }))).rejects.toThrow('The signature is not valid');
});

it('P-406 a key that is not trusted is refused, also under the name of one that is', async () => {
  const stranger = await openTestPublisher('stranger');
  const impostor = await openTestPublisher();
  const from = async ({ publish }: TestPublisher) => await readFile(await publish(packageWith({})), 'utf8');
  await expect(read(await from(stranger))).rejects.toThrow('a key that is not in KNOWLEDGE_KEYS_FILE');
  await expect(read(await from(impostor))).rejects.toThrow('The signature is not valid');
});

it('P-406 a signature for something else is refused', async () => {
  await expect(read(await signed(packageWith({}), { typ: 'JWT' }))).rejects.toThrow('not that of a package');
});

it.each(['', 'null', '[]', '{}', JSON.stringify(sampleKnowledge)])(
  'P-406 %.20s is not a signed package',
  async (text) => {
    await expect(read(text)).rejects.toThrow('not a signed package');
  },
);

it('P-406 faults of the content are named with their place', async () => {
  const [first, ...others] = sampleKnowledge.warnings;
  const without = { ...packageWith({}), warnings: [{ ...first, grade: 'fatal' }, ...others] };
  await expect(read(await signed(without))).rejects.toThrow(/^warnings\.0\.grade: /);
  const twice = packageWith({ warnings: [...sampleKnowledge.warnings, ...sampleKnowledge.warnings.slice(0, 1)] });
  await expect(read(await signed(twice))).rejects.toThrow(`${first?.id ?? ''}: The ID is used more than once.`);
  await expect(read(await signed('no JSON'))).rejects.toThrow();
});
