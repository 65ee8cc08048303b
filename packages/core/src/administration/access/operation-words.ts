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

const lists = lookup('Use the lists of species, breeds, medications, roles and the like');
const readReports = reports('Read the reports');
const seeRequests = dashboard('See the requests');
const findProducts = products('Find products');
const findInPims = link('Find clients and patients in the practice system');
const ownImpersonation = support('Impersonate a user of a practice');
const linkRecords = link('See which clients are not linked with the practice system');

/**
 * The text for each operation of the contract. Omitting one is a compile error.
 *
 * @see A-245
 */
export const operationWords: Readonly<Record<ContractName, OperationWords>> = {
  GetUserByUsername: account('Sign in and see the own account'),
  OwnLocations: account('Sign in and see the own account'),
  GetSupportUser: support('Sign in as support'),
  StartImpersonation: ownImpersonation,
  ExitImpersonation: support('End an impersonation'),
  GetOpenImpersonation: support('End an impersonation'),
  UnlockImpersonation: support('Unlock changes while impersonating'),
  LockImpersonation: support('Unlock changes while impersonating'),
  GetImpersonations: users('Read what support did here'),
  GetAudit: users('Read the audit'),
  GetAuditChoices: users('Read the audit'),
  GetAuditPeople: users('Read the audit'),
  GetAuditChain: users('Read the audit'),
  GetAccessReview: users('See who may authorize'),
  GetAccessEffect: users('See who gains and who loses by a change'),
  KeepAccess: users('Review who may authorize'),
  CompleteAccessReview: users('Review who may authorize'),
  GetUnreadImpersonations: account('Be told what support did in the own name'),
  MarkImpersonationRead: account('Be told what support did in the own name'),
  GetSupportConsent: settings('See whether support may work as people of this location'),
  UpdateSupportConsent: settings('Decide whether support may work as people of this location'),
  UndeliveredMessages: support('See the messages that were not delivered'),
  ResendMessage: support('Send a message again that was not delivered'),
  RecordTimeline: support('See what happened to a record'),
  RefusedCall: support('Find a call that was refused'),
  GetPimsDifferences: support('See a client beside its record in the practice system'),
  GetRecordAccess: support('See what a user can do with a record'),
  GetSupportAccess: support('Look up records of a practice, with a reason'),
  OpenSupportAccess: support('Look up records of a practice, with a reason'),
  GetSessions: account('See and end the own sessions'),
  EndSession: account('See and end the own sessions'),

  GetLocationUser: users('See who works here'),
  LocationsUsers: users('See who works here'),
  getLocationUserByLocationIdAndRole: users('See who works here'),
  getLocationUsersThatCanAuthorize: users('See which vets may authorize'),
  GetPersonAccess: users('Read what a person may do'),
  GetUser: users('See the account of a user'),
  Users: support('Find people of every practice'),
  UpdateUser: users('Change a user and their assignments'),
  ChangePrimaryLocation: users("Choose a user's primary location"),
  LocationUserProfilePictureUpload: users('Change the picture of a user'),
  RemoveLocationUserProfilePicture: users('Change the picture of a user'),
  AddUser: users('Add a user'),
  UpdateLocationUser: users('Change the profile of a user'),
  AddDelegatedUser: users('Choose who signs for another vet'),
  DeleteDelegatedUser: users('Choose who signs for another vet'),
  ReassignRequests: users('Hand the pending requests of a user to another vet'),

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

  GetLocation: settings('See the location'),
  LocationCount: settings('List the own locations'),
  Locations: settings('List the own locations'),
  AddLocation: settings('Add a location'),
  UpdateLocation: settings('Change the location'),
  GetOrganization: settings('See the organization'),
  Organizations: settings('See the organization'),
  SearchPractices: support('Find practices'),
  AddOrganization: support('Add or change an organization'),
  UpdateOrganization: support('Add or change an organization'),
  UpdateLocationWritebackEnabled: support('Switch the writing back to the practice system'),
  Shortcut: shortcuts('Use shortcuts'),
  AddShortcut: shortcuts('Add a shortcut'),
  UpdateShortcut: shortcuts('Change a shortcut'),
  DeleteShortcut: shortcuts('Delete a shortcut'),
  featureFlags: settings('See which features are switched on'),
  hasFeature: settings('See which features are switched on'),

  getInstallInformation: settings('See the connection with the practice system'),
  getInstallStatus: settings('See the connection with the practice system'),
  searchPimsUsers: users('Link a user with the practice system'),
  getPimsUser: users('Link a user with the practice system'),
  syncPimsUsers: users('Link a user with the practice system'),

  LocationClientSearch: clients('Find clients'),
  GetLocationClientByPimsId: findInPims,
  GetLocationPatientByPimsId: findInPims,
  searchPimsCaretakers: findInPims,
  getPimsCaretakerList: findInPims,
  getPimsCaretakerById: findInPims,
  getPimsPatientList: findInPims,
  getPimsPatientById: findInPims,
  searchPimsPatients: findInPims,
  GetLocationClient: clients('See clients and patients'),
  GetSameClientCandidates: clients('See clients and patients'),
  GetLocationPatientsByFilter: clients('See clients and patients'),
  getLocationPatient: clients('See clients and patients'),
  GetUnlinkedLocationClients: linkRecords,
  GetUnlinkedLocationClientsCount: linkRecords,
  AddLocationClient: clients('Add a client'),
  AddLocationPatient: clients('Add a patient'),
  UpsertLocationPatientClient: clients('Choose whose a patient is'),
  UpdateLocationClient: clients('Change a client'),
  UpsertLocationClient: clients('Change a client'),
  PreviewRecordMerge: clients('Merge records of one client or patient'),
  MergeRecords: clients('Merge records of one client or patient'),
  UndoRecordMerge: clients('Undo a merge'),
  GetRecordMerge: clients('See merged records'),
  GetMergedRecords: clients('See merged records'),
  GetPimsImports: clients('See imports from the practice system'),
  PreviewPimsImportUndo: clients('Undo an import'),
  UndoPimsImport: clients('Undo an import'),
  UpdateLocationPatient: clients('Change a patient'),
  UpdateLocationPatientForConflict: create('Correct the weight of a patient while prescribing'),

  AddOfficeUseClient: officeUse('See the office-use client'),
  GetOfficeUseClient: officeUse('See the office-use client'),

  GetPrescription: history('See prescriptions'),
  GetPrescriptionToCopy: history('See prescriptions'),
  GetPrescriptionCount: history('See prescriptions'),
  GetPrescriptionHistory: history('See prescriptions'),
  GetHistoryViews: history('See prescriptions'),
  GetPrescriptionsByLocationPatientId: history('See prescriptions'),
  Prescriptions: history('See prescriptions'),
  GetLineItemsByPrescriptionId: history('See prescriptions'),
  GetPrescriptionTask: seeRequests,
  GetPrescriptionTasks: seeRequests,
  GetPrescriptionTasksCount: seeRequests,
  GetPrescriptionTasksGrouped: seeRequests,
  GetPrescriptionTasksGroupedCount: seeRequests,
  GetWaitingCounts: seeRequests,
  GetQueueCounts: seeRequests,
  GetQueueWaysOut: seeRequests,
  LocationChanged: seeRequests,
  GetSigningFacts: create('See what speaks against a product for a patient'),
  GetSpeciesChange: history('See what speaks against open prescriptions for another species'),
  GetReportEmbedUrl: readReports,
  GetIssuedFigures: readReports,
  GetRequestFigures: readReports,
  GetDeclineFigures: readReports,
  GetAlertFigures: readReports,
  GetEndingRights: readReports,
  GetWrongPatientMeasure: reports('See the measure of prescriptions for the wrong patient'),
  getPimsConsultsByCode: create('See the visits of a patient'),
  getPimsConsultsByPatientId: create('See the visits of a patient'),
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
  GetOrder: orders('See orders'),
  GetOrdersByLocationId: orders('See orders'),
  GetOrdersByLocationPatientIds: orders('See orders'),
  GetOrdersCount: orders('See orders'),
  GetOrderStatus: orders('See orders'),

  AddPrescription: create('Save a draft'),
  UpdatePrescription: create('Save a draft'),
  ArchivePrescription: history('Archive a prescription'),
  DeclinePrescription: create('Decline a draft'),
  DeletePrescription: create('Delete a draft'),
  UpdatePrescriptionTaskWorkflow: dashboard('Assign a request'),
  UpsertPrescriptionTask: dashboard('Answer a request'),
  upsertPrescriptionWorkflow: create('Assign a draft'),
  ReprintPrescription: history('Print a prescription'),
};
