import { callHeaders, mutationNames, type OperationName, type Operations, queryNames } from '@signa/core/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { anyVariables, nowhereVariables } from '../testing/any-variables.js';
import { answersNoId } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestServer } from '../testing/test-server.js';

/** Calls per operation; use more after the contract changed. */
const runs = Number(process.env['SIGNA_TEST_INPUTS'] ?? 25);

describeOnPostgres('arbitrary input in the fields of a call', () => {
  let server: TestServer;
  let tokens: readonly string[];
  beforeAll(async () => {
    server = await startSampleServer(await postgresTestDatabase(), { EZYVET: answersNoId });
    tokens = await Promise.all([sample.vetadmin, sample.support].map((email) => server.token(email)));
  });
  afterAll(() => server.close());

  /** @returns the status, and any unexpected error that was reported */
  async function call(operationName: OperationName, variables: unknown, token: string, key: string) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...callHeaders(token, null), 'idempotency-key': key },
      body: JSON.stringify({ operationName, variables }),
    });
    return { status: response.status, reported: server.reported.splice(0).map(String) };
  }

  it.each([...queryNames, ...mutationNames])(
    'A-202 A-015 %s returns a response without an internal error',
    { timeout: 600_000 },
    async (name) => {
      const { schema } = server.parts.contract;
      const variables = anyVariables(schema, server.parts.contract.document(name));
      await fc.assert(
        fc.asyncProperty(variables, fc.constantFrom(...tokens), fc.uuid(), async (sent, token, key) => {
          const { status, reported } = await call(name, sent, token, key);
          expect(reported).toEqual([]);
          expect([200, 400, 403, 413]).toContain(status);
        }),
        { numRuns: runs },
      );
    },
  );

  it.each([...queryNames, ...mutationNames])(
    'A-202 A-015 %s returns a response for unknown ids',
    { timeout: 600_000 },
    async (name) => {
      const { schema } = server.parts.contract;
      const variables = nowhereVariables(schema, server.parts.contract.document(name));
      await fc.assert(
        fc.asyncProperty(variables, fc.constantFrom(...tokens), fc.uuid(), async (sent, token, key) => {
          const { status, reported } = await call(name, sent, token, key);
          expect(reported).toEqual([]);
          expect([200, 400, 403]).toContain(status);
        }),
        { numRuns: Math.ceil(runs / 4) },
      );
    },
  );

  it.each(Object.keys(sound) as (keyof typeof sound)[])(
    'A-202 A-015 %s returns a response when all but one or two fields are valid',
    { timeout: 600_000 },
    async (name) => {
      const { schema } = server.parts.contract;
      const base = sound[name](await records());
      const fields = Object.keys(base.input);
      const variables = anyVariables(schema, server.parts.contract.document(name));
      await fc.assert(
        fc.asyncProperty(
          variables,
          fc.subarray(fields, { minLength: 1, maxLength: 2 }),
          fc.uuid(),
          async (any, replaced, key) => {
            const other = (any['input'] ?? {}) as Record<string, unknown>;
            const input = { ...base.input, ...Object.fromEntries(replaced.map((field) => [field, other[field]])) };
            const { status, reported } = await call(name, { ...base, input }, tokens[0] ?? '', key);
            expect(reported).toEqual([]);
            expect([200, 400, 403, 413]).toContain(status);
          },
        ),
        { numRuns: runs * 2 },
      );
    },
  );

  async function records(): Promise<Records> {
    const [row] = await server.db.asOwner<Records>(`select
      (select id::text from signa.client where location_id = 1 and is_active and not is_office_use order by id limit 1) as "clientId",
      (select id::text from signa.patient where location_id = 1 and is_active order by id limit 1) as "patientId",
      (select id::text from signa.prescription where location_id = 1 and rx_status = 'Draft' order by id limit 1) as "draftId",
      (select uuid::text from signa.task where location_id = 1 and status = 'PENDING' order by id limit 1) as "taskUuid",
      (select id::text from signa.location_user where location_id = 1 order by id limit 1) as "userId"`);
    if (!row) throw new Error('The sample has a practice at Wren Street');
    return row;
  }
});

