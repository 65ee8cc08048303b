import { type MutationName, mutationNames, type OperationName, queryNames } from '@signa/core/contract';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountSource, RecordSource } from '../integration/pims/practice-system.js';
import { openSessionStore } from '../session/session-store.js';
import { fieldsWithoutWords, recordedEntries, technicalLines } from '../testing/audit-words.js';
import { answerContract } from '../testing/contract-answer.js';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { everyRecord, fillEveryColumn, type FullRecords, rejectedRequestId } from '../testing/full-sample.js';
import { fullCardId, fullCdsServices } from '../testing/full-external-check.js';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample } from '../testing/sample-server.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { openContract } from './contract.js';
import { type Execute, openExecutor } from './execute.js';
import { reaching } from './reaching.testing.js';
import { resolvers } from './resolve/resolvers.js';
import type { AllResolvers } from './resolver.js';

type CalledRecords = FullRecords & { readonly right: unknown; readonly justSigned: string };

/** Input for operations whose isolation-test call returns less than there is. */
const sentElse: Readonly<Partial<Record<OperationName, (records: CalledRecords) => unknown>>> = {
  GetSigningFacts: ({ locationId, patientId, clientOfPatientId, issuedProductId }) => ({
    locationId,
    locationPatientId: patientId,
    locationClientId: clientOfPatientId,
    productId: issuedProductId,
  }),
  GetExternalCheck: ({ locationId, patientId: locationPatientId, issuedProductId: productId }) => ({
    input: { locationId, locationPatientId, productId },
    isComplete: true,
  }),
  AnswerExternalCard: () => ({
    input: { locationId: '1', checkId: '900001', cardId: fullCardId, outcome: 'overridden', reason: 'tested' },
  }),
  PreviewRecordMerge: ({ clientId: keptId, otherClientId: otherId }) => ({ noun: 'client', keptId, otherId }),
  MergeRecords: ({ clientId: keptId, otherClientId: otherId }) => ({
    input: {
      ...{ noun: 'client', keptId, otherId, keptVersion: 1, otherVersion: 1 },
      answers: ['firstName', 'lastName', 'email', 'pimsRecord'].map((field) => ({ field, stays: 'kept' })),
    },
  }),
  GetRecordAlerts: ({ locationId, clientId, patientId }) => ({ locationId, clientId, patientId, includesPast: true }),
  AddRecordAlert: ({ clientId: recordId }) => ({
    ...{ noun: 'client', recordId },
    input: { kind: 'doNotContact', contactMethod: 'text', text: 'works nights', lastDay: '2099-12-31' },
  }),
  UpdateRecordAlert: ({ clientId: recordId }) => ({
    ...{ noun: 'client', recordId, alertId: String(910_000 + Number(recordId)), version: 0 },
    input: { kind: 'preferredLanguage', language: 'fr', text: 'reads Spanish' },
  }),
  EndRecordAlert: ({ patientId: recordId }) => ({
    ...{ noun: 'patient', recordId, alertId: String(900_000 + Number(recordId)), version: 0, reason: 'Retrained' },
  }),
  UndoPimsImport: ({ importId, previewed }) => ({ input: { importId, previewed } }),
  RefusedCall: () => ({ number: rejectedRequestId }),
  GetProductByProductId: ({ productId: id }) => ({ id }),
  GetProductPresentationById: ({ presentationId: id }) => ({ id }),
  GetProductsExtendedDataFromProductFamily: ({ locationId, productFamily, presentationId }) => ({
    locationId,
    productFamily,
    productPresentationId: presentationId,
  }),
  BreedsBySpecies: () => ({ speciesCode: 'canine' }),
  HealthConditionsBySpecies: () => ({ speciesCode: 'canine' }),
  getPimsConsultsByPatientId: () => visiting,
  getPimsConsultsByCode: () => ({ ...visiting, code: 'C9004-3' }),
  GetLocationClientByPimsId: ({ clientId }) => ({ pimsAccountId, pimsId: String(7000 + Number(clientId)) }),
  GetLocationPatientByPimsId: ({ locationId, patientId }) => ({
    pimsAccountId,
    locationId,
    pimsId: String(9000 + Number(patientId)),
  }),
  getPimsCaretakerList: () => ({ ...account, pimsIds: ['1'] }),
  getPimsCaretakerById: () => ({ input: { ...account, pimsId: '1' } }),
  getPimsPatientList: () => ({ ...account, pimsIds: ['2'] }),
  getPimsPatientById: () => ({ ...account, pimsId: '2' }),
  getPimsUser: () => ({ ...account, pimsId: '3' }),
  ProductFamilies: ({ locationId, productFamily: filter }) => ({ locationId, filter }),
  SearchProductFamilies: ({ locationId, productFamily: filter }) => ({ locationId, filter }),
  SearchProducts: ({ locationId, productFamily: text }) => ({ locationId, text }),
  StartImpersonation: () => ({ username: sample.vet, reason: 'Ticket 4711' }),
  MarkImpersonationRead: () => ({ id: '900001' }),
  GetAccessEffect: ({ locationId, locationUserId }) => ({
    locationId,
    input: { assignments: [{ locationUserId, roleId: '1' }] },
  }),
  UpdateLocationUser: ({ locationUserId: id }) => ({ id, input: { isActive: true } }),
  // Between two vets of the sample.
  ReassignRequests: () => ({ locationUserId: '1', toLocationUserId: '8' }),
  GetAudit: ({ locationId }) => ({ locationId, raw: true }),
  SaveQueueViews: () => ({
    locationId: sample.wren,
    input: {
      version: 1,
      views: [{ id: '0b8f7f0e-0000-4000-8000-000000000003', name: 'Dogs', query: 'name=dog' }],
      defaultView: 'mine',
    },
  }),
  ConfirmWarningOverride: () => ({ locationId: sample.wren, id: '900001' }),
  EndWarningOverride: () => ({ locationId: sample.wren, id: '900002' }),
  UpdateFavorite: () => ({
    ...{ locationId: sample.wren, id: '900001', version: 1 },
    input: {
      ...{ name: 'Changed', scope: 'organization', productId: '1', directions: 'Give 1 daily.', unitPerFill: 30 },
      ...{ refills: 1, daysSupply: 30, noteToPharmacy: 'Scored', noteToClient: 'With food', species: ['feline'] },
      ...{ weightMin: 1, weightMax: 8, weightUnit: 'kg', conditionCode: 'condition-arthritis' },
    },
  }),
  DeleteFavorite: () => ({ locationId: sample.wren, id: '900002' }),
  UndoPrescriptions: ({ justSigned }) => ({ locationId: sample.wren, prescriptionIds: [justSigned] }),
  KeepAccess: ({ right: input }) => ({ locationId: sample.wren, input }),
  EndSession: ({ sessionId: id }) => ({ id }),
  SearchPractices: () => ({ filter: 'wren' }),
  Users: () => ({ filter: 'maya' }),
  FindClients: () => ({ filter: 'kobayashi', reason: 'Ticket 4711' }),
  // The new role gains User Management and loses everything else.
  GetRoleEffect: () => ({ id: '3', input: { version: 1, canAuthorize: false }, rolesModules: [{ moduleId: '12' }] }),
  AddRole: () => ({ input: { name: 'Technician Lead', canAuthorize: false, rolesModules: [{ moduleId: '1' }] } }),
  UpdateRole: () => ({ id: '2', input: { version: 1, isActive: true } }),
  AddOrganization: () => ({
    input: {
      name: 'Heron Animal Health',
      accountno: '4711',
      emailAddress: 'office@heron.example',
      organizationAddresses: [
        { addressTypeId: 2, addressLine1: '9 Lake Ave', city: 'Boise', state: 'ID', zip: '83702' },
      ],
      organizationPhones: [{ phoneTypeId: 3, phoneNumber: '2085550100' }],
      pharmacyCodes: ['RVP'],
      createMatchingLocation: true,
    },
  }),
  AddPrescription: ({ locationId, clientOfPatientId, patientId }) => ({
    addPrescriptionType: 'SaveAsDraft',
    input: {
      locationId,
      locationClientId: clientOfPatientId,
      locationPatientId: patientId,
      productId: '1',
      unitPerFill: 1,
    },
  }),
};
const endImports = `update signa.import_file set stage = 'checked' where stage = 'importing'`;
const pimsAccountId = samplePimsAccounts.ezyvet;
const account = { pimsAccountId, pimsConnectionType: 'EZYVET' };
const told = 'told';
const reportedPatientRow = {
  ...{ id: 2, pimsId: 2, name: 'Otis '.repeat(20), dateOfBirth: '2020-01-01', dateOfDeath: '2021-01-01' },
  ...{ gender: told, normalizedGender: told, breed: told, species: told, normalizedSpecies: 'canine' },
  ...{ currentWeight: 1, currentWeightUnit: 'kg', allergies: told },
};
/** A client and a patient with every field filled, whose names are too long (C-211). */
const reportedClientRow = {
  ...{ id: 1, pimsId: 1, firstName: 'Ann '.repeat(20), lastName: 'Lee', emails: ['ann@mail.example'] },
  phones: [{ number: '5555550101', type: told, isPrimary: true, isValidMobile: true }],
  addresses: [
    {
      ...{ addressLine1: told, addressLine2: told, city: told, stateProvince: 'NY', postalCode: '12866' },
      isPrimary: true,
    },
  ],
  patients: [reportedPatientRow],
};
const wholeRecords: RecordSource = {
  searchCaretakers: () => Promise.resolve([reportedClientRow]),
  caretakersById: () => Promise.resolve([reportedClientRow]),
  searchPatients: () => Promise.resolve([reportedPatientRow]),
  patientsById: () => Promise.resolve([reportedPatientRow]),
};
const reportedStage = {
  ...{ status: told, startTime: '2026-11-20T14:00:00Z', endTime: '2026-11-20T14:02:00Z', elapsedTime: 120 },
  lastSuccessful: '2026-11-20T14:02:00Z',
};
const reportedUserRow = {
  ...{ pimsId: '3', displayName: told, isProvider: true, vetLicenseNumber: told, vetLicenseState: told },
  ...{ vetLicenseExpiration: '2028-01-01', type: told, originSystem: told },
};
const wholeAccount: AccountSource = {
  installation: ({ accountId }) =>
    Promise.resolve({
      ...{ accountId, practiceName: told, pims: told, lastHeartbeat: '2026-11-20T14:14:00Z' },
      schedule: { nextRun: '2026-11-20T15:00:00Z', frequency: told },
      ...{ extraction: reportedStage, intermediate: reportedStage, staging: reportedStage },
    }),
  searchUsers: () => Promise.resolve([reportedUserRow]),
  userById: () => Promise.resolve(reportedUserRow),
  syncUsers: () => Promise.resolve(1),
};
/** A patient of the sample with visits. */
const visiting = {
  patientId: '9004',
  pimsInput: { pimsAccountId: samplePimsAccounts.ezyvet, pimsConnectionType: 'EZYVET' },
};

