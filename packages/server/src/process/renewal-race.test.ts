import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import { sample } from '../testing/sample-server.js';
import type { TestDatabase } from '../testing/test-database.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { racesRun, timeFor } from './test-runs.testing.js';

describeOnPostgres('renewals authorized together, concurrently with', () => {
  let db: TestDatabase;
  let servers: readonly TestServer[];
  let patientId: string;
  beforeAll(async () => {
    db = await postgresTestDatabase();
    const shared = { ...db, dispose: () => Promise.resolve() };
    servers = await Promise.all([startTestServer(db), startTestServer(shared)]);
    const [diesel] = await db.asOwner<{ id: string }>(`select id::text from signa.patient where name = 'Diesel'`);
    patientId = diesel?.id ?? '';
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
  });

  const serverOf = (index: number): TestServer => {
    const server = servers[index % servers.length];
    if (!server) throw new Error('Two servers were started');
    return server;
  };
  const locationId = sample.wren;
  /** Diesel's renewal as it is shown, pending again and without what earlier rounds issued. */
  async function shown() {
    await db.asOwner(
      `update signa.task set status = 'PENDING', prescription_id = null, action = null, actioned_at = null, actioned_by = null
        where patient_id = $1 and type = 'renewal'`,
      [patientId],
    );
    await db.asOwner(
      `update signa.prescription set archived = true, issued_at = issued_at - interval '3 years'
        where patient_id = $1 and issued_at > now() - interval '1 day'`,
      [patientId],
    );
    await db.asOwner(`update signa.patient set allergies = '[]' where id = $1`, [patientId]);
    const { cleanRenewals } = await serverOf(0).data(sample.vet, 'GetCleanRenewals', { locationId });
    const renewal = cleanRenewals.renewals.find(({ request }) => request.locationPatient?.id === patientId);
    if (!renewal?.isClean) throw new Error(`Diesel's renewal is not clean: ${JSON.stringify(renewal?.gates)}`);
    return {
      prescriptionTaskId: renewal.request.id,
      shown: renewal.lines.map(({ name, label, value, note }) => ({ name, label, value, note })),
    };
  }
  type Shown = Awaited<ReturnType<typeof shown>>;
  const authorize = async (server: TestServer, as: string, renewal: Shown, batchId: string = randomUUID()) => {
    const { authorizeRenewals } = await server.data(as, 'AuthorizeRenewals', {
      ...{ locationId, batchId, renewals: [renewal] },
    });
    const [result] = authorizeRenewals;
    if (!result) throw new Error('Each renewal has a result');
    return result;
  };
  const issued = async () =>
    db.asOwner<{ id: string; allergies: number }>(
      `select rx.id::text, jsonb_array_length(i.content -> 'patient' -> 'allergies') as allergies
        from signa.prescription rx join signa.issue_record i on i.location_id = rx.location_id and i.prescription_id = rx.id
        where rx.patient_id = $1 and rx.issued_at > now() - interval '1 day'`,
      [patientId],
    );
  const rounds = Array.from({ length: racesRun }, (_, round) => round);

  it(
    'P-466 P-468 a new allergy: it is signed without the allergy, or refused because of it',
    async () => {
      const outcomes = new Set<string>();
      for (const round of rounds) {
        const renewal = await shown();
        const addAllergy = () =>
          serverOf(round + 1).data(sample.vetadmin, 'UpdateLocationPatient', {
            updatePatientId: patientId,
            input: { allergies: [{ code: 'other', name: 'Grapiprant' }] },
          });
        // Either may begin first.
        const [result] =
          round % 2 === 0
            ? await Promise.all([authorize(serverOf(round), sample.vet, renewal), addAllergy()])
            : (await Promise.all([addAllergy(), authorize(serverOf(round), sample.vet, renewal)])).toReversed();
        const outcome = result && 'reason' in result ? result : null;
        const rows = await issued();
        outcomes.add(outcome?.reason === null ? 'signed' : 'refused');
        if (outcome?.reason === null) expect(rows.map(({ allergies }) => allergies)).toEqual([0]);
        else {
          expect(outcome?.reason).toMatch(/^Changed since you read it: .*Grapiprant/);
          expect(rows).toEqual([]);
        }
      }
      expect(outcomes.size).toBeGreaterThan(0);
    },
    timeFor(racesRun, 2_000),
  );

  it(
    'P-468 another user with the same view, or a repeat of the same confirmation: it is signed once',
    async () => {
      for (const round of rounds) {
        const renewal = await shown();
        const isRepeat = round % 3 === 0;
        const batchId = randomUUID();
        const results = await Promise.all([
          authorize(serverOf(round), sample.vet, renewal, batchId),
          authorize(serverOf(round + 1), isRepeat ? sample.vet : sample.staff, renewal, isRepeat ? batchId : undefined),
        ]);
        const rows = await issued();
        expect(rows).toHaveLength(1);
        const signed = results.filter(({ reason }) => reason === null);
        expect(new Set(signed.map(({ prescriptionId }) => prescriptionId))).toEqual(new Set(rows.map(({ id }) => id)));
        expect(signed).toHaveLength(isRepeat ? 2 : 1);
      }
    },
    timeFor(racesRun, 2_000),
  );
});
