import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { receiveEvent } from '../integration/inbound-door.js';
import { signatureHeaders } from '../integration/verify-signature.js';
import { sample } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';
import { eachAtOnce } from './caller.testing.js';
import { type ImportServers, openImportServers } from './import-servers.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

const stale = 'Someone changed records of this import. Review what will be removed and what stays.';
const undone = 'This import was already undone.';

describeOnPostgres('undoing an import concurrently with', () => {
  let db: ImportServers['db'];
  let servers: ImportServers['servers'];
  let client: string;
  let close: ImportServers['close'];
  beforeAll(async () => {
    ({ db, servers, client, close } = await openImportServers());
  });
  afterAll(() => close());

  const serverOf = (index: number): TestServer => {
    const server = servers[index % servers.length];
    if (!server) throw new Error('Two servers were started');
    return server;
  };
  const importOne = (server: TestServer, importId: string, pimsId: string = randomUUID()) =>
    server.call(sample.vet, 'AddLocationPatient', {
      input: {
        ...{ locationId: sample.wren, pimsId, isPIMSImport: true, pimsImportId: importId },
        locationPatientClients: [{ locationClientId: client }],
      },
    });
  /** An import of two patients, as previewed. */
  const previewed = async (round: number) => {
    const [server, importId] = [serverOf(round), randomUUID()];
    const made = [await importOne(server, importId), await importOne(server, importId)];
    const patients = made.map((answer) => (answer.ok ? answer.data.addLocationPatient.id : answer.failure.message));
    const { pimsImportUndo } = await server.data(sample.vet, 'PreviewPimsImportUndo', { importId });
    return { importId, patients, input: { importId, previewed: pimsImportUndo?.previewed ?? '' } };
  };
  const rounds = Array.from({ length: racesRun }, (_, round) => round);
  const told = (
    answer: { readonly ok: true } | { readonly ok: false; readonly failure: { readonly message: string } },
  ) => (answer.ok ? 'ok' : answer.failure.message);
  const undo = async (server: TestServer, input: { readonly importId: string; readonly previewed: string }) =>
    told(await server.call(sample.vet, 'UndoPimsImport', { input }));
  const there = async (ids: readonly string[]) =>
    (
      await db.asOwner<{ id: string }>('select id::text from signa.patient where location_id = 1 and id = any ($1)', [
        ids,
      ])
    ).length;
  const askFor = async (patientId: string): Promise<string> => {
    const [secrets, now] = [{ storefront: 'what it signs with', pharmacy: '' }, new Date()];
    const data = { locationId: sample.wren, clientId: client, patientId, productId: '1', quantity: 1 };
    const body = JSON.stringify({
      ...{ type: 'recommendation.requested', timestamp: now.toISOString() },
      data: { ...data, orderId: randomUUID() },
    });
    const headers = signatureHeaders(secrets.storefront, randomUUID(), now, body);
    const door = { database: db.database, clock: serverOf(0).clock, secrets };
    const { body: answer } = await receiveEvent(door, { source: 'storefront', headers, body });
    return String((answer as { readonly outcome?: unknown }).outcome);
  };

  it(
    'C-266 C-254 a prescription for one of its patients either blocks the undo or finds no patient',
    async () => {
      const seen = new Set<string>();
      await eachAtOnce(rounds, 4, async (round) => {
        const { input, patients } = await previewed(round);
        const [patient = ''] = patients;
        const [undid, written] = await Promise.all([
          undo(serverOf(round), input),
          serverOf(round + 1).call(sample.vet, 'AddPrescription', {
            addPrescriptionType: 'SaveAsDraft',
            input: {
              ...{ locationId: sample.wren, locationClientId: client, locationPatientId: patient },
              ...{ productId: '1', unitPerFill: 1 },
            },
          }),
        ]);
        seen.add([undid, written.ok ? 'written' : written.failure.code].join(' | '));
        expect(await there(patients)).toBe(written.ok ? 2 : 0);
      });
      const possible = ['ok | NOT_FOUND', 'ok | BAD_USER_INPUT', `${stale} | written`];
      expect([...seen].filter((outcome) => !possible.includes(outcome))).toEqual([]);
    },
    timeFor(racesRun, 900),
  );

  it(
    'C-266 C-254 a request for one of its patients either blocks the undo or is rejected',
    async () => {
      const seen = new Set<string>();
      await eachAtOnce(rounds, 4, async (round) => {
        const { input, patients } = await previewed(round);
        const [undid, asked] = await Promise.all([undo(serverOf(round), input), askFor(patients[0] ?? '')]);
        seen.add(`${undid} | ${asked}`);
        expect(await there(patients)).toBe(asked === 'applied' ? 2 : 0);
      });
      const possible = ['ok | refused', `${stale} | applied`];
      expect([...seen].filter((outcome) => !possible.includes(outcome))).toEqual([]);
    },
    timeFor(racesRun, 900),
  );

  it(
    'C-266 a second undo runs once, and the second caller learns that it was undone',
    async () => {
      const seen = new Set<string>();
      await eachAtOnce(rounds, 4, async (round) => {
        const { input, patients } = await previewed(round);
        const both = await Promise.all([undo(serverOf(0), input), undo(serverOf(1), input)]);
        seen.add(both.toSorted().join(' | '));
        expect(await there(patients)).toBe(0);
      });
      expect([...seen]).toEqual([[undone, 'ok'].join(' | ')]);
    },
    timeFor(racesRun, 900),
  );

  it(
    'C-265 C-266 an import of another patient under its name keeps that patient, in an active import',
    async () => {
      const seen = new Set<string>();
      await eachAtOnce(rounds, 4, async (round) => {
        const { importId, input, patients } = await previewed(round);
        const [undid, added] = await Promise.all([
          undo(serverOf(round), input),
          importOne(serverOf(round + 1), importId),
        ]);
        seen.add(undid);
        expect(told(added)).toBe('ok');
        const id = added.ok ? added.data.addLocationPatient.id : '';
        expect(await there([...patients, id])).toBe(undid === 'ok' ? 1 : 3);
        const after = await serverOf(0).data(sample.vet, 'PreviewPimsImportUndo', { importId });
        expect(after.pimsImportUndo?.import.undoneAt).toBeNull();
        expect(after.pimsImportUndo?.goes.map((one) => one.id)).toContain(id);
      });
      expect([...seen].filter((outcome) => !['ok', stale].includes(outcome))).toEqual([]);
    },
    timeFor(racesRun, 1200),
  );

  it(
    'C-266 C-254 C-122 a new import of the same record creates at most one patient, and none without its record',
    async () => {
      const seen = new Set<string>();
      await eachAtOnce(rounds, 4, async (round) => {
        const [importId, pimsId] = [randomUUID(), `again-${round}`];
        await importOne(serverOf(round), importId, pimsId);
        const { pimsImportUndo } = await serverOf(round).data(sample.vet, 'PreviewPimsImportUndo', { importId });
        const [undid, added] = await Promise.all([
          undo(serverOf(round), { importId, previewed: pimsImportUndo?.previewed ?? '' }),
          importOne(serverOf(round + 1), randomUUID(), pimsId),
        ]);
        seen.add(`${undid} | ${added.ok ? 'imported' : added.failure.code}`);
        const stored = await db.asOwner<{ name: string }>('select name from signa.patient where pims_id = $1', [
          pimsId,
        ]);
        expect(stored).toEqual(added.ok ? [{ name: 'Miso' }] : []);
      });
      expect([...seen].filter((outcome) => !['ok | imported', 'ok | CONFLICT'].includes(outcome))).toEqual([]);
    },
    timeFor(racesRun, 900),
  );
});
