import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keepReleaseKnowledge } from '../../database/release-knowledge.js';
import { describeOnPostgres } from '../../testing/every-database.js';
import { openTestPublisher, packageWith, type TestPublisher } from '../../testing/knowledge-file.js';
import { postgresTestDatabase } from '../../testing/postgres-test-database.js';
import { sample, startSampleServer } from '../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../testing/task-desk.js';
import type { TestServer } from '../../testing/test-server.js';
import type { AdminCommand } from '../owner/admin-command.js';
import { asOwner } from '../owner/owner-work.js';
import { asServing } from '../owner/serving.js';
import { knowledgeActivate, knowledgeRollback } from './activate.js';
import { knowledgeDiff } from './diff.js';
import { knowledgeCheck, knowledgeImport } from './import.js';
import { knowledgeList } from './list.js';
import { knowledgeReplay } from './replay.js';

describeOnPostgres('admin knowledge commands', () => {
  let server: TestServer;
  let publisher: TestPublisher;
  let environment: { readonly DATABASE_OWNER_URL: string };
  beforeAll(async () => {
    const db = await postgresTestDatabase();
    environment = { DATABASE_OWNER_URL: db.ownerUrl ?? '' };
    server = await startSampleServer(db);
    publisher = await openTestPublisher();
    vi.stubEnv('KNOWLEDGE_KEYS_FILE', publisher.environment.KNOWLEDGE_KEYS_FILE);
    const { withPostgres } = await import('../../database/with-postgres.js');
    await withPostgres({ url: environment.DATABASE_OWNER_URL, name: 'DATABASE_OWNER_URL' }, keepReleaseKnowledge);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });

  const run = async ({ run: command, serve }: AdminCommand, names: string[], flags: Record<string, string> = {}) => {
    const given = { names, flags };
    const lines: string[] = [];
    if (serve) await asServing(environment, (database) => serve(database, given, (line) => void lines.push(line)));
    else lines.push(...(await asOwner(environment, async (owner) => (await command?.(owner, given)) ?? { lines: [] })));
    return lines.join('\n');
  };
  const imported = async (version: string, changes = {}) =>
    await run(knowledgeImport, [await publisher.publish(packageWith({ version, ...changes }))]);
  const reason = { reason: 'Reviewed by Dr. Lind' };
  const inEffect = async () =>
    (await server.data(sample.vet, 'GetSigningFacts', { locationId: '1', locationPatientId: '1' })).signingFacts
      .knowledge;

  it('P-406 the package of the release is active until another one is activated', async () => {
    expect(await run(knowledgeList, [])).toMatch(
      new RegExp(`^signa-sample ${sampleKnowledge.version}  imported .* by the release  \\(active\\)`),
    );
    expect(await inEffect()).toMatchObject({ name: 'signa-sample', version: sampleKnowledge.version, overrides: [] });
  });

  it('P-406 a file is checked without being imported', async () => {
    const file = await publisher.publish(packageWith({ version: '2030.1' }));
    const lines = await knowledgeCheck.check?.({ names: [file], flags: {} });
    expect(lines?.at(-1)).toBe('The signature is valid. Nothing was imported.');
    expect(await run(knowledgeList, [])).not.toContain('2030.1');
  });

  it('P-406 an imported version is kept, and never replaced by other content', async () => {
    expect(await imported('2030.2')).toContain('Nothing is checked with it yet');
    expect(await imported('2030.2')).toBe('signa-sample 2030.2 was imported before.');
    await expect(imported('2030.2', { title: 'Other' })).rejects.toThrow('imported with other content');
    expect(await imported('2030.1.9')).toContain('older than 2030.2, imported before');
    for (const change of ['delete from signa.knowledge_package', `update signa.knowledge_package set content = '{}'`])
      await expect(server.db.asOwner(change)).rejects.toThrow('kept for ever');
    expect(await inEffect()).toMatchObject({ version: sampleKnowledge.version });
  });

  it('P-406 an untrusted file and a missing setting are refused with what to do', async () => {
    const stranger = await openTestPublisher('stranger');
    const file = await stranger.publish(packageWith({ version: '2031.1' }));
    await expect(run(knowledgeImport, [file])).rejects.toThrow('not in KNOWLEDGE_KEYS_FILE');
    await expect(run(knowledgeImport, ['/missing.json'])).rejects.toThrow("Can't read /missing.json");
    vi.stubEnv('KNOWLEDGE_KEYS_FILE', '');
    await expect(run(knowledgeImport, [file])).rejects.toThrow('Set KNOWLEDGE_KEYS_FILE to a file');
    vi.stubEnv('KNOWLEDGE_KEYS_FILE', publisher.environment.KNOWLEDGE_KEYS_FILE);
  });

  it('P-406 an activation needs an imported package and a reason', async () => {
    await expect(run(knowledgeActivate, ['signa-sample', '1999.1'], reason)).rejects.toThrow('is not imported');
    await expect(run(knowledgeActivate, ['signa-sample', '2030.2'], { reason: ' ' })).rejects.toThrow('Enter --reason');
    await expect(run(knowledgeRollback, [], reason)).rejects.toThrow('No other package was active before.');
  });

  it('P-406 activating and rolling back change what is checked at once, and both are audited', async () => {
    await run(knowledgeActivate, ['signa-sample', '2030.2'], reason);
    expect(await inEffect()).toMatchObject({ version: '2030.2' });
    expect(await run(knowledgeActivate, ['signa-sample', '2030.2'], reason)).toContain('is already active');
    expect(await run(knowledgeRollback, [], { reason: 'Too many alerts' })).toContain(
      `signa-sample ${sampleKnowledge.version} is active. Before: signa-sample 2030.2.`,
    );
    expect(await inEffect()).toMatchObject({ version: sampleKnowledge.version });
    const audit = await server.db.asOwner<{ after: { version: string; reason: string } }>(
      `select after from signa.audit_record where operation = 'ActivateKnowledge' order by sequence`,
    );
    expect(audit.map(({ after }) => [after.version, after.reason])).toEqual([
      ['2030.2', 'Reviewed by Dr. Lind'],
      [sampleKnowledge.version, 'Too many alerts'],
    ]);
    expect(await run(knowledgeList, [])).toMatch(/Activations:\n {2}.* by operator .*: Too many alerts\n/);
  });

  it('P-408 the check of a prescription is repeated with the package of its day, and with the active one', async () => {
    const desk = new TaskDesk(server);
    await server.data(sample.vet, 'AddPrescription', answerTo(await desk.fresh('Willow', 'approval')));
    const answer = answerTo(await desk.fresh('Willow', 'approval'), { noteToPharmacy: 'As discussed with the owner.' });
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answer);
    const told = await run(knowledgeReplay, [rx.rxNumber ?? ''], { location: '1' });
    expect(told).toMatch(new RegExp(`^As recorded, with signa-sample ${sampleKnowledge.version}:\n {2}`));
    expect(told).toContain('Repeated with the package of its day: the same.');
    expect(told).toContain(`With signa-sample ${sampleKnowledge.version}, which is active now:`);
    await expect(run(knowledgeReplay, ['26-999999'], { location: '1' })).rejects.toThrow('No issued prescription');
    await expect(run(knowledgeReplay, [rx.rxNumber ?? ''], { location: '2' })).rejects.toThrow(
      'No issued prescription',
    );
    await expect(run(knowledgeReplay, [rx.rxNumber ?? ''])).rejects.toThrow('Enter --location');
  });

  it('P-407 the diff repeats the last prescriptions and the pending requests, and changes nothing', async () => {
    const desk = new TaskDesk(server);
    await server.data(sample.vet, 'AddPrescription', answerTo(await desk.fresh('Willow', 'approval')));
    await server.data(sample.vet, 'AddPrescription', answerTo(await desk.fresh('Willow', 'approval')));
    const pending = await desk.fresh('Willow', 'approval');
    const rule = { ...sampleKnowledge.warnings[0], id: 'EVERY', kind: 'species', species: [], product: ['*'] };
    const every = { ...rule, patient: [], except: null, age: null, washout: null, grade: 'serious' };
    await imported('2030.3', {
      warnings: [...sampleKnowledge.warnings, { ...every, message: 'Ask first. Then sign.' }],
    });
    const told = await run(knowledgeDiff, ['signa-sample', '2030.3']);
    expect(told).toContain(`signa-sample ${sampleKnowledge.version} (active) compared with signa-sample 2030.3`);
    expect(told).toMatch(
      /Last prescriptions: 4\n {2}with a warning: .* -> 100 per 100\n {2}interrupted: .* -> 100 per 100/,
    );
    expect(told).toContain('table:EVERY  Species: Ask first: 4 appeared');
    expect(told).toMatch(/Pending requests: [1-9]\d*\n/);
    expect(await run(knowledgeDiff, ['signa-sample', '2030.2'], { last: '1' })).toContain('Last prescriptions: 1\n');
    await expect(run(knowledgeDiff, ['signa-sample', '2030.3'], { last: '0' })).rejects.toThrow("'0' is not valid");
    expect((await desk.task(pending)).status).toBe('PENDING');
    expect(await inEffect()).toMatchObject({ version: sampleKnowledge.version });
  });
});
