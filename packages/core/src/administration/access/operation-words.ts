import type { ContractName } from '../../contract/index.js';
import type { ModuleName } from '../../practice/location/index.js';

/** The heading for a permission: a module, or an area outside modules. */
export type AccessArea = ModuleName | 'account' | 'lookup' | 'support';

/** The purpose of an operation as text; operations with the same purpose share it. */
export interface OperationWords {
  readonly area: AccessArea;
  readonly words: string;
}

const at =
  (area: AccessArea) =>
  (words: string): OperationWords => ({ area, words });
const account = at('account');
const lookup = at('lookup');
const support = at('support');
const dashboard = at('dashboard');
const create = at('create');
const clients = at('clients');
const products = at('products');
const history = at('history');
const orders = at('orders');
const officeUse = at('officeuse');
const link = at('link');
const reports = at('reports');
const users = at('usermanagement');
const settings = at('practicesettings');
const shortcuts = at('shortcuts');

const lists = lookup('Use lookup lists such as species, breeds, and medications');
const importFiles = settings('Import files of clients and patients, and undo their import');
const recordAlerts = clients('Add, change, and end alerts of clients and patients');
const readReports = reports('View reports');
const seeRequests = dashboard('View requests');
const findProducts = products('Find products');
const findInPims = link('Find clients and patients in the practice system');
const ownImpersonation = support('Impersonate a user of a practice');
const linkRecords = link('View clients who are not linked to the practice system');

/**
 * The text for each operation of the contract. Omitting one is a compile error.
 *
 * @see A-245
 */