interface Records {
  readonly clientId: string;
  readonly patientId: string;
  readonly draftId: string;
  readonly taskUuid: string;
  readonly userId: string;
}

const prescription = ({ clientId, patientId, userId }: Records) => ({
  locationId: '1',
  locationClientId: clientId,
  locationPatientId: patientId,
  productId: '1',
  unitPerFill: 1,
  allergicIngredient: null,
  authorizingVet: null,
  currentWorkflowStatusId: '1',
  daysSupply: 1,
  directions: 'Give as directed.',
  flavorId: null,
  isOfficeUse: false,
  issuedDate: null,
  noteToClient: null,
  noteToPharmacy: null,
  overrideReason: null,
  notifyClientDate: null,
  prnFlag: false,
  prescExpiryDate: null,
  reasonForCompound: null,
  refills: 0,
  rxOriginCode: null,
  workflowLocationUserId: userId,
  pimsConsultId: null,
  autoShipPrompt: false,
  confirmedNote: false,
  confirmedPatientId: null,
  version: null,
});

const newPatient = (locationClientId: string) => ({
  locationId: '1',
  name: 'Anna',
  speciesCode: 'canine',
  breedCode: 'canine-beagle',
  gender: 'F',
  birthdate: '2020-01-01',
  weight: 10,
  weightUnit: 'lbs' as const,
  allergies: [{ code: 'other', name: 'Grass of the park' }],
  healthConditions: [],
  currentMeds: [],
  prescVetLocationUserId: null,
  isActive: true,
  pimsId: null,
  pimsProviderId: null,
  pimsConnectionType: null,
  locationPatientClients: [{ locationClientId, isActive: null, isPrimary: null }],
});

type Input<N extends OperationName> = Operations[N]['variables'] & { readonly input: object };

/** Calls that are stored as sent, for the operations with the most fields. */
const noLicense = { vetLicenseNumber: null, vetLicenseExpiration: null, vetLicenseState: null };

