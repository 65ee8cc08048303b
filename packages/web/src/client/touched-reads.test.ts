import { type ContractName, type MutationName, mutationNames, type QueryName, queryNames } from '@signa/core/contract';
import { documents, rootFields, schemaText } from '@signa/core/contract/documents';
import { buildSchema, getNamedType, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { invalidatedBy } from './touched';

/** The stored entities that mutations of the contract change. */
type Entity =
  | 'prescription'
  | 'task'
  | 'client'
  | 'patient'
  | 'office use client'
  | 'order'
  | 'merge'
  | 'alert'
  | 'import'
  | 'shortcut'
  | 'favorite'
  | 'queue views'
  | 'user'
  | 'role'
  | 'list of roles'
  | 'place'
  | 'pims account'
  | 'pims user'
  | 'review'
  | 'warnings'
  | 'import file'
  | 'message'
  | 'session'
  | 'notification'
  | 'impersonation'
  | 'unread impersonation'
  | 'consent'
  | 'renewal gates'
  | 'support access';

/** Object types of the contract that represent each entity. */
const types: Readonly<Record<Entity, readonly string[]>> = {
  prescription: ['Prescription', 'RemovedPrescription', 'PrescriptionWorkflow', 'ActiveTherapy', 'IssuedTherapy'],
  task: [
    'PrescriptionTask',
    'PrescriptionTaskGroup',
    'JoinedTask',
    'TaskTypeCount',
    'WaitingAtLocation',
    'HandOffs',
    'SessionSummary',
  ],
  client: ['LocationClient', 'LocationPatientClient', 'OrderPatientClient', 'SameClientCandidate'],
  patient: ['LocationPatient', 'LocationPatientClient', 'OrderPatient', 'OtherAnimal'],
  'office use client': [],
  order: ['Order', 'OrderLineItem', 'PrescriptionLineItem'],
  merge: ['RecordMerge', 'RecordMergePreview'],
  alert: ['RecordAlert'],
  import: ['PimsImport', 'PimsImportUndo'],
  shortcut: ['Shortcut'],
  favorite: ['Favorite'],
  'queue views': ['QueueViews', 'OwnQueueViews'],
  user: [
    'User',
    'LocationUser',
    'Colleague',
    'FoundPerson',
    'Delegation',
    'PersonAccess',
    'EndingRight',
    'AccessRight',
    'AccessEffect',
  ],
  role: ['Role', 'RoleModule', 'RoleEffect', 'PersonAccess', 'EndingRight', 'AccessRight', 'AccessEffect'],
  'list of roles': [],
  place: ['Location', 'Organization', 'PracticeGroup'],
  'pims account': ['PimsInstallInformation', 'PimsInstallStatus', 'PimsUser'],
  'pims user': ['PimsUser', 'PimsUserSync'],
  review: ['AccessReview'],
  warnings: ['WarningOverrides', 'KnowledgeInEffect'],
  'import file': ['ImportFile', 'ImportFileDetail'],
  message: ['UndeliveredMessage'],
  session: ['BrowserSession', 'EndedSession'],
  impersonation: ['OpenImpersonation'],
  notification: ['HandOffNotification'],
  'unread impersonation': [],
  consent: ['SupportConsent'],
  'renewal gates': ['RenewalGates', 'RenewalPage'],
  'support access': ['SupportAccess'],
};

const schema = buildSchema(schemaText);

function typesIn(name: ContractName): ReadonlySet<string> {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  const note = () => {
    const type = info.getType();
    const named = type ? getNamedType(type) : null;
    if (isObjectType(named)) found.add(named.name);
  };
  visit(documents[name], visitWithTypeInfo(info, { Field: note }));
  return found;
}

const entities = Object.keys(types) as Entity[];
const entitiesIn = (name: ContractName) => {
  const found = typesIn(name);
  return entities.filter((entity) => types[entity].some((type) => found.has(type)));
};

/**
 * Queries that depend on more entities than their response types show, because they count, compare, or sort by them.
 */
const hidden: Readonly<Partial<Record<QueryName, readonly Entity[]>>> = {
  GetPrescriptionTasksCount: ['task'],
  GetPrescriptionTasksGroupedCount: ['task'],
  GetQueueViews: ['task'],
  GetWaitingCounts: ['prescription'],
  GetPrescriptionCount: ['prescription'],
  GetHistoryViews: ['prescription'],
  GetSigningFacts: ['task'],
  GetRecentSignatures: ['prescription'],
  GetSpeciesChange: ['prescription', 'patient'],
  GetUnlinkedLocationClientsCount: ['client'],
  GetOrdersCount: ['order', 'client', 'patient'],
  GetOfficeUseClient: ['office use client'],
  Roles: ['list of roles'],
  Modules: ['list of roles'],
  GetRoleEffect: ['list of roles'],
  GetUnreadImpersonations: ['unread impersonation'],
  LocationCount: ['place'],
  GetPimsImports: ['client', 'patient'],
  PreviewPimsImportUndo: ['client', 'patient', 'task', 'prescription', 'alert'],
  GetMergedRecords: ['client', 'patient'],
  GetRecordMerge: ['client', 'patient'],
  PreviewRecordMerge: ['client', 'patient', 'alert'],
  getPimsCaretakerById: ['client'],
  getPimsPatientById: ['patient'],
};

/** Queries for data that no portal mutation changes: catalogs, partners, and past events. */
const unchanged: readonly QueryName[] = [
  'AddressTypes',
  'Allergies',
  'BreedsBySpecies',
  'FindClients',
  'GetAlertFigures',
  'GetAudit',
  'GetAuditChain',
  'GetAuditChoices',
  'GetAuditPeople',
  'GetDeclineFigures',
  'GetExternalCheck',
  'GetImpersonations',
  'GetImportLeftOut',
  'GetIssuedFigures',
  'GetOrderStatus',
  'GetPimsDifferences',
  'GetProductByProductId',
  'GetProductPresentationById',
  'GetProductPresentationsForProductFamily',
  'GetProductsExtendedDataFromProductFamily',
  'GetRecordAccess',
  'GetReportEmbedUrl',
  'GetRequestFigures',
  'GetSupportUser',
  'GetWrongPatientMeasure',
  'HealthConditionsBySpecies',
  'Medications',
  'PharmacyOptions',
  'PhoneTypes',
  'PortalTypes',
  'ProductFamilies',
  'ProductFamiliesCount',
  'ReasonForCompound',
  'RecordTimeline',
  'RefusedCall',
  'SearchProductFamilies',
  'SearchProductFamiliesCount',
  'SearchProducts',
  'Species',
  'WaitingByLocation',
  'WaitingRequests',
  'WorkflowStatus',
  'declineReason',
  'featureFlags',
  'getPimsCaretakerList',
  'getPimsConsultsByCode',
  'getPimsConsultsByPatientId',
  'getPimsPatientList',
  'getSearchFilters',
  'hasFeature',
  'searchPimsCaretakers',
  'searchPimsPatients',
];

/** Entities that each mutation changes, directly or as a side effect on the server. */
const writes: Readonly<Record<MutationName, readonly Entity[]>> = {
  AddPrescription: ['prescription', 'task'],
  UpdatePrescription: ['prescription', 'task'],
  DeclinePrescription: ['prescription', 'task'],
  DeletePrescription: ['prescription', 'task'],
  ArchivePrescription: ['prescription'],
  UndoPrescriptions: ['prescription', 'task'],
  ReprintPrescription: ['prescription'],
  upsertPrescriptionWorkflow: ['prescription', 'task'],
  UpsertPrescriptionTask: ['task', 'prescription'],
  AuthorizeRenewals: ['task', 'prescription'],
  UpdateRenewalGates: ['renewal gates'],
  UpdatePrescriptionTaskWorkflow: ['task'],
  HandOffRequest: ['task'],
  SnoozeRequest: ['task'],
  AskForExam: ['task'],
  MarkHandOffRead: ['notification'],
  ResendMessage: ['message'],
  AddFavorite: ['favorite'],
  UpdateFavorite: ['favorite'],
  DeleteFavorite: ['favorite'],
  AddShortcut: ['shortcut'],
  UpdateShortcut: ['shortcut'],
  DeleteShortcut: ['shortcut'],
  AddLocation: ['place'],
  UpdateLocation: ['place', 'pims account'],
  UpdateLocationWritebackEnabled: ['place'],
  AddOrganization: ['place'],
  UpdateOrganization: ['place'],
  syncPimsUsers: ['pims user'],
  AddRole: ['list of roles'],
  UpdateRole: ['role', 'list of roles'],
  AddOfficeUseClient: ['office use client'],
  AddLocationClient: ['client', 'import'],
  AddLocationPatient: ['patient', 'import'],
  UpdateLocationClient: ['client', 'task', 'prescription'],
  UpsertLocationClient: ['client', 'task', 'prescription'],
  UpdateLocationPatient: ['patient', 'task', 'prescription'],
  UpdateLocationPatientForConflict: ['patient'],
  UpsertLocationPatientClient: ['patient'],
  MergeRecords: ['merge', 'alert', 'client', 'patient', 'task', 'prescription'],
  UndoRecordMerge: ['merge', 'alert', 'client', 'patient', 'task', 'prescription'],
  AddRecordAlert: ['alert'],
  UpdateRecordAlert: ['alert'],
  EndRecordAlert: ['alert'],
  UndoPimsImport: ['import', 'client', 'patient'],
  AddUser: ['user'],
  UpdateUser: ['user'],
  ChangePrimaryLocation: ['user'],
  LocationUserProfilePictureUpload: ['user'],
  RemoveLocationUserProfilePicture: ['user'],
  AddDelegatedUser: ['user'],
  DeleteDelegatedUser: ['user'],
  ReassignRequests: ['task'],
  UpdateLocationUser: ['user'],
  EndSession: ['session'],
  // The page is reloaded after these two mutations.
  StartImpersonation: [],
  ExitImpersonation: [],
  UnlockImpersonation: ['impersonation'],
  LockImpersonation: ['impersonation'],
  MarkImpersonationRead: ['unread impersonation'],
  SaveQueueViews: ['queue views'],
  SetWarningOverride: ['warnings'],
  AnswerExternalCard: [],
  ConfirmWarningOverride: ['warnings'],
  EndWarningOverride: ['warnings'],
  SendImportPart: [],
  AddImportFile: ['import file'],
  ChangeImportMapping: ['import file'],
  CheckImportFile: ['import file'],
  StartImportFile: ['import file'],
  UndoImportFile: ['import file'],
  RemoveImportFile: ['import file'],
  KeepAccess: ['review'],
  CompleteAccessReview: ['review'],
  UpdateSupportConsent: ['consent'],
  OpenSupportAccess: ['support access'],
};

/** These mutations add a record that no other record refers to yet. */
const narrower: readonly MutationName[] = ['AddOfficeUseClient', 'AddRole'];

const clinical: readonly Entity[] = ['prescription', 'task', 'client', 'patient', 'order'];
const named: readonly Entity[] = ['user', 'role', 'place'];

/**
 * Entities that a query reads. Inside clinical records, users, roles, and locations are only names, and polling keeps
 * those current.
 */
function readsOf(name: QueryName): readonly Entity[] {
  const all = [...new Set([...entitiesIn(name), ...(hidden[name] ?? [])])];
  return all.some((entity) => clinical.includes(entity)) ? all.filter((entity) => !named.includes(entity)) : all;
}
const isStaleAfter = (mutation: MutationName, query: QueryName) =>
  readsOf(query).some((entity) => writes[mutation].includes(entity));

/** Queries that read a changed entity but are unaffected by the mutation. */
const spared: Readonly<Partial<Record<MutationName, readonly QueryName[]>>> = {
  // Requests and the undo of an import do not depend on whether a prescription is archived or reprinted.
  ArchivePrescription: [
    'GetPrescriptionTask',
    'GetPrescriptionTasks',
    'GetPrescriptionTasksGrouped',
    'PreviewPimsImportUndo',
  ],
  ReprintPrescription: [
    'GetPrescriptionTask',
    'GetPrescriptionTasks',
    'GetPrescriptionTasksGrouped',
    'PreviewPimsImportUndo',
  ],
  // A workflow is not a therapy and stores no record.
  UpdatePrescriptionTaskWorkflow: ['GetSigningFacts', 'PreviewPimsImportUndo'],
  HandOffRequest: ['GetSigningFacts', 'PreviewPimsImportUndo'],
  SnoozeRequest: ['GetSigningFacts', 'PreviewPimsImportUndo'],
  AskForExam: ['GetSigningFacts', 'PreviewPimsImportUndo'],
  // No users are assigned to a new location yet.
  AddLocation: ['GetLocation', 'GetUser', 'Users'],
};

describe('A-017 the reads that a mutation invalidates', () => {
  it('A-017 are declared for every query, or the query is listed as unaffected by mutations', () => {
    expect(queryNames.filter((query) => readsOf(query).length === 0)).toEqual(unchanged);
  });

  it.each(mutationNames.filter((name) => !narrower.includes(name)))(
    'A-017 include the entities in the response of %s',
    (mutation) => {
      const root = schema.getMutationType()?.getFields()[rootFields[mutation]];
      const answered = root && getNamedType(root.type).name;
      const own = entities.filter((entity) => types[entity].some((type) => type === answered));
      if (own.length > 0) expect(own.some((entity) => writes[mutation].includes(entity))).toBe(true);
    },
  );

  it.each(mutationNames)('A-017 are all refetched after %s', (mutation) => {
    const asked: readonly QueryName[] = invalidatedBy[mutation];
    const missing = queryNames.filter((query) => isStaleAfter(mutation, query) && !asked.includes(query));
    expect(missing).toEqual(spared[mutation] ?? []);
  });

  it.each(mutationNames)('A-017 exclude catalogs and past events after %s', (mutation) => {
    expect(invalidatedBy[mutation].filter((query) => unchanged.includes(query))).toEqual([]);
  });
});