export const operationWords: Readonly<Record<ContractName, OperationWords>> = {
  GetUserByUsername: account('Sign in and view their own account'),
  OwnLocations: account('Sign in and view their own account'),
  GetSupportUser: support('Sign in as support'),
  StartImpersonation: ownImpersonation,
  ExitImpersonation: support('End an impersonation'),
  GetOpenImpersonation: support('End an impersonation'),
  UnlockImpersonation: support('Unlock changes while impersonating'),
  LockImpersonation: support('Unlock changes while impersonating'),
  GetImpersonations: users('View support activity'),
  GetAudit: users('View the audit'),
  GetAuditChoices: users('View the audit'),
  GetAuditPeople: users('View the audit'),
  GetAuditChain: users('View the audit'),
  GetAccessReview: users('View who can authorize'),
  GetAccessEffect: users('See who gains or loses access through a change'),
  KeepAccess: users('Review who can authorize'),
  CompleteAccessReview: users('Review who can authorize'),
  GetUnreadImpersonations: account('Be notified when support worked in their name'),
  MarkImpersonationRead: account('Be notified when support worked in their name'),
  GetSupportConsent: settings('View whether support can work as users of this location'),
  GetRenewalGates: settings('View which renewals may be authorized together'),
  UpdateRenewalGates: settings('Choose which renewals may be authorized together'),
  UpdateSupportConsent: settings('Choose whether support can work as users of this location'),
  GetWarningOverrides: settings('View which warnings are shown'),
  SetWarningOverride: settings('Change which warnings are shown'),
  ConfirmWarningOverride: settings('Change which warnings are shown'),
  EndWarningOverride: settings('Change which warnings are shown'),
  GetImportFiles: importFiles,
  GetImportFile: importFiles,
  GetImportLeftOut: importFiles,
  SendImportPart: importFiles,
  AddImportFile: importFiles,
  ChangeImportMapping: importFiles,
  CheckImportFile: importFiles,
  StartImportFile: importFiles,
  UndoImportFile: importFiles,
  RemoveImportFile: importFiles,
  UndeliveredMessages: support('View undelivered messages'),
  FindClients: support('Search the clients of every practice'),
  WaitingByLocation: support('View where requests are waiting'),
  WaitingRequests: support('View the waiting requests of a location'),
  ResendMessage: support('Resend an undelivered message'),
  RecordTimeline: support('View what happened to a record'),
  RefusedCall: support('Look up a refused call'),
  GetPimsDifferences: support('Compare a client with its record in the practice system'),
  GetRecordAccess: support('See what a user can do with a record'),
  GetSupportAccess: support('Look up records of a practice after giving a reason'),
  OpenSupportAccess: support('Look up records of a practice after giving a reason'),
  GetSessions: account('View and end their own sessions'),
  EndSession: account('View and end their own sessions'),

  GetLocationUser: users('View the users of a location'),
  LocationsUsers: users('View the users of a location'),
  getLocationUserByLocationIdAndRole: users('View the users of a location'),
  getLocationUsersThatCanAuthorize: users('View vets who can authorize'),
  GetPersonAccess: users("View a user's permissions"),
  GetUser: users("View a user's account"),
  Users: support('Find users of all practices'),
  UpdateUser: users('Change a user and their assignments'),
  ChangePrimaryLocation: users("Choose a user's primary location"),
  LocationUserProfilePictureUpload: users("Change a user's picture"),
  RemoveLocationUserProfilePicture: users("Change a user's picture"),
  AddUser: users('Add a user'),
  UpdateLocationUser: users("Change a user's profile"),
  AddDelegatedUser: users('Choose who can sign for another vet'),
  DeleteDelegatedUser: users('Choose who can sign for another vet'),
  ReassignRequests: users("Reassign a user's pending requests to another vet"),

  AddressTypes: lists,
  Allergies: lists,
  BreedsBySpecies: lists,
  HealthConditionsBySpecies: lists,
  Medications: lists,
  Modules: lists,
  PharmacyOptions: lists,
  PhoneTypes: lists,
  PortalTypes: lists,
  ReasonForCompound: lists,
  Roles: lists,
  Species: lists,
  WorkflowStatus: lists,
  declineReason: lists,

  AddRole: support('Add or change a role'),
  UpdateRole: support('Add or change a role'),
  GetRoleEffect: support('Add or change a role'),

  GetLocation: settings('View the location'),
  LocationCount: settings('List their own locations'),
  Locations: settings('List their own locations'),
  AddLocation: settings('Add a location'),
  UpdateLocation: settings('Change the location'),
  GetOrganization: settings('View the organization'),
  Organizations: settings('View the organization'),
  SearchPractices: support('Find practices'),
  AddOrganization: support('Add or change an organization'),
  UpdateOrganization: support('Add or change an organization'),
  UpdateLocationWritebackEnabled: support('Turn writeback to the practice system on or off'),
  GetFavorites: create('Use favorites'),
  AddFavorite: shortcuts('Add a favorite'),
  UpdateFavorite: shortcuts('Change a favorite'),
  DeleteFavorite: shortcuts('Delete a favorite'),
  Shortcut: shortcuts('Use shortcuts'),
  AddShortcut: shortcuts('Add a shortcut'),
  UpdateShortcut: shortcuts('Change a shortcut'),
  DeleteShortcut: shortcuts('Delete a shortcut'),
  featureFlags: settings('View which features are on'),
  hasFeature: settings('View which features are on'),

  getInstallInformation: settings('View the connection to the practice system'),
  getInstallStatus: settings('View the connection to the practice system'),
  searchPimsUsers: users('Link a user to the practice system'),
  getPimsUser: users('Link a user to the practice system'),
  syncPimsUsers: users('Link a user to the practice system'),

  LocationClientSearch: clients('Find clients'),
  GetLocationClientByPimsId: findInPims,
  GetLocationPatientByPimsId: findInPims,
  searchPimsCaretakers: findInPims,
  getPimsCaretakerList: findInPims,
  getPimsCaretakerById: findInPims,
  getPimsPatientList: findInPims,
  getPimsPatientById: findInPims,
  searchPimsPatients: findInPims,
  GetLocationClient: clients('View clients and patients'),
  GetSameClientCandidates: clients('View clients and patients'),
  GetLocationPatientsByFilter: clients('View clients and patients'),
  getLocationPatient: clients('View clients and patients'),
  GetUnlinkedLocationClients: linkRecords,
  GetUnlinkedLocationClientsCount: linkRecords,
  AddLocationClient: clients('Add a client'),
  AddLocationPatient: clients('Add a patient'),
  UpsertLocationPatientClient: clients("Change a patient's clients"),
  UpdateLocationClient: clients('Change a client'),
  UpsertLocationClient: clients('Change a client'),
  PreviewRecordMerge: clients('Merge duplicate clients or patients'),
  MergeRecords: clients('Merge duplicate clients or patients'),
  UndoRecordMerge: clients('Undo a merge'),
  GetRecordMerge: clients('View merged records'),
  GetMergedRecords: clients('View merged records'),
  GetRecordAlerts: clients('View the alerts of clients and patients'),
  AddRecordAlert: recordAlerts,
  UpdateRecordAlert: recordAlerts,
  EndRecordAlert: recordAlerts,
  GetPimsImports: clients('View imports from the practice system'),
  PreviewPimsImportUndo: clients('Undo an import'),
  UndoPimsImport: clients('Undo an import'),
  UpdateLocationPatient: clients('Change a patient'),
  UpdateLocationPatientForConflict: create("Correct a patient's weight while prescribing"),

  AddOfficeUseClient: officeUse('View the office-use client'),
  GetOfficeUseClient: officeUse('View the office-use client'),

  GetPrescription: history('View prescriptions'),
  GetPrescriptionToCopy: history('View prescriptions'),
  GetPrescriptionCount: history('View prescriptions'),
  GetPrescriptionHistory: history('View prescriptions'),
  GetHistoryViews: history('View prescriptions'),
  GetPrescriptionsByLocationPatientId: history('View prescriptions'),
  Prescriptions: history('View prescriptions'),
  GetLineItemsByPrescriptionId: history('View prescriptions'),
  GetPrescriptionTask: seeRequests,
  GetPrescriptionTasks: seeRequests,
  GetPrescriptionTasksCount: seeRequests,
  GetCleanRenewals: seeRequests,
  GetPrescriptionTasksGrouped: seeRequests,
  GetPrescriptionTasksGroupedCount: seeRequests,
  GetWaitingCounts: seeRequests,
  GetColleagues: seeRequests,
  GetHandOffs: seeRequests,
  GetSessionSummary: seeRequests,
  MarkHandOffRead: seeRequests,
  GetQueueCounts: seeRequests,
  GetQueueWaysOut: seeRequests,
  GetQueueViews: seeRequests,
  SaveQueueViews: dashboard('Save views of the requests'),
  LocationChanged: seeRequests,
  GetSigningFacts: create('Check a product for conflicts with a patient'),
  GetExternalCheck: create('Ask CDS services about a prescription'),
  AnswerExternalCard: create('Answer a card of a CDS service'),
  GetRecentSignatures: history('View what you signed recently'),
  GetSpeciesChange: history('Check open prescriptions for conflicts with another species'),
  GetReportEmbedUrl: readReports,
  GetIssuedFigures: readReports,
  GetRequestFigures: readReports,
  GetDeclineFigures: readReports,
  GetAlertFigures: readReports,
  GetEndingRights: readReports,
  GetWrongPatientMeasure: reports('View the report of prescriptions for the wrong patient'),
  getPimsConsultsByCode: create("View a patient's consultations"),
  getPimsConsultsByPatientId: create("View a patient's consultations"),
  GetProductByProductId: findProducts,
  GetProductPresentationById: findProducts,
  GetProductPresentationsForProductFamily: findProducts,
  GetProductsExtendedDataFromProductFamily: findProducts,
  ProductFamilies: findProducts,
  ProductFamiliesCount: findProducts,
  SearchProductFamilies: findProducts,
  SearchProductFamiliesCount: findProducts,
  SearchProducts: findProducts,
  getSearchFilters: findProducts,
  GetOrder: orders('View orders'),
  GetOrdersByLocationId: orders('View orders'),
  GetOrdersByLocationPatientIds: orders('View orders'),
  GetOrdersCount: orders('View orders'),
  GetOrderStatus: orders('View orders'),

  AddPrescription: create('Save a draft'),
  UpdatePrescription: create('Save a draft'),
  ArchivePrescription: history('Archive a prescription'),
  UndoPrescriptions: history('Undo a signature'),
  DeclinePrescription: create('Decline a draft'),
  DeletePrescription: create('Delete a draft'),
  UpdatePrescriptionTaskWorkflow: dashboard('Assign a request'),
  HandOffRequest: dashboard('Assign a request'),
  SnoozeRequest: dashboard('Snooze a request'),
  AskForExam: dashboard('Ask for an exam before a request is answered'),
  UpsertPrescriptionTask: dashboard('Answer a request'),
  AuthorizeRenewals: dashboard('Authorize clean renewals together'),
  upsertPrescriptionWorkflow: create('Assign a draft'),
  ReprintPrescription: history('Print a prescription'),
};
