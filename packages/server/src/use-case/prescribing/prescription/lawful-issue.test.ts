import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, dayFromNow, lawful, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('an issue and the law of the state', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  type Changes = Parameters<typeof answerTo>[1];
  const answer = (task: Task, changes?: Changes, type?: string) =>
    server.call(sample.vet, 'AddPrescription', answerTo(task, changes, type));
  async function issuesOf(task: Task, changes?: Changes, type?: string) {
    const answered = await answer(task, changes, type);
    return answered.ok ? [] : answered.failure.issues;
  }

  it('P-395 is refused beyond the law, whether it is authorized or printed, with the source', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    for (const type of ['AuthorizeRx', 'PrintRx']) {
      const [issue, ...others] = await issuesOf(task, { ...lawful, refills: 2 }, type);
      expect(others).toEqual([]);
      expect(issue).toMatchObject({ path: 'refills', code: 'law' });
      expect(issue?.message).toContain('New York: benzodiazepine prescriptions cannot be refilled');
      expect(issue?.message).toContain('10 NYCRR part 80');
    }
    expect(await issuesOf(task, { ...lawful, daysSupply: 31 })).toMatchObject([{ path: 'daysSupply', code: 'law' }]);
    expect(await issuesOf(task, { ...lawful, daysSupply: null })).toMatchObject([{ path: 'daysSupply' }]);
    expect(await issuesOf(task, { ...lawful, prescExpiryDate: dayFromNow(40) })).toMatchObject([
      { path: 'prescExpiryDate', code: 'law' },
    ]);
    expect(await issuesOf(task, lawful)).toEqual([]);
  });

  it('P-395 is accepted for longer with a condition code in the note to the pharmacy', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    const noteToPharmacy = 'Code A: panic in thunderstorms, discussed with the owner.';
    expect(await issuesOf(task, { ...lawful, daysSupply: 90, noteToPharmacy })).toEqual([]);
  });

  it('P-395 is never refused as a draft', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    const beyond = { refills: 5, daysSupply: 90, prescExpiryDate: dayFromNow(100) };
    expect(await issuesOf(task, beyond, 'SaveAsDraft')).toEqual([]);
  });

  it('P-397 is refused with a license of another state, and the text names both', async () => {
    const task = await desk.fresh('Roxie', 'approval');
    const licensedIn = (state: string) =>
      server.db.asOwner('update signa.location_user set vet_license_state = $2 where id = $1', [
        task.assignedToLocationUserId,
        state,
      ]);
    await licensedIn('TX');
    const [issue] = await issuesOf(task, lawful);
    await licensedIn('NY');
    expect(issue).toMatchObject({ path: 'authorizingVet', code: 'law' });
    expect(issue?.message).toContain('a vet needs a New York license. The license of this vet is of Texas.');
    expect(await issuesOf(task, lawful)).toEqual([]);
  });

  it('P-396 has the limits of the schedule in which the state lists the drug', async () => {
    const refillIssues = async () => {
      const task = await desk.fresh('Clementine', 'approval');
      expect(task.product).toMatchObject({ isControlled: false, deaSchedule: null });
      const issues = await issuesOf(task, { refills: 6 });
      return issues.filter(({ path }) => path === 'refills').map(({ code }) => code);
    };
    const moveTo = (state: string) =>
      server.db.asOwner(
        `update signa.location set addresses = (select jsonb_agg(jsonb_set(one, '{state}', to_jsonb($2::text)))
        from jsonb_array_elements(addresses) one) where id = $1`,
        [sample.wren, state],
      );
    expect(await refillIssues()).toEqual([]);
    await moveTo('KY');
    expect(await refillIssues()).toEqual(['law']);
    await moveTo('NY');
  });
});
