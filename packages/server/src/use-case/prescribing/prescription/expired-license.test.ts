import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { reaching, type Records, recordsAt } from '../../../api/reaching.testing.js';

/** Dr. Okafor and Dr. Lindqvist at Wren Street; Priya Natarajan authorizes for Dr. Okafor. */
const [okafor, lindqvist] = ['1', '6'];

describeOnOneDatabase('an expired vet license', (make) => {
  let server: TestServer;
  let here: Records;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    here = await recordsAt(server, sample.wren, sample.vet);
  });
  afterAll(() => server.close());
  beforeEach(() => expires(okafor, '2030-12-31'));

  const expires = async (id: string, day: string | null, number = '012884') => {
    await server.db.asOwner(
      'update signa.location_user set vet_license_expiration = $2, vet_license_number = $3 where id = $1',
      [id, day, number],
    );
  };
  const authorize = async (as: string, vet: string) => {
    const add = reaching.AddPrescription;
    if (typeof add === 'string') throw new Error('AddPrescription reaches a practice');
    const { input } = add(here);
    return server.call(as, 'AddPrescription', {
      addPrescriptionType: 'AuthorizeRx',
      input: { ...input, authorizingVet: vet },
    });
  };
  /**
   * The reason when the license is what rejects the save, otherwise null: the rest of the form may still be rejected.
   */
  const refusal = async (as: string, vet: string) => {
    const answer = await authorize(as, vet);
    return !answer.ok && answer.failure.code === 'FORBIDDEN' ? answer.failure.message : null;
  };

  it('A-241 blocks the vet and their delegates from the day after it expires', async () => {
    expect([await refusal(sample.vet, okafor), await refusal(sample.staff, okafor)]).toEqual([null, null]);
    await expires(okafor, '2020-01-31');
    expect(await refusal(sample.vet, okafor)).toMatch(/^Your vet license for NY expired on 01-31-2020/);
    for (const as of [sample.staff, sample.vetadmin])
      expect(await refusal(as, okafor)).toMatch(/^The license of this vet for NY expired on 01-31-2020/);
  });

  it('A-241 A-103 blocks a user who was given an authorizing role and has no license', async () => {
    await expires(okafor, null, '');
    expect(await refusal(sample.vet, okafor)).toMatch(/^You have no vet license on record at this location/);
    expect(await refusal(sample.vet, lindqvist)).toMatch(/^You have no vet license on record at this location/);
    expect(await refusal(sample.vetadmin, lindqvist)).toBeNull();
  });

  it('A-241 allows saving drafts', async () => {
    await expires(okafor, '2020-01-31');
    const add = reaching.AddPrescription;
    if (typeof add === 'string') throw new Error('AddPrescription reaches a practice');
    const answer = await server.call(sample.vet, 'AddPrescription', {
      ...add(here),
      addPrescriptionType: 'SaveAsDraft',
    });
    expect(answer.ok || answer.failure.code).not.toBe('FORBIDDEN');
  });
});
