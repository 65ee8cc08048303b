import { randomUUID } from 'node:crypto';
import type { ContractName, Operations } from '@signa/core/contract';
import { smallPng } from '../testing/picture-file.js';
import { type ImportFileIds, insertImportFiles } from '../testing/insert-import-files.js';
import { insertStoredImport } from '../testing/insert-stored-import.js';
import type { TestServer } from '../testing/test-server.js';

/** Records of a practice, by the identifiers that calls use. */
export interface Records {
  readonly locationId: string;
  readonly locationUuid: string;
  readonly organizationId: string;
  readonly clientId: string;
  readonly patientId: string;
  readonly prescriptionId: string;
  readonly draftId: string;
  readonly orderId: string;
  readonly task: { readonly id: string; readonly uuid: string };
  readonly locationUserId: string;
  /** Another active user there, and a delegation to them from the first. */
  readonly delegateId: string;
  readonly delegationId: string;
  readonly userId: string;
  readonly username: string;
  readonly pimsAccountId: string;
  readonly shortcutId: string;
  /** Of an import that created the patient. */
  readonly importId: string;
  readonly importFiles: ImportFileIds;
}

const anyFavorite: Operations['AddFavorite']['variables']['input'] = {
  name: 'Once a day',
  scope: 'location',
  productId: '1',
  directions: 'Give 1 daily.',
};

/**
 * Arguments that make each operation access one record. Every operation needs an entry: omitting one is a compile
 * error.
 */