/**
 * Combinations that cannot occur, so these fields stay null: PIMS medications are not Signa prescriptions, and Signa's
 * have no PIMS code; unlinked records have no id; data that moved to another patient belongs to no merged one; external
 * prescriptions have no requests; a PIMS that responds has no failure time. An issued prescription contains only
 * recorded allergies.
 */
const emptyByNature =
  /\.(?:currentMeds\.prescriptionId|activePrescriptions\.code|synced\.failingSince|locationPatient\.mergedIntoId)$|^cleanRenewals\.renewals\.(?:request\.joined|lines)(?:\.|$)|^(?:unlinkedLocationClients\.pimsId|locationPatientByPimsId\.mergedIntoId)$|^prescriptionTask\.(?:prescription|previousPrescription)\.elsewhere(?:\.|$)|^(?:prescriptionTask\.)?(?:prescription|previousPrescription)\.locationPatient\.allergies\.ingredients$/;
/** Enough calls to cover every field; the catalog alone has hundreds of products. */
const most = 60;

describeOnEveryDatabase('results of the stores', (make) => {
  let server: TestServer;
  let practiceSystems: TestPracticeSystems;
  let all: readonly CalledRecords[];
  let execute: Execute;
  const contract = openContract(watched());
  const answers: { readonly name: string; readonly answer: unknown }[] = [];

  beforeAll(async () => {
    practiceSystems = await startPracticeSystems();
    const prescribing = practiceSystems.systems.EZYVET?.prescribing ?? null;
    const systems = {
      ...practiceSystems.systems,
      EZYVET: { records: wholeRecords, account: wholeAccount, prescribing },
    };
    const others = { cdsServices: fullCdsServices };
    server = await startTestServer(await make(), systems, {}, undefined, undefined, others);
    execute = openExecutor({ ...server.parts, contract });
    await fillEveryColumn(server.db);
    await insertBrokenEntry();
    await insertReview();
    await linkWith('client', reportedClientRow.id);
    await linkWith('patient', reportedPatientRow.id);
    const places = await server.db.asOwner<{ id: string }>('select id::text from signa.location where id > 0');
    await server.openLookUps(sample.adminSupport, ...places.map(({ id }) => id));
    const sessionId = await openSessionStore(server.db.database).begin({
      secretHash: Buffer.alloc(32),
      username: sample.vetadmin,
      issuer: 'https://identity.example',
      subject: 'vetadmin',
      providerSession: null,
      idToken: 'none',
      browser: 'Firefox',
      now: server.clock.now(),
      idleMinutes: 60,
      endsAt: new Date(Date.parse(server.clock.now()) + 3_600_000).toISOString(),
    });
    const shown = new Map<string, string>();
    const undoOf = async (importId: string) =>
      (await server.data(sample.vetadmin, 'PreviewPimsImportUndo', { importId })).pimsImportUndo?.previewed ?? '';
    const records = await everyRecord(server.db);
    for (const { importId } of records) shown.set(importId, shown.get(importId) ?? (await undoOf(importId)));
    const justSigned = await insertSignature();
    const [right] = await rights();
    if (!right) throw new Error('Somebody may authorize');
    all = records.map((one) => ({ ...one, sessionId, right, justSigned, previewed: shown.get(one.importId) ?? '' }));
  });
  afterAll(async () => {
    await server.close();
    await practiceSystems.close();
  });

  /** Inserts an impersonation entry that does not match its hash, so that the chain is broken there. */
  async function insertBrokenEntry(): Promise<void> {
    await server.db.asOwner(
      `with began as (insert into signa.impersonation (support_username, username, start_location_id, started_at, expires_at, ended_at, reason)
        values ($1, $2, 1, '2020-01-01T12:00:00Z', '2020-01-01T13:00:00Z', '2020-01-01T12:30:00Z', 'Ticket 4711') returning id)
      insert into signa.impersonation_entry (location_id, impersonation_id, kind, operation, subject, first_at, last_at)
        select 1, id, 'write', 'UpdateLocationClient', 'client:1', '2020-01-01T12:10:00Z', '2020-01-01T12:10:00Z' from began`,
      [sample.adminSupport, sample.vetadmin],
    );
    await server.db.asOwner(
      `with head as (insert into signa.audit_head as h (location_id, sequence, hash) values (1, 1, decode(repeat('00', 32), 'hex'))
        on conflict (location_id) do update set sequence = h.sequence + 1 returning sequence, hash)
      insert into signa.audit_record (location_id, sequence, at, username, impersonated_username, operation, subject, before, after, previous_hash, hash)
      select 1, sequence, '2020-01-01T12:10:00Z', $1, $2, 'UpdateLocationClient', 'client:1', '{"name": "Ann"}', '{"name": "Anna"}', hash, hash from head`,
      [sample.adminSupport, sample.vetadmin],
    );
  }

  const rights = async () => {
    const { accessReview } = await server.data(sample.vetadmin, 'GetAccessReview', { locationId: sample.wren });
    return accessReview.rights.map(({ locationUserId, way, vetId, state }) => ({ locationUserId, way, vetId, state }));
  };
  const keepRights = async () => {
    for (const input of await rights())
      await server.data(sample.vetadmin, 'KeepAccess', { locationId: sample.wren, input });
  };

  /** A completed review with one used and one unusable right. */
  async function insertReview(): Promise<void> {
    await server.db.asOwner(
      `update signa.prescription set impersonated_by = null, acting_location_user_id = authorizing_vet_id where location_id = 1 and id =
        (select min(id) from signa.prescription where location_id = 1 and issued_at is not null and authorizing_vet_id is not null)`,
    );
    await server.db.asOwner('update signa.app_user set is_enabled_in_okta = false where username = $1', [sample.staff]);
    await keepRights();
    await server.data(sample.vetadmin, 'CompleteAccessReview', { locationId: sample.wren });
  }

  /** A signature of the administrator that can still be undone. @returns the prescription */
  async function insertSignature(): Promise<string> {
    const [signed] = await server.db.asOwner<{ id: string }>(
      `update signa.prescription set issued_at = $1, rx_status = 'Created', archived = false, removed_at = null, first_printed_at = null,
        impersonated_by = null, acting_location_user_id = (select u.id from signa.location_user u join signa.app_user a on a.id = u.user_id
          where u.location_id = 1 and a.username = $2)
        where location_id = 1 and id = (select max(rx.id) from signa.prescription rx
          join signa.product p on p.id = rx.product_id and not p.is_controlled
          where rx.location_id = 1 and rx.issued_at is not null and rx.patient_id is not null)
      returning id::text`,
      [server.clock.now(), sample.vetadmin],
    );
    if (!signed) throw new Error('A prescription was issued');
    await server.db.asOwner(
      `insert into signa.outbox_message (location_id, kind, idempotency_key, payload, created_at, not_before)
        values (1, 'pharmacy-prescription', $1, '{}', $2, $2::timestamptz + interval '1 hour')`,
      [`prescription-${signed.id}-issued`, server.clock.now()],
    );
    return signed.id;
  }

  /** Links a Wren Street record with the given PIMS record and stores all of its values. */
  async function linkWith(linked: 'client' | 'patient', recordId: number): Promise<void> {
    const at = '2026-11-20T15:00:00.000Z';
    const kept = {
      ...{ field: 'told before', agreedHere: told, agreedThere: told, agreedAt: at, there: told, thereSince: at },
      ...{ hereSince: at, hereBy: told, isFromThere: true, declined: told },
    };
    const one = `(select max(id) from signa.${linked} where location_id = 1 and pims_id is not null)`;
    await server.db.asOwner(
      `with linked as (update signa.${linked} set pims_id = '${recordId}' where location_id = 1 and id = ${one} returning id)
      insert into signa.pims_sync (location_id, linked, record_id, fields) select 1, '${linked}', id, $1 from linked`,
      [JSON.stringify([kept])],
    );
  }

  /** The resolvers, wrapped to capture their results before fields are selected. */
  function watched(): AllResolvers {
    const watch =
      (name: string, resolve: (args: never, context: never) => unknown) => async (args: never, context: never) => {
        const answer = await resolve(args, context);
        answers.push({ name, answer });
        return answer;
      };
    return Object.fromEntries(
      Object.entries(resolvers).map(([name, resolve]) => [name, watch(name, resolve)]),
    ) as unknown as AllResolvers;
  }

  /** Calls an operation as a practice or support user who is allowed to. */
  async function answersTo(operationName: OperationName, variables: unknown): Promise<readonly unknown[]> {
    answers.splice(0);
    for (const username of [sample.vetadmin, sample.adminSupport, sample.support]) {
      const holder = { username, sessionId: null, expiresAt: Number.MAX_SAFE_INTEGER };
      const body = { operationName, variables };
      const answer = await execute({ holder, impersonated: null, idempotencyKey: null, page: null, body });
      // The number of rows is a separate operation and is compared there.
      if (!answer.body.errors) return answers.filter(({ name }) => name === operationName).map((each) => each.answer);
    }
    return [];
  }

  function callsOf(name: OperationName): unknown[] {
    const sent = sentElse[name] ?? reaching[name];
    if (sent === 'touches no practice') return [{}];
    const calls = all.map((records) => sent(records));
    return [...new Map(calls.map((variables) => [JSON.stringify(variables), variables])).values()].slice(0, most);
  }

  it.each(queryNames)("A-230 %s has every field with the contract's type", async (name) => {
    const { paths, compare } = answerContract(contract.schema, contract.document(name));
    const [faults, filled] = [new Set<string>(), new Set<string>()];
    for (const variables of callsOf(name))
      for (const answer of await answersTo(name, variables)) {
        const compared = compare(answer);
        compared.faults.forEach((fault) => faults.add(fault));
        compared.filled.forEach((path) => filled.add(path));
      }
    expect(server.reported).toEqual([]);
    expect([...faults]).toEqual([]);
    expect(paths.filter((path) => !filled.has(path) && !emptyByNature.test(path))).toEqual([]);
  });

  it.each(mutationNames)("A-230 %s returns every field with the contract's type", async (name) => {
    const { compare } = answerContract(contract.schema, contract.document(name));
    expect(compare(await change(name)).faults).toEqual([]);
  });

  /** Makes a change and returns its response. @throws Error when no call of the operation succeeds */
  async function change(name: MutationName): Promise<unknown> {
    // Earlier operations may have granted a right that no test checked.
    if (name === 'CompleteAccessReview') await keepRights();
    // Its version is that of a location without gates of its own.
    if (name === 'UpdateRenewalGates') await server.db.asOwner('delete from signa.renewal_gates where location_id = 1');
    // No server does the work that was started, and one file at a time is imported or undone.
    if (name === 'UndoImportFile') await server.db.asOwner(endImports);
    for (const variables of callsOf(name)) {
      const [answer] = await answersTo(name, variables);
      if (answer !== undefined) return answer;
    }
    throw new Error(`No call of ${name} succeeds`);
  }

  it('A-427 words every recorded field of these changes, and no line contains an id, icon, or field path', async () => {
    const withoutEntry: readonly MutationName[] = [
      ...(['EndSession', 'MarkHandOffRead', 'MarkImpersonationRead', 'SendImportPart'] as const),
      // No renewal is clean here; renewals.test.ts authorizes some and reads their audit.
      'AuthorizeRenewals',
    ];
    const missing = async () => {
      const recorded = new Set((await recordedEntries(server.db)).map(({ operation }) => operation));
      return mutationNames.filter((name) => !recorded.has(name) && !withoutEntry.includes(name));
    };
    // The tests above made most of them, if they ran.
    for (const name of await missing()) await change(name);
    expect(await missing()).toEqual([]);
    const entries = await recordedEntries(server.db);
    expect(fieldsWithoutWords(entries)).toEqual([]);
    expect(technicalLines(entries)).toEqual([]);
  });
});