const sound = {
  AddPrescription: (records) => ({ addPrescriptionType: 'SaveAsDraft', input: prescription(records) }),
  UpdatePrescription: (records) => ({
    id: records.draftId,
    addPrescriptionType: 'SaveAsDraft',
    input: prescription(records),
  }),
  UpdateLocationPatient: ({ patientId, clientId }) => ({
    input: {
      ...newPatient(clientId),
      id: patientId,
      isDeceased: false,
      deceasedDate: null,
    },
  }),
  AddLocationPatient: ({ clientId }) => ({ input: { ...newPatient(clientId), isPIMSImport: null } }),
  UpdateLocationPatientForConflict: ({ patientId }) => ({ input: { id: patientId, weight: 10, weightUnit: 'lbs' } }),
  AddLocationClient: () => ({
    locationId: '1',
    input: {
      firstName: 'Anna',
      lastName: 'Annex',
      email: null,
      locationClientPhones: [{ uuid: null, phoneTypeId: 1, phoneNumber: '5185550101' }],
      locationClientAddress: [
        {
          uuid: null,
          addressTypeId: 1,
          addressLine1: '1 Main St',
          addressLine2: null,
          city: 'Albany',
          state: 'NY',
          zip: '12207',
        },
      ],
      pimsConnectionType: null,
      pimsId: null,
      pimsProviderId: null,
      isPIMSImport: null,
    },
  }),
  UpsertLocationClient: ({ clientId }) => ({
    locationId: '1',
    input: {
      id: clientId,
      firstName: 'Anna',
      lastName: 'Annex',
      email: null,
      isActive: true,
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '5185550101' }],
      locationClientAddress: [
        { addressTypeId: 1, addressLine1: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' },
      ],
      pimsConnectionType: 'EZYVET',
      isPIMSImport: false,
    },
  }),
  AddShortcut: () => ({ input: { locationId: '1', details: 'Give.', label: 'Directed', shortcutType: 'SIG' } }),
  UpdateShortcut: () => ({
    id: '1',
    input: { version: 1, details: 'Give.', label: 'Directed', shortcutType: 'SIG' },
  }),
  AddRole: () => ({
    input: {
      name: 'Technician Lead',
      canAuthorize: false,
      isActive: null,
      rolesModules: [{ moduleId: '1', canEdit: false }],
    },
  }),
  UpdateRole: () => ({
    id: '2',
    input: { version: 1, name: 'STAFF', canAuthorize: null, isActive: true },
    rolesModules: [{ moduleId: '1', canView: true, canEdit: null, canDelete: false }],
  }),
  AddUser: () => ({
    input: {
      firstName: 'Nora',
      lastName: 'Quist',
      email: 'nora.quist@wren.example',
      isEnabledInOkta: true,
      userPhones: [{ phoneTypeId: 3, phoneNumber: '5185550100' }],
      locationsUsers: [
        { locationId: '1', roleId: '2', employeeId: null, ...noLicense, isPrimary: true, isActive: true },
      ],
    },
  }),
  UpdateUser: () => ({
    id: '5',
    input: {
      version: 1,
      firstName: 'Tomas',
      lastName: 'Lindqvist',
      email: null,
      isEnabledInOkta: null,
      userPhones: [{ phoneTypeId: 3, phoneNumber: '5185550100' }],
      locationsUsers: [
        { id: '6', version: 1, locationId: '1', roleId: '2', ...noLicense, isPrimary: true, isActive: true },
      ],
    },
  }),
  UpdateLocationUser: () => ({
    id: '7',
    input: {
      version: 1,
      displayName: 'Samuel Oyelaran',
      title: 'Dr.',
      ...{ vetLicenseNumber: '1', vetLicenseExpiration: '2030-01-01', vetLicenseState: 'NY' },
      ...{ deaLicense: '1', deaLicenseExpiration: '2030-01-01', isActive: true, isPrimary: true, pimsId: '7' },
      isPendingAuth: true,
      locationUserPhones: [{ phoneTypeId: 3, phoneNumber: '5185550100' }],
    },
  }),
  AddLocation: () => ({
    input: {
      organizationId: '1',
      locationId: null,
      name: 'Annex',
      emailAddress: 'annex@signa.test',
      HIN: null,
      website: null,
      isOfficeUseEnabled: false,
      portalType: '1',
      locationAddresses: [{ addressTypeId: 1, addressLine1: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' }],
      locationPhones: [{ phoneTypeId: 3, phoneNumber: '5185550100' }],
      locationAccountId: null,
      pharmacyCodes: null,
      isPimsEnabled: null,
      pimsAccountId: null,
      pimsConnectionType: null,
      pimsWritebackAccountId: null,
      pimsWritebackLocationId: null,
      isEnabledForWriteback: null,
    },
  }),
  UpdateLocation: () => ({
    updateLocationId: '1',
    input: {
      version: null,
      name: 'Wren Street',
      HIN: null,
      website: null,
      isOfficeUseEnabled: true,
      locationAddresses: [{ addressTypeId: 1, addressLine1: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' }],
      locationPhones: [{ phoneTypeId: 3, phoneNumber: '5185550100' }],
    },
  }),
  upsertPrescriptionWorkflow: ({ draftId, userId }) => ({
    input: {
      id: null,
      prescriptionId: draftId,
      currentWorkflowStatusId: '1',
      workflowLocationUserId: userId,
      assignDate: null,
      assignedByLocationUserId: null,
      internalNote: null,
    },
  }),
  UpsertPrescriptionTask: ({ taskUuid }) => ({
    input: {
      uuid: taskUuid,
      type: null,
      status: 'VET_DECLINED',
      action: 'Declined',
      initiatedBy: null,
      origin: null,
      actionReason: 'Due for exam',
      actionedByLocationUserUuid: null,
    },
  }),
} satisfies { readonly [N in OperationName]?: (records: Records) => Input<N> };
