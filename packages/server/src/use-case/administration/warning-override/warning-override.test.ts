import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { overrideTexts } from '@signa/core/administration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, insertActivation, insertPackage } from '../../../database/release-knowledge.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { everyProduct, packageWith } from '../../../testing/knowledge-file.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

/** Permethrin for cats. */
const contraindicated = 'S01';

describeOnEveryDatabase('overrides of warnings', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make('sample'));
    const stricter = packageWith({ version: '2030.1', warnings: [...sampleKnowledge.warnings, everyProduct] });
    const content = JSON.stringify(stricter);
    const digest = digestOf(content);
    await server.db.asOwner(insertPackage, [stricter.name, stricter.version, digest, content, null, null, 'a test']);
    await server.db.asOwner(insertActivation, [digest, 'a test', 'Test']);
  });
  afterAll(() => server.close());

  const locationId = sample.wren;
  const reason = 'Our vets know it well.';
  const input = (rowId: string, over = {}) => ({
    rowId,
    grade: 'worth-knowing',
    reason,
    lastDay: '2027-06-30',
    ...over,
  });
  const set = (as: string, rowId: string, over = {}) =>
    server.call(as, 'SetWarningOverride', { locationId, input: input(rowId, over) });
  const inEffect = async () =>
    (await server.data(sample.vet, 'GetSigningFacts', { locationId, locationPatientId: '1' })).signingFacts.knowledge
      .overrides;
  const listed = async (as: string = sample.vetadmin) =>
    (await server.data(as, 'GetWarningOverrides', { locationId })).warningOverrides.overrides;

  it('P-420 A-510 users who manage the practice change a warning, which applies at once, there only', async () => {
    const answer = await set(sample.vetadmin, 'B01');
    expect(answer).toMatchObject({
      ok: true,
      data: { setWarningOverride: { overrides: [{ rowId: 'B01', grade: 'worth-knowing', state: 'active', reason }] } },
    });
    expect(await inEffect()).toEqual([{ rowId: 'B01', grade: 'worth-knowing' }]);
    const other = await server.data(sample.vetadmin, 'GetWarningOverrides', { locationId: sample.battenkill });
    expect(other.warningOverrides.overrides).toEqual([]);
    expect(await set(sample.vet, 'B02')).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
  });

  it('P-410 P-420 the check of the server follows the override', async () => {
    const desk = new TaskDesk(server);
    const found = async () => {
      const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', {
        ...answerTo(await desk.fresh('Willow', 'approval'), { noteToPharmacy: 'As discussed with the owner.' }),
      });
      const [record] = await server.db.asOwner<{ rules: string[] | null; overrides: unknown[] }>(
        `select (select array_agg(f ->> 'rule') from jsonb_array_elements(content #> '{checks,findings}') f) as rules,
          checked -> 'overrides' as overrides
        from signa.issue_record where prescription_id = $1`,
        [rx.id],
      );
      return record;
    };
    expect((await found())?.rules).toContain('table:EVERY');
    expect(await set(sample.vetadmin, 'EVERY', { grade: null })).toMatchObject({ ok: true });
    const after = await found();
    expect(after?.rules ?? []).not.toContain('table:EVERY');
    expect(after?.overrides).toContainEqual({ rowId: 'EVERY', grade: null });
  });

  it('P-420 what weakens a contraindication waits for a second person, who is another user', async () => {
    const answer = await set(sample.vetadmin, contraindicated, { grade: null });
    if (!answer.ok) throw new Error(answer.failure.message);
    const [proposed] = answer.data.setWarningOverride.overrides;
    expect(proposed).toMatchObject({ state: 'proposed', confirmedBy: null, whyNotConfirm: overrideTexts.samePerson });
    const id = proposed?.id ?? '';
    expect((await inEffect()).map(({ rowId }) => rowId)).not.toContain(contraindicated);
    const alone = await server.call(sample.vetadmin, 'ConfirmWarningOverride', { locationId, id });
    expect(alone).toMatchObject({ ok: false, failure: { code: 'CONFLICT', message: overrideTexts.samePerson } });
    expect((await listed(sample.admin)).find((one) => one.id === id)?.whyNotConfirm).toBeNull();
    const both = await server.data(sample.admin, 'ConfirmWarningOverride', { locationId, id });
    expect(both.confirmWarningOverride.overrides.find((one) => one.id === id)).toMatchObject({ state: 'active' });
    expect(await inEffect()).toContainEqual({ rowId: contraindicated, grade: null });
    const again = await server.call(sample.admin, 'ConfirmWarningOverride', { locationId, id });
    expect(again).toMatchObject({ ok: false, failure: { code: 'CONFLICT', message: overrideTexts.notProposed } });
  });

  it('P-440 a dose far above the label is lowered by two persons, one above it is hidden by one', async () => {
    const desk = new TaskDesk(server);
    const issued = async (tablets: number) => {
      const directions = `Give ${tablets} tablets by mouth once daily.`;
      const answer = await server.call(
        sample.vet,
        'AddPrescription',
        answerTo(await desk.fresh('Otis', 'renewal'), { directions, daysSupply: null, noteToPharmacy: reason }),
      );
      if (!answer.ok) throw new Error(answer.failure.message);
      const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: answer.data.addPrescription.id });
      const found = prescription?.issueRecord?.checks?.findings ?? [];
      return found.flatMap(({ rule, grade }) => (rule.startsWith('table:D018') ? [`${rule} ${grade}`] : []));
    };
    const far = 'table:D018.far-above';
    expect([await issued(3), await issued(9)]).toEqual([['table:D018 worth-knowing'], [`${far} serious`]]);
    expect(await set(sample.vetadmin, 'D018', { grade: null })).toMatchObject({ ok: true });
    expect([await issued(3), await issued(9)]).toEqual([[], [`${far} serious`]]);
    const answer = await set(sample.vetadmin, 'D018.far-above', { grade: 'worth-knowing' });
    if (!answer.ok) throw new Error(answer.failure.message);
    const [proposed] = answer.data.setWarningOverride.overrides;
    expect(proposed).toMatchObject({ rowId: 'D018.far-above', state: 'proposed' });
    expect(await issued(9)).toEqual([`${far} serious`]);
    await server.data(sample.admin, 'ConfirmWarningOverride', { locationId, id: proposed?.id ?? '' });
    expect(await issued(9)).toEqual([`${far} worth-knowing`]);
    const [audit] = await server.db.asOwner<{ after: { warning: string; needsSecond: boolean } }>(
      `select after from signa.audit_record where operation = 'SetWarningOverride' and subject = 'warning:D018.far-above'`,
    );
    expect(audit?.after.warning).toMatch(/^grapiprant, canine, oral: More than 5 times the labeled dose: /);
    expect(audit?.after.needsSecond).toBe(true);
    const unknown = await set(sample.vetadmin, 'D018.course');
    expect(unknown).toMatchObject({ ok: false, failure: { issues: [{ path: 'input.rowId' }] } });
  });

  it('P-420 a new change replaces the earlier one, and an ended one applies no more', async () => {
    await set(sample.vetadmin, 'B03', { grade: null });
    const answer = await set(sample.vetadmin, 'B03', { grade: 'serious' });
    if (!answer.ok) throw new Error(answer.failure.message);
    const [open, replaced] = answer.data.setWarningOverride.overrides.filter(({ rowId }) => rowId === 'B03');
    expect([open?.state, replaced?.state]).toEqual(['active', 'ended']);
    const end = { locationId, id: open?.id ?? '' };
    expect(await server.call(sample.vetadmin, 'EndWarningOverride', end)).toMatchObject({ ok: true });
    expect((await inEffect()).map(({ rowId }) => rowId)).not.toContain('B03');
    expect(await server.call(sample.vetadmin, 'EndWarningOverride', end)).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', message: overrideTexts.ended },
    });
    expect(await server.call(sample.vetadmin, 'EndWarningOverride', { locationId, id: '999999' })).toMatchObject({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
  });

  it('P-420 an override ends with its last day', async () => {
    await set(sample.vetadmin, 'B04', { grade: null });
    await server.db.asOwner(
      `update signa.warning_override set last_day = current_date - 2 where row_id = 'B04' and withdrawn_at is null`,
    );
    expect((await inEffect()).map(({ rowId }) => rowId)).not.toContain('B04');
    expect((await listed()).find(({ rowId }) => rowId === 'B04')?.state).toBe('expired');
    expect(await set(sample.vetadmin, 'B04', { grade: null })).toMatchObject({ ok: true });
  });

  it('P-420 every fault of the form is named with its field', async () => {
    const answer = await set(sample.vetadmin, 'NONE', { grade: 'fatal', reason: 'Short', lastDay: '2020-01-01' });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
    const paths = answer.ok ? [] : answer.failure.issues.map(({ path }) => path);
    expect(paths).toEqual(['input.rowId', 'input.grade', 'input.reason', 'input.lastDay']);
  });

  it('P-420 each step is audited with its reason', async () => {
    const audit = await server.db.asOwner<{ operation: string; subject: string; after: { reason?: string } }>(
      `select operation, subject, after from signa.audit_record
      where operation like '%WarningOverride' and subject = 'warning:${contraindicated}' order by sequence`,
    );
    expect(audit.map(({ operation }) => operation)).toEqual(['SetWarningOverride', 'ConfirmWarningOverride']);
    expect(audit[0]?.after.reason).toBe(reason);
  });
});
