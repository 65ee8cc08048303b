import { type Issue, todayIn } from '@signa/core/base';
import type { PrescriptionForm } from '@signa/core/prescribing';
import { savePlace, type SavePlace, type SentSave, sentAnswers, sentSaves } from '@signa/fixtures/save-set';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/every-database.js';
import { startSampleServer } from '../../../testing/sample-server.js';
import { templateOf } from '../../../testing/template.js';
import { postgresTestDatabase } from '../../../testing/postgres-test-database.js';
import type { TestServer } from '../../../testing/test-server.js';
import { verdictOfAnswer, verdictOfCore, reportedConsult } from './core-verdict.testing.js';
import { InsertedRecords } from './inserted-records.testing.js';

const seed = 20_261_121;
const runs = 1000;
const answerRuns = 200;

interface Said {
  readonly code: string;
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** The fields that can make a save fail. */
const everyField = [
  'addPrescriptionType',
  'allergicIngredient',
  'authorizingVet',
  'confirmedPatientId',
  'currentWorkflowStatusId',
  'daysSupply',
  'directions',
  'flavorId',
  'input.locationId',
  'isOfficeUse',
  'locationClientId',
  'locationPatientId',
  'noteToClient',
  'noteToPharmacy',
  'notifyClientDate',
  'overrideReason',
  'pimsConsultId',
  'prescExpiryDate',
  'prescriptionTaskToAttach.action',
  'prescriptionTaskToAttach.id',
  'prescriptionTaskToAttach.status',
  'prnFlag',
  'productId',
  'reasonForCompound',
  'refills',
  'rxOriginCode',
  'unitPerFill',
  'workflowLocationUserId',
];

/** What a save reports besides what is stored. */
const notStored = { version: null, confirmedNote: null, confirmedPatientId: null };

/** The response in the form of a verdict. */
type Answered =
  | { readonly refused: Said }
  | { readonly refused: null; readonly status: string; readonly stored: Partial<PrescriptionForm> };

const said = ({ code, message, issues }: Said) => ({
  code,
  message,
  issues: issues.map((issue) => `${issue.path}: ${issue.message}`),
});

describeOnPostgres('a thousand saves that the portal did not check', () => {
  let server: TestServer;
  let places: readonly SavePlace[];
  let records: InsertedRecords;
  beforeAll(async () => {
    const { now } = await templateOf('sample');
    server = await startSampleServer(await postgresTestDatabase());
    // Noon, so that no run crosses midnight.
    server.clock.set(`${now.slice(0, 10)}T17:00:00.000Z`);
    places = [1, 1, 1, 2].map((id) => savePlace(now, id));
    records = new InsertedRecords(server.db);
    await server.db.asOwner(
      `insert into signa.pims_consult select l.id, l.pims_connection_type, l.pims_account_id, p.pims_id, '${reportedConsult}', now()
        from signa.location l join signa.patient p on p.location_id = l.id where l.pims_account_id is not null and l.pims_connection_type is not null and p.pims_id is not null on conflict do nothing`,
    );
    for (const place of places.slice(0, 1)) await records.ground(place);
  });
  afterAll(() => server.close());

  const today = () => todayIn(places[0]?.location.timeZone ?? null, server.clock.now());

  /** A save must not affect the next one as current or past medication, because rejected saves are neither. */
  const putAway = (id: string | null) =>
    server.db.asOwner(
      `update signa.prescription set archived = true,
        rx_status = case when issued_at is null then rx_status else 'DeclinedByPharmacy' end where id = $1`,
      [id],
    );

  /** A save as core's rules receive it: within the limits of a call, or rejected before the rules run. */
  function bounded(save: SentSave): { readonly save: SentSave; readonly refused: Said | null } {
    const { input, type: addPrescriptionType } = save;
    const { variables, issues } = server.parts.contract.bounded('AddPrescription', { input, addPrescriptionType });
    return {
      save: { ...save, input: variables['input'] as SentSave['input'] },
      refused: issues[0] ? { code: 'BAD_USER_INPUT', message: issues[0].message, issues } : null,
    };
  }

  async function askServer(place: SavePlace, save: SentSave): Promise<Answered> {
    const { input, type: addPrescriptionType, task } = save;
    const draftId = await records.draft(place, save);
    const seeded = await records.task(place, task, draftId);
    const before = await records.standing(draftId, seeded?.id ?? null);
    const as = place.staff.find(({ id }) => id === save.callerId)?.username ?? '';
    const answer = draftId
      ? await server.call(as, 'UpdatePrescription', { id: draftId, input, addPrescriptionType })
      : await server.call(as, 'AddPrescription', {
          input,
          addPrescriptionType,
          ...(seeded && task && { prescriptionTaskToAttach: { id: seeded.id, ...task.sent } }),
        });
    if (!answer.ok) {
      // Rejected saves store nothing.
      expect(await records.standing(draftId, seeded?.id ?? null)).toEqual(before);
      await putAway(draftId);
      return { refused: answer.failure };
    }
    const rx = 'addPrescription' in answer.data ? answer.data.addPrescription : answer.data.updatePrescription;
    if (seeded && task?.status === 'PENDING')
      expect(await records.standing(draftId, seeded.id)).toMatchObject({
        taskStatus: addPrescriptionType === 'SaveAsDraft' ? 'PENDING' : 'VET_APPROVED',
        prescriptionOfTask: rx.id,
      });
    await putAway(rx.id);
    const { rxStatus, rxOrigin, ...stored } = rx;
    return { refused: null, status: rxStatus.code, stored: { ...stored, rxOriginCode: rxOrigin.code } };
  }

  // Each of the many cases calls the server.
  it('P-003 P-097 P-098 P-005 P-122 P-123 P-124 P-125 P-155 P-215 P-216 are decided and stored by the server as core decides them', async () => {
    const arbitraries = places.map((place) => sentSaves(place, today()));
    const differences: unknown[] = [];
    const refusedFields = new Set<string>();
    const outcomes = { accepted: 0, refused: 0 };
    for (let run = 0; run < runs; run += 1) {
      const at = run % places.length;
      const [place, arbitrary] = [places[at], arbitraries[at]];
      if (!place || !arbitrary) throw new Error('Every run has its place');
      const [save] = fc.sample(arbitrary, { seed: seed + run, numRuns: 1 });
      if (!save) throw new Error('A sample of one has one');
      const within = bounded(save);
      const core = verdictOfCore(place, today(), within.save);
      const answer = await askServer(place, save);
      const expected = within.refused
        ? said(within.refused)
        : core.refused
          ? said(core.refused)
          : { status: core.step.to, ...asStored(core.form), ...notStored };
      const actual = answer.refused
        ? said(answer.refused)
        : { status: answer.status, ...pick(answer.stored, expected), ...notStored };
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        differences.push({ seed: seed + run, location: place.location.id, save, core: expected, server: actual });
      outcomes[within.refused || core.refused ? 'refused' : 'accepted'] += 1;
      for (const { path } of within.refused ? [] : (core.refused?.issues ?? [])) refusedFields.add(path);
    }
    expect(JSON.stringify(differences.slice(0, 5), null, 1)).toBe('[]');
    expect(server.reported).toEqual([]);
    // The generated saves are useful only while they reach every rule and also pass all of them.
    expect(outcomes.accepted).toBeGreaterThan(runs / 10);
    expect(outcomes.refused).toBeGreaterThan(runs / 10);
    expect(everyField.filter((field) => !refusedFields.has(field))).toEqual([]);
  }, 180_000);

  // Each of the many cases calls the server.
  it('P-156 P-161 P-167 P-168 P-217 an answer by UpsertPrescriptionTask can only decline, as core decides', async () => {
    const [place] = places;
    if (!place) throw new Error('There is a place');
    const outcomes = { accepted: 0, refused: 0 };
    const differences: unknown[] = [];
    for (let run = 0; run < answerRuns; run += 1) {
      const [sent] = fc.sample(sentAnswers, { seed: seed + run, numRuns: 1 });
      if (!sent) throw new Error('A sample of one has one');
      const [link] = place.links;
      const seeded = await records.task(
        place,
        {
          ...sent.task,
          type: 'renewal',
          clientId: link?.clientId ?? '',
          patientId: link?.patientId ?? '',
          productId: null,
          quantityRequested: 1,
        },
        null,
      );
      const core = verdictOfAnswer(place, sent);
      const uuid = sent.isKnown ? (seeded?.uuid ?? '') : '00000000-0000-4000-8000-000000000000';
      const answer = await server.call('vet@signa.test', 'UpsertPrescriptionTask', {
        input: { uuid, ...sent.input },
      });
      const expected = core.refused ? said(core.refused) : core.step.to;
      const actual = answer.ok ? answer.data.upsertPrescriptionTask.status : said(answer.failure);
      const after = await records.standing(null, seeded?.id ?? null);
      const left = core.refused ? sent.task.status : 'VET_DECLINED';
      if (JSON.stringify(actual) !== JSON.stringify(expected) || after?.taskStatus !== left)
        differences.push({ seed: seed + run, sent, core: expected, server: actual, after });
      outcomes[core.refused ? 'refused' : 'accepted'] += 1;
    }
    expect(JSON.stringify(differences.slice(0, 5), null, 1)).toBe('[]');
    expect(outcomes.accepted).toBeGreaterThan(answerRuns / 20);
  }, 180_000);
});

/** Ids are whole numbers: 0209 is stored as 209. */
function asStored(form: PrescriptionForm): Record<string, unknown> {
  const isId = (field: string) => field.endsWith('Id') || field === 'authorizingVet';
  return Object.fromEntries(
    Object.entries(form).map(([field, value]: [string, unknown]) => [
      field,
      isId(field) && typeof value === 'string' ? value.replace(/^0+(?=\d)/, '') : value,
    ]),
  );
}

function pick(stored: Readonly<Record<string, unknown>>, like: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(like)
      .filter((field) => field !== 'status' && field !== 'version')
      .map((field) => [field, stored[field]]),
  );
}
