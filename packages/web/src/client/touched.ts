import type { MutationName, Operations, QueryName } from '@signa/core/contract';

export type Change = Operations['LocationChanged']['data']['locationChanged'];
type ChangeKind = Change['subjects'][number]['kind'];

const taskReads = [
  'GetPrescriptionTasks',
  'GetPrescriptionTasksCount',
  'GetPrescriptionTasksGrouped',
  'GetPrescriptionTasksGroupedCount',
  'GetQueueCounts',
  'GetQueueWaysOut',
  'GetPrescriptionTask',
] as const;
const prescriptionReads = [
  'Prescriptions',
  'GetPrescriptionHistory',
  'GetPrescriptionCount',
  'GetHistoryViews',
  'GetPrescription',
  'GetPrescriptionToCopy',
  'GetPrescriptionsByLocationPatientId',
  'GetSigningFacts',
  'GetSpeciesChange',
] as const;
const orderReads = ['GetOrder', 'GetOrdersByLocationId', 'GetOrdersByLocationPatientIds', 'GetOrdersCount'] as const;
const counts = ['GetWaitingCounts'] as const;
/** What another account, or another secret of it, answers otherwise. */
const pimsAccountReads = ['getInstallInformation', 'getInstallStatus', 'searchPimsUsers', 'getPimsUser'] as const;
// The menu, the switch of locations and every list of places follow from these.
const placeReads = [
  'GetUserByUsername',
  'OwnLocations',
  'GetLocationUser',
  'GetLocation',
  'Locations',
  'LocationCount',
  'GetOrganization',
  'Organizations',
  'SearchPractices',
  'GetUser',
  'Users',
] as const;
// Beside whom it is shown of, a role is chosen from these.
const roleReads = ['Roles', 'Modules', 'GetRoleEffect'] as const;
// A request and its prescription change together, both name client and patient, and an import is undone without either.
const both = [...taskReads, ...prescriptionReads, ...counts, 'PreviewPimsImportUndo'] as const;

/** The reads in which something of a kind is shown. */
const readsOf: Readonly<Record<ChangeKind, readonly QueryName[]>> = {
  task: both,
  prescription: both,
  client: [
    'GetLocationClient',
    'GetLocationClientByPimsId',
    'LocationClientSearch',
    'GetUnlinkedLocationClients',
    'GetUnlinkedLocationClientsCount',
    'GetSameClientCandidates',
    'GetOfficeUseClient',
    'getPimsCaretakerById',
    'getLocationPatient',
    'GetRecordMerge',
    'GetMergedRecords',
    'PreviewRecordMerge',
    'GetPimsImports',
    'GetLocationPatientByPimsId',
    'GetLocationPatientsByFilter',
    // An order names client and patient as they are now.
    ...orderReads,
    ...both,
  ],
  patient: [
    'getLocationPatient',
    'getPimsPatientById',
    'GetLocationPatientByPimsId',
    'GetLocationPatientsByFilter',
    'GetLocationClient',
    'LocationClientSearch',
    'GetUnlinkedLocationClients',
    'GetSameClientCandidates',
    'GetPimsImports',
    'GetRecordMerge',
    'GetMergedRecords',
    'PreviewRecordMerge',
    'GetLocationClientByPimsId',
    'GetOfficeUseClient',
    ...orderReads,
    ...both,
  ],
  order: [...orderReads, 'GetLineItemsByPrescriptionId', ...both],
  shortcut: ['Shortcut'],
  user: [
    'GetUserByUsername',
    'OwnLocations',
    'GetUser',
    'GetLocationUser',
    'LocationsUsers',
    'Users',
    'getLocationUsersThatCanAuthorize',
    'getLocationUserByLocationIdAndRole',
    'GetPersonAccess',
    'GetEndingRights',
    'GetAccessReview',
    'GetAccessEffect',
  ],
};

/** The reads whose answer a mutation may change; they are asked again after it succeeded. */
export const touchedBy: Readonly<Record<MutationName, readonly QueryName[]>> = {
  AddPrescription: readsOf.prescription,
  UpdatePrescription: readsOf.prescription,
  DeclinePrescription: readsOf.prescription,
  DeletePrescription: readsOf.prescription,
  ArchivePrescription: [...prescriptionReads, ...counts],
  ResendMessage: ['UndeliveredMessages'],
  ReprintPrescription: [...prescriptionReads, ...counts],
  UpsertPrescriptionTask: readsOf.task,
  UpdatePrescriptionTaskWorkflow: [...taskReads, ...counts],
  upsertPrescriptionWorkflow: readsOf.prescription,
  AddShortcut: readsOf.shortcut,
  UpdateShortcut: readsOf.shortcut,
  DeleteShortcut: readsOf.shortcut,
  AddLocation: [
    'GetUserByUsername',
    'OwnLocations',
    'Locations',
    'LocationCount',
    'GetOrganization',
    'Organizations',
    'SearchPractices',
  ],
  syncPimsUsers: ['searchPimsUsers', 'getPimsUser'],
  UpdateLocation: [...placeReads, ...pimsAccountReads],
  UpdateLocationWritebackEnabled: placeReads,
  AddOrganization: placeReads,
  UpdateOrganization: placeReads,
  AddRole: roleReads,
  UpdateRole: [...roleReads, ...readsOf.user],
  AddOfficeUseClient: ['GetOfficeUseClient'],
  AddLocationClient: readsOf.client,
  AddLocationPatient: readsOf.patient,
  UpdateLocationClient: readsOf.client,
  UpsertLocationClient: readsOf.client,
  MergeRecords: [...readsOf.client, ...readsOf.patient],
  UndoRecordMerge: [...readsOf.client, ...readsOf.patient],
  UndoPimsImport: [...readsOf.client, ...readsOf.patient],
  UpdateLocationPatient: readsOf.patient,
  UpsertLocationPatientClient: readsOf.patient,
  UpdateLocationPatientForConflict: readsOf.patient,
  AddUser: readsOf.user,
  UpdateUser: readsOf.user,
  ChangePrimaryLocation: readsOf.user,
  LocationUserProfilePictureUpload: readsOf.user,
  RemoveLocationUserProfilePicture: readsOf.user,
  AddDelegatedUser: readsOf.user,
  DeleteDelegatedUser: readsOf.user,
  ReassignRequests: [...readsOf.task, 'GetAccessEffect'],
  UpdateLocationUser: readsOf.user,
  EndSession: ['GetSessions'],
  StartImpersonation: [],
  ExitImpersonation: [],
  UnlockImpersonation: ['GetOpenImpersonation'],
  LockImpersonation: ['GetOpenImpersonation'],
  MarkImpersonationRead: ['GetUnreadImpersonations'],
  KeepAccess: ['GetAccessReview'],
  CompleteAccessReview: ['GetAccessReview'],
  UpdateSupportConsent: ['GetSupportConsent'],
  OpenSupportAccess: ['GetSupportAccess'],
};

const anyRead = Object.values(readsOf).flat();
const readsOfName: Readonly<Partial<Record<string, readonly QueryName[]>>> = readsOf;

/** The reads whose answer a change of somebody else may have changed; a kind newer than this portal is any (P-152). */
export function touchedByChange({ isEverything, subjects }: Change): ReadonlySet<QueryName> {
  return new Set(isEverything ? anyRead : subjects.flatMap(({ kind }) => readsOfName[kind] ?? anyRead));
}
