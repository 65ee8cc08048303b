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
  'GetQueueViews',
  'GetPrescriptionTask',
  'GetCleanRenewals',
] as const;
const prescriptionReads = [
  'Prescriptions',
  'GetPrescriptionHistory',
  'GetPrescriptionCount',
  'GetHistoryViews',
  'GetPrescription',
  'GetPrescriptionToCopy',
  'GetCleanRenewals',
  'GetPrescriptionsByLocationPatientId',
  'GetSigningFacts',
  'GetSpeciesChange',
  'GetRecentSignatures',
] as const;
const orderReads = ['GetOrder', 'GetOrdersByLocationId', 'GetOrdersByLocationPatientIds', 'GetOrdersCount'] as const;
const counts = ['GetWaitingCounts'] as const;
/** What colleagues handed to the user, and what the user did: both are about requests. */
const handOffReads = ['GetHandOffs', 'GetSessionSummary'] as const;
/** Reads that depend on the account of the practice system or on its secret. */
const pimsAccountReads = ['getInstallInformation', 'getInstallStatus', 'searchPimsUsers', 'getPimsUser'] as const;
// The menu, the location switch, and every location list depend on these.
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
// Roles are shown next to users and offered as choices in their forms.
const roleReads = ['Roles', 'Modules', 'GetRoleEffect'] as const;
// A request and its prescription change together, both show the client and patient, and undoing an import affects all
// of them.
const both = [...taskReads, ...prescriptionReads, ...counts, ...handOffReads, 'PreviewPimsImportUndo'] as const;

/** Reads that show something of each kind. */
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
    'GetRecordAlerts',
    'PreviewRecordMerge',
    'GetPimsImports',
    'GetLocationPatientByPimsId',
    'GetLocationPatientsByFilter',
    // An order shows the current names of its client and patient.
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
    'GetRecordAlerts',
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
    'GetColleagues',
    'GetPersonAccess',
    'GetEndingRights',
    'GetAccessReview',
    'GetAccessEffect',
  ],
};

/** An alert moves in a merge, and keeps an imported record. */
const alertReads = ['GetRecordAlerts', 'PreviewRecordMerge', 'PreviewPimsImportUndo'] as const;

/** What a server stores or removes later is reported by live updates. */
const importReads = ['GetImportFiles', 'GetImportFile'] as const;

/** Open forms are checked again with the changed warnings. */
const warningReads = ['GetWarningOverrides', 'GetSigningFacts'] as const;

/** Reads that each mutation can invalidate; they are refetched after it succeeds. */
export const invalidatedBy: Readonly<Record<MutationName, readonly QueryName[]>> = {
  AddPrescription: readsOf.prescription,
  UpdatePrescription: readsOf.prescription,
  DeclinePrescription: readsOf.prescription,
  DeletePrescription: readsOf.prescription,
  ArchivePrescription: [...prescriptionReads, ...counts],
  ResendMessage: ['UndeliveredMessages'],
  UndoPrescriptions: readsOf.prescription,
  ReprintPrescription: [...prescriptionReads, ...counts],
  UpsertPrescriptionTask: readsOf.task,
  UpdatePrescriptionTaskWorkflow: [...taskReads, ...counts, ...handOffReads],
  HandOffRequest: [...taskReads, ...counts, ...handOffReads],
  SnoozeRequest: [...taskReads, ...counts, ...handOffReads],
  AskForExam: [...taskReads, ...counts, ...handOffReads],
  MarkHandOffRead: ['GetHandOffs'],
  AuthorizeRenewals: [...readsOf.prescription, ...handOffReads],
  upsertPrescriptionWorkflow: readsOf.prescription,
  AddFavorite: ['GetFavorites'],
  UpdateFavorite: ['GetFavorites'],
  DeleteFavorite: ['GetFavorites'],
  SaveQueueViews: ['GetQueueViews'],
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
  AddRecordAlert: alertReads,
  UpdateRecordAlert: alertReads,
  EndRecordAlert: alertReads,
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
  SetWarningOverride: warningReads,
  // What services said is not read again; an answer belongs to what is shown.
  AnswerExternalCard: [],
  ConfirmWarningOverride: warningReads,
  EndWarningOverride: warningReads,
  SendImportPart: [],
  AddImportFile: importReads,
  ChangeImportMapping: importReads,
  CheckImportFile: importReads,
  StartImportFile: importReads,
  UndoImportFile: importReads,
  RemoveImportFile: importReads,
  KeepAccess: ['GetAccessReview'],
  CompleteAccessReview: ['GetAccessReview'],
  UpdateRenewalGates: ['GetRenewalGates', 'GetCleanRenewals'],
  UpdateSupportConsent: ['GetSupportConsent'],
  OpenSupportAccess: ['GetSupportAccess'],
};

const anyRead = Object.values(readsOf).flat();
const readsOfName: Readonly<Partial<Record<string, readonly QueryName[]>>> = readsOf;

/** Reads that another user's change can invalidate. A kind newer than this portal invalidates everything (P-152). */
export function invalidatedByChange({ isEverything, subjects }: Change): ReadonlySet<QueryName> {
  return new Set(isEverything ? anyRead : subjects.flatMap(({ kind }) => readsOfName[kind] ?? anyRead));
}
