import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContractName,
  mutationNames,
  type OperationName,
  type Operations,
  queryNames,
  subscriptionNames,
} from '@signa/core/operation';
import { readLive } from '../testing/live-reader.js';
import { embeddedTestDatabase } from '../testing/test-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

/** Records of a practice, by what names them. */
interface Records {
  readonly locationId: string;
  readonly organizationId: string;
  readonly clientId: string;
  readonly patientId: string;
  readonly prescriptionId: string;
  readonly draftId: string;
  readonly orderId: string;
  readonly task: { readonly id: string; readonly uuid: string };
  readonly locationUserId: string;
  readonly username: string;
  readonly pimsAccountId: string;
}

/** What each operation is called with to reach a record; an operation without an entry does not compile. */
const reaching: {
  readonly [N in ContractName]: ((records: Records) => Operations[N]['variables']) | 'touches no practice';
} = {
  GetUserByUsername: ({ username }) => ({ username }),
  GetSupportUser: 'touches no practice',
  StartImpersonation: 'touches no practice',
  ExitImpersonation: 'touches no practice',
  GetLocationUser: ({ locationUserId: id }) => ({ id }),
  LocationsUsers: ({ locationId }) => ({ locationIds: [locationId] }),
  getLocationUsersThatCanAuthorize: ({ locationId }) => ({ locationId }),
  UpdateLocationUser: ({ locationUserId: id }) => ({ id, input: {} }),
  GetLocation: ({ locationId: id }) => ({ id }),
  Locations: 'touches no practice',
  LocationCount: 'touches no practice',
  Roles: 'touches no practice',
  Modules: 'touches no practice',
  PharmacyOptions: 'touches no practice',
  PortalTypes: 'touches no practice',
  PhoneTypes: 'touches no practice',
  AddressTypes: 'touches no practice',
  Shortcut: ({ locationId }) => ({ locationId }),
  AddShortcut: ({ locationId }) => ({
    input: { locationId, details: 'Give as directed.', label: 'Directed', shortcutType: 'SIG' },
  }),
  AddLocation: ({ organizationId }) => ({
    input: {
      organizationId,
      name: 'Annex',
      emailAddress: 'annex@signa.test',
      isOfficeUseEnabled: false,
      portalType: '1',
      locationAddresses: [{ addressTypeId: 1, addressLine1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202' }],
      locationPhones: [{ phoneTypeId: 3, phoneNumber: '3035550100' }],
    },
  }),
  hasFeature: ({ locationId }) => ({ feature: 'pimsWriteback', locationId }),
  featureFlags: ({ locationId }) => ({ locationId }),
  LocationClientSearch: ({ locationId, organizationId }) => ({ locationId, organizationId }),
  GetOfficeUseClient: ({ locationId }) => ({ locationId }),
  AddOfficeUseClient: ({ locationId }) => ({ locationId }),
  GetLocationClient: ({ clientId: id }) => ({ id }),
  GetUnlinkedLocationClientsCount: ({ locationId }) => ({ locationId }),
  UpdateLocationClient: ({ clientId: id }) => ({ input: { id, isActive: false } }),
  getLocationPatient: ({ patientId: id }) => ({ id }),
  GetLocationPatientsByFilter: ({ locationId }) => ({ locationIds: [locationId] }),
  GetPrescriptionsByLocationPatientId: ({ patientId: locationPatientId }) => ({
    locationPatientId,
    showArchived: true,
  }),
  UpdateLocationPatient: ({ patientId: id }) => ({ input: { id, isActive: false } }),
  UpdateLocationPatientForConflict: ({ patientId: id }) => ({ input: { id, weight: 1, weightUnit: 'lbs' } }),
  getPimsConsultsByPatientId: ({ pimsAccountId }) => ({
    patientId: '9001',
    pimsInput: { pimsAccountId, pimsConnectionType: 'EZYVET' },
  }),
  getPimsConsultsByCode: ({ pimsAccountId }) => ({
    code: 'C-1',
    patientId: '9001',
    pimsInput: { pimsAccountId, pimsConnectionType: 'EZYVET' },
  }),
  UndeliveredMessages: 'touches no practice',
  Species: 'touches no practice',
  GetProductByProductId: 'touches no practice',
  GetProductPresentationById: 'touches no practice',
  GetProductPresentationsForProductFamily: ({ locationId }) => ({ locationId, productFamily: 'Galliprant' }),
  GetProductsExtendedDataFromProductFamily: ({ locationId }) => ({
    locationId,
    productFamily: 'Galliprant',
    productPresentationId: '1',
  }),
  ProductFamilies: ({ locationId }) => ({ locationId, filter: 'pred' }),
  ProductFamiliesCount: ({ locationId }) => ({ locationId, filter: 'pred' }),
  SearchProductFamilies: ({ locationId }) => ({ locationId, filter: 'pred' }),
  SearchProductFamiliesCount: ({ locationId }) => ({ locationId, filter: 'pred' }),
  SearchProducts: ({ locationId }) => ({ locationId, text: 'pred' }),
  getSearchFilters: ({ locationId }) => ({ locationId, text: 'pred' }),
  GetPrescription: ({ prescriptionId: id }) => ({ id }),
  Prescriptions: ({ locationId }) => ({ locationId }),
  GetPrescriptionHistory: ({ locationId }) => ({ locationId }),
  GetPrescriptionCount: ({ locationId }) => ({ locationId }),
  GetHistoryViews: ({ locationId }) => ({ locationId }),
  GetLineItemsByPrescriptionId: ({ prescriptionId }) => ({ prescriptionId }),
  GetOrder: ({ orderId: id }) => ({ id, voided: true }),
  WorkflowStatus: 'touches no practice',
  ReasonForCompound: 'touches no practice',
  AddPrescription: ({ locationId, clientId, patientId, task }) => ({
    addPrescriptionType: 'SaveAsDraft',
    input: { locationId, locationClientId: clientId, locationPatientId: patientId, productId: '1', unitPerFill: 1 },
    prescriptionTaskToAttach: { id: task.id },
  }),
  UpdatePrescription: ({ draftId: id }) => ({
    id,
    input: { productId: '1', unitPerFill: 1 },
    addPrescriptionType: 'SaveAsDraft',
  }),
  DeclinePrescription: ({ draftId: id }) => ({ id, input: { declineReason: 'Due for exam' } }),
  DeletePrescription: ({ draftId: id }) => ({ id, input: { declineReason: 'Due for exam' } }),
  ArchivePrescription: ({ prescriptionId: id }) => ({ id, input: { archived: true } }),
  upsertPrescriptionWorkflow: ({ prescriptionId, locationUserId }) => ({
    input: { prescriptionId, currentWorkflowStatusId: '1', workflowLocationUserId: locationUserId },
  }),
  ReprintPrescription: ({ prescriptionId: id }) => ({ id }),
  GetPrescriptionTask: ({ task }) => ({ id: task.id, uuid: task.uuid }),
  GetPrescriptionTasks: ({ locationId }) => ({ locationId }),
  GetPrescriptionTasksCount: ({ locationId }) => ({ locationId }),
  GetWaitingCounts: ({ locationId }) => ({ locationId }),
  GetSessions: 'touches no practice',
  EndSession: 'touches no practice',
  GetQueueCounts: ({ locationId }) => ({ locationId }),
  GetQueueWaysOut: ({ locationId }) => ({ locationId, filters: [{ locationId }] }),
  GetSigningFacts: ({ locationId, patientId }) => ({ locationId, locationPatientId: patientId }),
  GetWrongPatientMeasure: ({ locationId }) => ({ locationId, from: '2026-01-01', to: '2026-12-31' }),
  GetPrescriptionTasksGrouped: ({ locationId }) => ({ locationId }),
  GetPrescriptionTasksGroupedCount: ({ locationId }) => ({ locationId }),
  declineReason: 'touches no practice',
  UpsertPrescriptionTask: ({ task }) => ({
    input: { uuid: task.uuid, status: 'VET_DECLINED', action: 'Declined', actionReason: 'Due for exam' },
  }),
  UpdatePrescriptionTaskWorkflow: ({ task, locationUserId }) => ({
    prescriptionTaskId: task.id,
    prescriptionTaskWorkflow: { currentWorkflowStatusId: '1', workflowLocationUserId: locationUserId },
  }),
  LocationChanged: ({ locationId }) => ({ locationId }),
};

const missing: Records = {
  locationId: '987654321',
  organizationId: '987654321',
  clientId: '987654321',
  patientId: '987654321',
  prescriptionId: '987654321',
  draftId: '987654321',
  orderId: '987654321',
  task: { id: '987654321', uuid: '00000000-0000-4000-8000-000000000000' },
  locationUserId: '987654321',
  username: 'nobody@signa.test',
  pimsAccountId: 'an account of nobody',
};

describe('records of another practice', () => {
  let server: TestServer;
  let foreign: Records;
  beforeAll(async () => {
    server = await startSampleServer(await embeddedTestDatabase());
    await server.db.asOwner(
      `update signa.location set is_pims_enabled = true, pims_account_id = 'larkspur-01', pims_connection_type = 'EZYVET' where id = 3`,
    );
    foreign = await recordsOfLarkspur();
  });
  afterAll(() => server.close());

  const practicePeople: readonly string[] = [sample.vet, sample.vetadmin, sample.staff, sample.admin];
  const people = [...practicePeople, sample.support, sample.adminSupport];
  const touching: readonly OperationName[] = [...queryNames, ...mutationNames].filter(
    (name) => reaching[name] !== 'touches no practice',
  );
  const hearing = subscriptionNames.filter((name) => reaching[name] !== 'touches no practice');

  describe.each(people)('as %s', (as) => {
    it.each(touching.map((name) => [name] as const))(
      'A-018 A-019 A-015 C-001 P-001 %s answers a foreign record like a missing one',
      async (name) => {
        const variables = reaching[name] as (records: Records) => Operations[typeof name]['variables'];
        const state = await fingerprint();
        const there = await server.call(as, name, variables(foreign));
        const nowhere = await server.call(as, name, variables(missing));
        // Support looks people and places up everywhere; for the practice the two must not differ.
        if (practicePeople.includes(as) || !there.ok) expect(there).toEqual(nowhere);
        if (practicePeople.includes(as)) expect(leaks(there)).toBe(false);
        // Shortcuts and locations are what support may add for every practice.
        if (practicePeople.includes(as) || (name !== 'AddShortcut' && name !== 'AddLocation'))
          expect(await fingerprint()).toEqual(state);
        expect(server.reported).toEqual([]);
      },
    );

    it.each(hearing.map((name) => [name] as const))(
      'A-018 A-019 A-015 P-001 P-152 %s tells as little of a foreign practice as of a missing one',
      async (name) => {
        const variables = reaching[name] as (records: Records) => Operations[typeof name]['variables'];
        const opened = async (records: Records) => {
          const reader = await readLive(server.url, await server.token(as), variables(records).locationId);
          reader.leave();
          return { status: reader.status, refusal: reader.refusal(), changes: reader.changes };
        };
        const there = await opened(foreign);
        expect(there).toEqual(await opened(missing));
        expect(there).toEqual({ status: 403, refusal: 'FORBIDDEN', changes: [] });
      },
    );
  });

  /** Every row of the foreign practice, as one figure. */
  function fingerprint(): Promise<unknown[]> {
    return server.db
      .asOwner(`select (select count(*) || max(version)::text from signa.task where location_id = 3) as tasks,
      (select count(*) || sum(version)::text from signa.prescription where location_id = 3) as prescriptions,
      (select count(*) || sum(version)::text from signa.client where location_id = 3) as clients,
      (select count(*) || sum(version)::text from signa.patient where location_id = 3) as patients,
      (select count(*) from signa.location where organization_id = (select organization_id from signa.location where id = 3)) as locations,
      (select count(*) from signa.location_user where location_id = 3) as people,
      (select count(*) from signa.shortcut where location_id = 3) as shortcuts,
      (select count(*) from signa.prescription_workflow where location_id = 3) as workflows`);
  }

  async function recordsOfLarkspur(): Promise<Records> {
    const [row] = await server.db.asOwner<
      Omit<Records, 'task' | 'locationId'> & { taskId: string; taskUuid: string }
    >(`select
      (select organization_id::text from signa.location where id = 3) as "organizationId",
      (select id::text from signa.client where location_id = 3 order by id limit 1) as "clientId",
      (select id::text from signa.patient where location_id = 3 order by id limit 1) as "patientId",
      (select id::text from signa.prescription where location_id = 3 and rx_status <> 'Draft' order by id limit 1) as "prescriptionId",
      (select id::text from signa.prescription where location_id = 3 and rx_status = 'Draft' order by id limit 1) as "draftId",
      (select id::text from signa.order_header where location_id = 3 order by id limit 1) as "orderId",
      (select id::text from signa.task where location_id = 3 and status = 'PENDING' order by id limit 1) as "taskId",
      (select uuid::text from signa.task where location_id = 3 and status = 'PENDING' order by id limit 1) as "taskUuid",
      (select id::text from signa.location_user where location_id = 3 order by id limit 1) as "locationUserId",
      '${sample.denverVet}' as username,
      (select pims_account_id from signa.location where id = 3) as "pimsAccountId"`);
    if (!row) throw new Error('The sample has a practice in Denver');
    return { ...row, locationId: '3', task: { id: row.taskId, uuid: row.taskUuid } };
  }
});

/** Whether an answer holds anything but nothing. */
function leaks(answer: { readonly ok: boolean; readonly data?: unknown }): boolean {
  if (!answer.ok) return false;
  return Object.values(answer.data as Record<string, unknown>).some(
    (value) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
}