export const reaching: {
  readonly [N in ContractName]: ((records: Records) => Operations[N]['variables']) | 'touches no practice';
} = {
  GetUserByUsername: ({ username }) => ({ username }),
  OwnLocations: 'touches no practice',
  GetSupportUser: 'touches no practice',
  StartImpersonation: 'touches no practice',
  ExitImpersonation: 'touches no practice',
  GetOpenImpersonation: 'touches no practice',
  UnlockImpersonation: 'touches no practice',
  LockImpersonation: 'touches no practice',
  GetUnreadImpersonations: 'touches no practice',
  MarkImpersonationRead: 'touches no practice',
  GetImpersonations: ({ locationId }) => ({ locationId }),
  GetAudit: ({ locationId }) => ({ locationId }),
  GetAuditChoices: ({ locationId }) => ({ locationId }),
  GetAuditPeople: ({ locationId }) => ({ locationId }),
  GetAuditChain: ({ locationId }) => ({ locationId }),
  GetAccessReview: ({ locationId }) => ({ locationId }),
  GetAccessEffect: ({ locationId, locationUserId }) => ({
    locationId,
    input: { assignments: [{ locationUserId, roleId: '2', isActive: false }] },
  }),
  KeepAccess: ({ locationId }) => ({
    locationId,
    input: { locationUserId: '1', way: 'role', vetId: '1', state: '1' },
  }),
  CompleteAccessReview: ({ locationId }) => ({ locationId }),
  GetWarningOverrides: ({ locationId }) => ({ locationId }),
  SetWarningOverride: ({ locationId }) => ({
    locationId,
    input: { rowId: 'S02', grade: 'serious', reason: 'Our vets know it well.', lastDay: '2026-12-31' },
  }),
  ConfirmWarningOverride: ({ locationId }) => ({ locationId, id: '1' }),
  EndWarningOverride: ({ locationId }) => ({ locationId, id: '1' }),
  GetImportFiles: ({ locationId }) => ({ locationId }),
  GetImportFile: ({ locationId, importFiles: { read: id } }) => ({ locationId, id }),
  GetImportLeftOut: ({ locationId, importFiles: { read: id } }) => ({ locationId, id, part: 0 }),
  SendImportPart: ({ locationId }) => ({
    ...{ locationId, uploadId: randomUUID(), number: 0, content: new Uint8Array([105, 100]) },
  }),
  AddImportFile: ({ locationId, importFiles }) => ({
    locationId,
    input: { uploadId: importFiles.upload, noun: 'client', name: 'clients.csv', size: 2 },
  }),
  ChangeImportMapping: ({ locationId, importFiles: { map: id } }) => ({ locationId, id, input: {} }),
  CheckImportFile: ({ locationId, importFiles: { check: id } }) => ({ locationId, id }),
  StartImportFile: ({ locationId, importFiles: { start: id } }) => ({ locationId, id, skipsInvalid: true }),
  UndoImportFile: ({ locationId, importFiles: { undo: id } }) => ({ locationId, id, keepsUsed: false }),
  RemoveImportFile: ({ locationId, importFiles: { remove: id } }) => ({ locationId, id }),
  GetSupportAccess: ({ locationId }) => ({ locationId }),
  OpenSupportAccess: ({ locationId }) => ({ locationId, reason: 'Ticket 4711' }),
  GetSupportConsent: ({ locationId }) => ({ locationId }),
  GetRenewalGates: ({ locationId }) => ({ locationId }),
  UpdateRenewalGates: ({ locationId }) => ({
    locationId,
    input: { isAllowed: true, examMonths: 6, weightMonths: 9, weightPercent: 5, version: 0 },
  }),
  GetCleanRenewals: ({ locationId }) => ({ locationId }),
  AuthorizeRenewals: ({ locationId, task }) => ({
    locationId,
    batchId: '6a1f3f0e-6d1f-4a53-9a70-0f3d2a1b4c5d',
    renewals: [{ prescriptionTaskId: task.id, shown: [] }],
  }),
  UpdateSupportConsent: ({ locationId }) => ({ locationId, input: { isRequired: false } }),
  GetUser: ({ userId: id }) => ({ id }),
  GetPersonAccess: ({ locationUserId }) => ({ locationUserId }),
  AddUser: ({ locationId }) => ({
    input: {
      firstName: 'Anna',
      lastName: 'Annex',
      // Not assigned to anyone yet, however often it is called.
      email: `${randomUUID()}@signa.test`,
      userPhones: [{ phoneTypeId: 3, phoneNumber: '3035550102' }],
      locationsUsers: [{ locationId, roleId: '2', isPrimary: true, isActive: true }],
    },
  }),
  UpdateUser: ({ userId: id }) => ({
    id,
    input: {
      version: 1,
      firstName: 'Anna',
      lastName: 'Annex',
      userPhones: [{ phoneTypeId: 3, phoneNumber: '3035550102' }],
      locationsUsers: [],
    },
  }),
  AddDelegatedUser: ({ locationUserId, delegateId }) => ({
    delegations: [{ locationUserId, delegatedLocationUserId: delegateId, lastDay: '2030-01-01' }],
  }),
  ReassignRequests: ({ locationUserId, delegateId }) => ({ locationUserId, toLocationUserId: delegateId }),
  DeleteDelegatedUser: ({ delegationId }) => ({ ids: [delegationId] }),
  ChangePrimaryLocation: ({ userId, locationUserId }) => ({ userId, locationUserId }),
  LocationUserProfilePictureUpload: ({ locationUserId }) => ({ locationUserId, file: smallPng }),
  RemoveLocationUserProfilePicture: ({ locationUserId }) => ({ locationUserId }),
  GetLocationUser: ({ locationUserId: id }) => ({ id }),
  LocationsUsers: ({ locationId }) => ({ locationIds: [locationId] }),
  getLocationUsersThatCanAuthorize: ({ locationId }) => ({ locationId }),
  getLocationUserByLocationIdAndRole: ({ locationId }) => ({ locationId, role: 'VET' }),
  UpdateLocationUser: ({ locationUserId: id }) => ({ id, input: {} }),
  GetLocation: ({ locationId: id }) => ({ id }),
  Locations: 'touches no practice',
  LocationCount: 'touches no practice',
  Roles: 'touches no practice',
  Modules: 'touches no practice',
  AddRole: 'touches no practice',
  UpdateRole: 'touches no practice',
  GetRoleEffect: 'touches no practice',
  PharmacyOptions: 'touches no practice',
  PortalTypes: 'touches no practice',
  PhoneTypes: 'touches no practice',
  AddressTypes: 'touches no practice',
  Allergies: 'touches no practice',
  BreedsBySpecies: 'touches no practice',
  HealthConditionsBySpecies: 'touches no practice',
  Medications: 'touches no practice',
  Shortcut: ({ locationId }) => ({ locationId }),
  AddShortcut: ({ locationId }) => ({
    input: { locationId, details: 'Give as directed.', label: 'Directed', shortcutType: 'SIG' },
  }),
  UpdateShortcut: ({ shortcutId: id }) => ({
    id,
    input: { version: 1, label: 'Directed', details: 'Give as directed.' },
  }),
  DeleteShortcut: ({ shortcutId: id }) => ({ id }),
  GetFavorites: ({ locationId }) => ({ locationId }),
  AddFavorite: ({ locationId }) => ({ locationId, input: anyFavorite }),
  UpdateFavorite: ({ locationId }) => ({ locationId, id: '1', version: 1, input: anyFavorite }),
  DeleteFavorite: ({ locationId }) => ({ locationId, id: '1' }),
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
  UpdateLocation: ({ locationId: updateLocationId }) => ({ updateLocationId, input: { HIN: '12' } }),
  UpdateLocationWritebackEnabled: ({ locationId: id }) => ({ id, isEnabledForWriteback: false }),
  GetOrganization: ({ organizationId: id }) => ({ id }),
  Organizations: 'touches no practice',
  SearchPractices: 'touches no practice',
  Users: 'touches no practice',
  AddOrganization: 'touches no practice',
  UpdateOrganization: ({ organizationId: id }) => ({ id, input: { HIN: '12' } }),
  hasFeature: ({ locationId }) => ({ feature: 'pimsWriteback', locationId }),
  featureFlags: ({ locationId }) => ({ locationId }),
  LocationClientSearch: ({ locationId, organizationId }) => ({ locationId, organizationId }),
  GetOfficeUseClient: ({ locationId }) => ({ locationId }),
  GetSameClientCandidates: ({ locationId }) => ({ locationId, client: { lastName: 'Achterberg' } }),
  AddOfficeUseClient: ({ locationId }) => ({ locationId }),
  GetLocationClient: ({ clientId: id }) => ({ id }),
  GetUnlinkedLocationClients: ({ locationId }) => ({ locationId }),
  GetUnlinkedLocationClientsCount: ({ locationId }) => ({ locationId }),
  AddLocationClient: ({ locationId }) => ({
    locationId,
    input: {
      firstName: 'Anna',
      lastName: 'Annex',
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '3035550101' }],
      locationClientAddress: [
        { addressTypeId: 1, addressLine1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202' },
      ],
    },
  }),
  AddLocationPatient: ({ locationId, clientId: locationClientId }) => ({
    input: {
      locationId,
      name: 'Anna',
      speciesCode: 'canine',
      gender: 'F',
      birthdate: '2020-01-01',
      locationPatientClients: [{ locationClientId }],
    },
  }),
  UpdateLocationClient: ({ clientId: id }) => ({ input: { id, isActive: false } }),
  GetRecordAlerts: ({ locationId, clientId, patientId }) => ({ locationId, clientId, patientId }),
  AddRecordAlert: ({ patientId }) => ({ noun: 'patient', recordId: patientId, input: { kind: 'bites' } }),
  UpdateRecordAlert: ({ patientId }) => ({
    ...{ noun: 'patient', recordId: patientId, alertId: '1', version: 0, input: { kind: 'bites' } },
  }),
  EndRecordAlert: ({ clientId }) => ({
    ...{ noun: 'client', recordId: clientId, alertId: '1', version: 0, reason: 'It moved away' },
  }),
  PreviewRecordMerge: ({ clientId }) => ({ noun: 'client', keptId: clientId, otherId: clientId }),
  MergeRecords: ({ clientId }) => ({
    input: { noun: 'client', keptId: clientId, otherId: clientId, keptVersion: 1, otherVersion: 1, answers: [] },
  }),
  GetRecordMerge: ({ clientId: recordId }) => ({ noun: 'client', recordId }),
  GetMergedRecords: ({ clientId: keptId }) => ({ noun: 'client', keptId }),
  UndoRecordMerge: ({ clientId: recordId }) => ({ noun: 'client', recordId }),
  GetPimsImports: ({ clientId: locationClientId }) => ({ locationClientId }),
  PreviewPimsImportUndo: ({ importId }) => ({ importId }),
  UndoPimsImport: ({ importId }) => ({ input: { importId, previewed: 'what was shown' } }),
  UpsertLocationClient: ({ locationId, clientId: id }) => ({ locationId, input: { id, isActive: false } }),
  getLocationPatient: ({ patientId: id }) => ({ id }),
  GetLocationPatientsByFilter: ({ locationId }) => ({ locationIds: [locationId] }),
  GetPrescriptionsByLocationPatientId: ({ patientId: locationPatientId }) => ({
    locationPatientId,
    showArchived: true,
  }),
  UpsertLocationPatientClient: ({ patientId: locationPatientId, clientId: locationClientId }) => ({
    locationPatientId,
    locationClientId,
    isPrimary: true,
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
  getInstallInformation: ({ pimsAccountId }) => ({ pimsAccountId, pimsConnectionType: 'EZYVET' }),
  getInstallStatus: ({ pimsAccountId }) => ({ pimsAccountId, pimsConnectionType: 'EZYVET' }),
  searchPimsUsers: ({ pimsAccountId }) => ({ pimsAccountId, pimsConnectionType: 'EZYVET' }),
  getPimsUser: ({ pimsAccountId }) => ({ pimsAccountId, pimsConnectionType: 'EZYVET', pimsId: '201' }),
  syncPimsUsers: ({ pimsAccountId, locationUuid: accountUuid }) => ({
    pimsAccountId,
    pimsConnectionType: 'EZYVET',
    accountUuid,
  }),
  searchPimsCaretakers: ({ pimsAccountId }) => ({
    input: { pimsAccountId, pimsConnectionType: 'EZYVET', lastName: 'a' },
  }),
  getPimsCaretakerById: ({ pimsAccountId }) => ({
    input: { pimsAccountId, pimsConnectionType: 'EZYVET', pimsId: '7901' },
  }),
  searchPimsPatients: ({ pimsAccountId }) => ({
    input: { pimsAccountId, pimsConnectionType: 'EZYVET', pimsCaretakerId: '7901' },
  }),
  getPimsCaretakerList: ({ pimsAccountId }) => ({ pimsAccountId, pimsConnectionType: 'EZYVET', pimsIds: ['7901'] }),
  getPimsPatientList: ({ pimsAccountId }) => ({ pimsAccountId, pimsConnectionType: 'EZYVET', pimsIds: ['9901'] }),
  getPimsPatientById: ({ pimsAccountId }) => ({ pimsAccountId, pimsConnectionType: 'EZYVET', pimsId: '9901' }),
  GetLocationClientByPimsId: ({ pimsAccountId }) => ({ pimsAccountId, pimsId: '7901' }),
  GetLocationPatientByPimsId: ({ pimsAccountId, locationId }) => ({ pimsAccountId, pimsId: '9901', locationId }),
  GetPimsDifferences: ({ clientId }) => ({ clientId }),
  GetRecordAccess: ({ username, prescriptionId: record }) => ({ username, operation: 'GetPrescription', record }),
  UndeliveredMessages: 'touches no practice',
  FindClients: 'touches no practice',
  WaitingByLocation: 'touches no practice',
  WaitingRequests: ({ locationId }) => ({ locationId }),
  ResendMessage: ({ locationId }) => ({ locationId, messageId: '900001' }),
  RefusedCall: 'touches no practice',
  RecordTimeline: ({ locationId, prescriptionId }) => ({ noun: 'prescription', name: prescriptionId, locationId }),
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
  GetPrescriptionToCopy: ({ prescriptionId: id }) => ({ id }),
  Prescriptions: ({ locationId }) => ({ locationId }),
  GetPrescriptionHistory: ({ locationId }) => ({ locationId }),
  GetPrescriptionCount: ({ locationId }) => ({ locationId }),
  GetHistoryViews: ({ locationId }) => ({ locationId }),
  GetLineItemsByPrescriptionId: ({ prescriptionId }) => ({ prescriptionId }),
  GetOrder: ({ orderId: id }) => ({ id, voided: true }),
  GetOrdersByLocationId: ({ locationId }) => ({ locationId, nameSearchInput: null }),
  GetOrdersCount: ({ locationId }) => ({ locationId }),
  GetOrdersByLocationPatientIds: ({ patientId }) => ({ locationPatientIds: [patientId] }),
  GetOrderStatus: 'touches no practice',
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
  UndoPrescriptions: ({ locationId, prescriptionId }) => ({ locationId, prescriptionIds: [prescriptionId] }),
  GetRecentSignatures: ({ locationId }) => ({ locationId }),
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
  GetQueueViews: ({ locationId }) => ({ locationId }),
  SaveQueueViews: ({ locationId }) => ({ locationId, input: { version: 0, views: [], defaultView: 'waiting' } }),
  GetQueueWaysOut: ({ locationId }) => ({ locationId, filters: [{ locationId }] }),
  GetSpeciesChange: ({ locationId, patientId }) => ({
    locationId,
    locationPatientId: patientId,
    speciesCode: 'feline',
  }),
  GetExternalCheck: ({ locationId, patientId }) => ({
    input: { locationId, locationPatientId: patientId },
    isComplete: false,
  }),
  AnswerExternalCard: ({ locationId }) => ({
    input: { locationId, checkId: '1', cardId: '00000000-0000-0000-0000-000000000000', outcome: 'overridden' },
  }),
  GetSigningFacts: ({ locationId, patientId }) => ({ locationId, locationPatientId: patientId }),
  GetWrongPatientMeasure: ({ locationId }) => ({ locationId, from: '2026-01-01', to: '2026-12-31' }),
  GetReportEmbedUrl: ({ locationId }) => ({ locationId }),
  GetIssuedFigures: ({ locationId }) => ({ locationId, from: '2026-01-01', to: '2026-12-31' }),
  GetRequestFigures: ({ locationId }) => ({ locationId, from: '2026-01-01', to: '2026-12-31' }),
  GetDeclineFigures: ({ locationId }) => ({ locationId, from: '2026-01-01', to: '2026-12-31' }),
  GetAlertFigures: ({ locationId }) => ({ locationId, from: '2026-01-01', to: '2026-12-31' }),
  GetEndingRights: ({ locationId }) => ({ locationId }),
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
  HandOffRequest: ({ task, delegateId }) => ({
    input: { prescriptionTaskId: task.id, version: 1, toLocationUserId: delegateId, note: 'Please look.' },
  }),
  SnoozeRequest: ({ task }) => ({ input: { prescriptionTaskId: task.id, version: 1, until: null } }),
  AskForExam: ({ task }) => ({ input: { prescriptionTaskId: task.id, version: 1, clientText: 'Please call us.' } }),
  MarkHandOffRead: ({ locationId }) => ({ locationId, id: '1' }),
  GetColleagues: ({ locationId }) => ({ locationId }),
  GetHandOffs: ({ locationId }) => ({ locationId }),
  GetSessionSummary: ({ locationId }) => ({ locationId }),
  LocationChanged: ({ locationId }) => ({ locationId }),
};

/** Records of a location of the sample. */
export async function recordsAt(server: TestServer, locationId: string, username: string): Promise<Records> {
  const [row] = await server.db.asOwner<
    Omit<Records, 'task' | 'locationId' | 'importId' | 'importFiles'> & { taskId: string; taskUuid: string }
  >(
    `select
      (select organization_id::text from signa.location where id = $1) as "organizationId",
      (select uuid::text from signa.location where id = $1) as "locationUuid",
      (select id::text from signa.client where location_id = $1 order by id limit 1) as "clientId",
      (select id::text from signa.patient where location_id = $1 order by id limit 1) as "patientId",
      (select id::text from signa.prescription where location_id = $1 and rx_status <> 'Draft' order by id limit 1) as "prescriptionId",
      (select id::text from signa.prescription where location_id = $1 and rx_status = 'Draft' order by id limit 1) as "draftId",
      (select id::text from signa.order_header where location_id = $1 order by id limit 1) as "orderId",
      (select id::text from signa.task where location_id = $1 and status = 'PENDING' order by id limit 1) as "taskId",
      (select uuid::text from signa.task where location_id = $1 and status = 'PENDING' order by id limit 1) as "taskUuid",
      (select id::text from signa.location_user where location_id = $1 order by id limit 1) as "locationUserId",
      (select id::text from signa.location_user where location_id = $1 and is_active order by id desc limit 1) as "delegateId",
      (select id::text from signa.delegation where location_id = $1 order by id limit 1) as "delegationId",
      (select id::text from signa.shortcut where location_id = $1 and is_active order by id limit 1) as "shortcutId",
      (select user_id::text from signa.location_user where location_id = $1 order by id limit 1) as "userId",
      $2 as username,
      (select pims_account_id from signa.location where id = $1) as "pimsAccountId"`,
    [locationId, username],
  );
  if (!row) throw new Error('The sample has no such location');
  const importId = await insertStoredImport(server.db, locationId, [row.patientId]);
  const importFiles = await insertImportFiles(server.db, locationId);
  return { ...row, locationId, importId, importFiles, task: { id: row.taskId, uuid: row.taskUuid } };
}
