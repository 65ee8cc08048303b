import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { knowledgeName, type KnowledgePackage } from '@signa/core/knowledge';
import { type CheckedSubject, type IssueChecks, replayedChecks } from '@signa/core/prescribing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { digestOf, insertActivation, insertPackage, releaseKnowledge } from '../../../database/release-knowledge.js';
import { version as software } from '../../../observe/version.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { everyProduct, packageWith } from '../../../testing/knowledge-file.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const stricter = packageWith({ version: '2030.1', warnings: [...sampleKnowledge.warnings, everyProduct] });

describeOnEveryDatabase('the knowledge in effect', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make('sample'));
    desk = new TaskDesk(server);
    for (const one of [sampleKnowledge, stricter]) await store(one);
  });
  beforeEach(() => activate(sampleKnowledge));
  afterAll(() => server.close());

  async function store(knowledge: KnowledgePackage): Promise<void> {
    const content = JSON.stringify(knowledge);
    const { name, version } = knowledge;
    await server.db.asOwner(insertPackage, [name, version, digestOf(content), content, null, null, 'a test']);
  }
  const activate = (knowledge: KnowledgePackage) =>
    server.db.asOwner(insertActivation, [digestOf(JSON.stringify(knowledge)), 'a test', 'Test']);
  const issue = async (changes = {}) =>
    await server.call(sample.vet, 'AddPrescription', {
      ...answerTo(await desk.fresh('Willow', 'approval'), { noteToPharmacy: 'As discussed with the owner.' }),
      ...changes,
    });
  const stored = async (id: string) => {
    const [found] = await server.db.asOwner<{ checks: IssueChecks; checked: CheckedSubject }>(
      `select content -> 'checks' as checks, checked from signa.issue_record where prescription_id = $1`,
      [id],
    );
    if (!found) throw new Error(`No issue record of ${id}`);
    return found;
  };
  /** The rules of the warnings that a form would show for the request. */
  async function shownFor(): Promise<string[]> {
    const answer = await issue();
    if (!answer.ok) throw new Error(answer.failure.message);
    return (await stored(answer.data.addPrescription.id)).checks.findings.map(({ rule }) => rule);
  }

  it('P-409 what appeared after the form was checked is not signed past, and is signed once it was shown', async () => {
    const shown = [...(await shownFor()), 'duplicate:ingredient'];
    await activate(stricter);
    const refused = await issue({ shownAlerts: shown });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    expect(refused.ok || refused.failure.message).toMatch(
      /^A warning appeared .*: Species: Ask the owner first\. Nothing/,
    );
    expect(await issue({ shownAlerts: [...shown, 'table:EVERY'] })).toMatchObject({ ok: true });
  });

  it('P-409 a draft and a program that shows no warnings are not asked for them', async () => {
    await activate(stricter);
    expect(await issue({ shownAlerts: [], addPrescriptionType: 'SaveAsDraft' })).toMatchObject({ ok: true });
    expect(await issue()).toMatchObject({ ok: true });
    expect(await issue({ shownAlerts: null })).toMatchObject({ ok: true });
  });

  it('P-406 P-408 each record names its package and can be repeated with it, whichever is active later', async () => {
    const first = await issue();
    await activate(stricter);
    const second = await issue();
    await activate(sampleKnowledge);
    for (const [answer, knowledge] of [
      [first, sampleKnowledge],
      [second, stricter],
    ] as const) {
      if (!answer.ok) throw new Error(answer.failure.message);
      const { checks, checked } = await stored(answer.data.addPrescription.id);
      expect(checks.ruleTable).toBe(knowledgeName(knowledge));
      expect(checks.findings.some(({ rule }) => rule === 'table:EVERY')).toBe(knowledge === stricter);
      expect(replayedChecks(checked, knowledge, software)).toEqual(checks);
      const shownIn = await server.db.asOwner<{ knowledge: string }>(
        'select distinct knowledge from signa.shown_alert where prescription_id = $1',
        [answer.data.addPrescription.id],
      );
      expect(shownIn).toEqual([{ knowledge: knowledgeName(knowledge) }]);
    }
  });

  it('P-393 P-406 a browser learns the digest with the facts, and loads the package by it', async () => {
    await activate(stricter);
    const facts = await server.data(sample.vet, 'GetSigningFacts', { locationId: '1', locationPatientId: '1' });
    const { digest, version } = facts.signingFacts.knowledge;
    expect({ digest, version }).toEqual({ digest: digestOf(JSON.stringify(stricter)), version: '2030.1' });
    const response = await fetch(`${server.url}/knowledge/${digest}.json`);
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(stricter)));
    expect((await fetch(`${server.url}/knowledge/${releaseKnowledge.digest}.json`)).status).toBe(200);
    const head = await fetch(`${server.url}/knowledge/${digest}.json`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${server.url}/knowledge/${'0'.repeat(64)}.json`)).status).toBe(404);
    expect((await fetch(`${server.url}/knowledge/${digest}.json`, { method: 'POST' })).status).toBe(405);
  });
});
