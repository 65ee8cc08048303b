import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/every-database.js';
import { postgresTestDatabase } from '../../../testing/postgres-test-database.js';
import type { TestDatabase } from '../../../testing/test-database.js';
import { lockParties } from './lock-parties.js';

describeOnPostgres('client and patient of a new request', () => {
  let db: TestDatabase;
  let people: { readonly clientId: string; readonly patientId: string };
  beforeAll(async () => {
    db = await postgresTestDatabase();
    // Client and patient have different ids, so that mixing them up would fail.
    const [found] = await db.asOwner<typeof people>(
      `select client_id::text as "clientId", patient_id::text as "patientId" from signa.patient_client
      where location_id = 1 and client_id <> patient_id and exists (select from signa.patient p where p.location_id = 1 and p.id = client_id)
        and exists (select from signa.client c where c.location_id = 1 and c.id = patient_id) order by client_id, patient_id limit 1`,
    );
    if (!found) throw new Error('The sample has such a pair');
    people = found;
  });
  afterAll(() => db.dispose());

  /** Whether another transaction could deactivate a record now. */
  const isFree = (table: 'client' | 'patient', id: string) =>
    db.asOwner(`select from signa.${table} where location_id = 1 and id = $1 for update nowait`, [id]).then(
      () => true,
      () => false,
    );
  const free = async ({ clientId, patientId }: typeof people) => ({
    client: await isFree('client', clientId),
    patient: await isFree('patient', patientId),
  });

  it.each([
    ['both', { client: false, patient: false }],
    ['the client alone', { client: false, patient: true }],
    ['the patient alone', { client: true, patient: false }],
    ['neither', { client: true, patient: true }],
  ] as const)('C-075 C-076 stay locked until a request exists that names %s', async (_, expected) => {
    const named = {
      clientId: expected.client ? null : people.clientId,
      patientId: expected.patient ? null : people.patientId,
    };
    await db.database.write({ locationIds: ['1'] }, async (tx) => {
      await lockParties(tx, '1', named);
      expect(await free(people)).toEqual(expected);
      expect(await free({ clientId: people.patientId, patientId: people.clientId })).toEqual({
        client: true,
        patient: true,
      });
    });
    expect(await free(people)).toEqual({ client: true, patient: true });
  });
});
