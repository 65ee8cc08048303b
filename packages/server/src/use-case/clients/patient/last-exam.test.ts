import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastExamTexts } from '@signa/core/clients';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('last exam', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const patientNamed = async (name: string) => {
    const [found] = await server.db.asOwner<{ id: string }>('select id::text from signa.patient where name = $1', [
      name,
    ]);
    if (!found) throw new Error(`No patient is named ${name}`);
    return found.id;
  };
  const update = (as: string, id: string, input: object) =>
    server.data(as, 'UpdateLocationPatient', { updatePatientId: id, input });
  const read = async (id: string) => (await server.data(sample.vet, 'getLocationPatient', { id })).locationPatient;

  it('C-350 C-351 stores the date with who entered it and when, and keeps both while it is unchanged', async () => {
    const id = await patientNamed('Sir Barnaby of Kensington');
    expect(await read(id)).toMatchObject({ lastExamDate: null, lastExamRecorded: null });
    await update(sample.vetadmin, id, { lastExamDate: '2026-04-03' });
    const first = await read(id);
    expect(first?.lastExamDate).toBe('2026-04-03');
    expect(first?.lastExamRecorded?.by).toBe('Dr. Annika Rosenthal-Beaumont');
    const at = Date.parse(first?.lastExamRecorded?.at ?? '');
    expect(Math.abs(Date.parse(server.clock.now()) - at)).toBeLessThan(60_000);

    await update(sample.vet, id, { name: 'Sir Barnaby', lastExamDate: '2026-04-03' });
    expect((await read(id))?.lastExamRecorded).toEqual(first?.lastExamRecorded);
    await update(sample.vet, id, { lastExamDate: '2026-05-09' });
    expect((await read(id))?.lastExamRecorded?.by).toBe('Dr. Maya Okafor');
    await update(sample.vet, id, { lastExamDate: null });
    expect(await read(id)).toMatchObject({ lastExamDate: null, lastExamRecorded: null });
  });

  it('C-350 refuses a day in the future', async () => {
    const id = await patientNamed('Otis');
    const input = { lastExamDate: '2999-01-01' };
    const answer = await server.call(sample.vet, 'UpdateLocationPatient', { updatePatientId: id, input });
    expect(JSON.stringify(answer)).toContain(lastExamTexts.future);
  });

  it('C-352 a merge keeps the later date with who entered it', async () => {
    const [kept, other] = [await patientNamed('Otis'), await patientNamed('Diesel')];
    const set = (id: string, day: string, by: string) =>
      server.db.asOwner(
        `update signa.patient set last_exam_on = $2, last_exam_recorded_by = $3, last_exam_recorded_at = now() where id = $1`,
        [id, day, by],
      );
    await set(kept, '2026-01-02', 'Luis Ferreira');
    await set(other, '2026-03-04', 'Priya Natarajan');
    const names = { noun: 'patient' as const, keptId: kept, otherId: other };
    const { recordMergePreview } = await server.data(sample.vetadmin, 'PreviewRecordMerge', names);
    expect(recordMergePreview?.fields.find(({ field }) => field === 'lastExamDate')).toMatchObject({
      kept: '01-02-2026',
      other: '03-04-2026',
      from: 'other',
    });
  });
});
