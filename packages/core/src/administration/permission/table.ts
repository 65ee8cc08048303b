import { impersonationTexts } from '../impersonation/index.js';
import type { ContractName } from '../../contract/index.js';
import { answerReview, readAudit, readAuditChoices, readReview } from './audit-rules.js';
import { externalCheckRules } from './external-check-rules.js';
import { del, edit, prescribe, readPrescriptions, view, writeClients } from './need.js';
import { handOffRules } from './hand-off-rules.js';
import { favoriteRules } from './favorite-rules.js';
import { importFileRules } from './import-file-rules.js';
import { recordAlertRules } from './record-alert-rules.js';
import { renewalRules } from './renewal-rules.js';
import { reportRules } from './report-rules.js';
import type { PermissionRule, RightsNeed } from './rule.js';
import { atLocation, clinical, ofThePerson, ownOrManaged, withRight } from './rule-kind.js';
import { warningRules } from './warning-rules.js';
import { supportOnly, ticketRules } from './support-rules.js';

const readOrders = view('orders', 'clients', 'history');
const readClients = view('dashboard', 'clients', 'create', 'approve', 'link', 'officeuse');

/** Weight and birthdate may also be corrected while prescribing. @see A-171 */
export const updatePatientNeed: RightsNeed & Required<Pick<RightsNeed, 'forFields'>> = {
  kind: 'rights',
  all: [writeClients],
  forFields: { fields: ['weight', 'weightUnit', 'birthdate'], need: edit('create', 'approve') },
};

const lookup: PermissionRule = {
  requirement: 'A-155',
  practice: { kind: 'everybody' },
  support: 'yes',
  impersonating: 'as-user',
};
/** The support user's own impersonation, also while it is active. */
const ownImpersonation: PermissionRule = { ...supportOnly('A-148'), impersonating: 'exit' };
/** The user's own sessions, hidden and protected while impersonating. */
const ownSessions: PermissionRule = {
  requirement: 'A-200',
  practice: { kind: 'everybody' },
  support: 'yes',
  impersonating: 'no',
};
/** `mayCall` checks that the caller is that user or manages users; nobody else can act for a vet. */
const delegating: PermissionRule = {
  requirement: 'A-157',
  practice: { kind: 'own-location-user' },
  support: 'no',
  impersonating: 'no',
};
const readPrescription = clinical('A-172', readPrescriptions);
// A product has no location.
const readProduct: PermissionRule = {
  ...readPrescription,
  practice: { kind: 'rights', all: [readPrescriptions], withoutLocation: true },
};
const readOrder = clinical('A-172', readOrders);
const readClient = clinical('A-171', readClients);
const writePrescription = clinical('A-173', prescribe);
// Support looks up records on both sides, for every practice (C-128 to C-131).
const pimsLookup: PermissionRule = {
  ...clinical('A-170', view('clients', 'create', 'approve', 'link')),
  support: 'yes',
};
const staff = atLocation('A-150');
const ownLocations: PermissionRule = {
  ...atLocation('A-158'),
  practice: { kind: 'rights', all: [], withoutLocation: true },
};

/** Section 19 for all operations. Omitting a row is a compile error. @see, C-001, P-001 */
export const permissionTable: Readonly<Record<ContractName, PermissionRule>> = {
  GetUserByUsername: {
    requirement: 'A-146',
    practice: { kind: 'own-username' },
    support: 'yes',
    impersonating: 'as-user',
  },
  OwnLocations: { requirement: 'A-476', practice: { kind: 'everybody' }, support: 'no', impersonating: 'as-user' },
  GetSupportUser: supportOnly('A-147'),
  StartImpersonation: { ...supportOnly('A-148'), whileImpersonating: impersonationTexts.nested },
  ExitImpersonation: ownImpersonation,
  GetOpenImpersonation: ownImpersonation,
  UnlockImpersonation: ownImpersonation,
  LockImpersonation: ownImpersonation,
  GetImpersonations: {
    requirement: 'A-283',
    practice: { kind: 'rights', all: [view('usermanagement')] },
    support: 'no',
    impersonating: 'as-user',
  },
  GetUnreadImpersonations: ofThePerson('A-285'),
  GetAudit: readAudit,
  GetAuditChoices: readAuditChoices,
  GetAuditPeople: readAuditChoices,
  GetAuditChain: readAudit,
  GetAccessReview: readReview,
  KeepAccess: answerReview,
  CompleteAccessReview: answerReview,
  MarkImpersonationRead: ofThePerson('A-285'),
  GetSupportConsent: withRight('A-284', view('practicesettings')),
  // Support cannot consent in a practice's name.
  UpdateSupportConsent: {
    requirement: 'A-284',
    practice: { kind: 'rights', all: [edit('practicesettings')] },
    support: 'no',
    impersonating: 'no',
  },
  ...ticketRules,
  GetSessions: ownSessions,
  EndSession: ownSessions,

  GetLocationUser: staff,
  LocationsUsers: staff,
  getLocationUsersThatCanAuthorize: staff,
  getLocationUserByLocationIdAndRole: staff,
  // `mayCall` checks the rest, which differs for the user's own record.
  GetUser: ownOrManaged('A-149'),
  Users: supportOnly('A-149'),
  UpdateUser: ownOrManaged('A-151'),
  ChangePrimaryLocation: ownOrManaged('A-153'),
  LocationUserProfilePictureUpload: ownOrManaged('A-153'),
  RemoveLocationUserProfilePicture: ownOrManaged('A-153'),
  AddUser: withRight('A-151', edit('usermanagement')),
  UpdateLocationUser: ownOrManaged('A-152'),
  GetAccessEffect: ownOrManaged('A-278'),
  GetPersonAccess: withRight('A-245', edit('usermanagement')),
  AddDelegatedUser: delegating,
  DeleteDelegatedUser: delegating,
  // Support cannot reassign a practice's requests.
  ReassignRequests: { ...withRight('A-457', edit('usermanagement')), support: 'no' },

  AddressTypes: lookup,
  Allergies: lookup,
  BreedsBySpecies: lookup,
  HealthConditionsBySpecies: lookup,
  Medications: lookup,
  Modules: lookup,
  PharmacyOptions: lookup,
  PhoneTypes: lookup,
  PortalTypes: lookup,
  ReasonForCompound: lookup,
  Roles: lookup,
  Species: lookup,
  WorkflowStatus: lookup,
  declineReason: lookup,

  AddRole: { ...supportOnly('A-156'), support: 'admin' },
  UpdateRole: { ...supportOnly('A-156'), support: 'admin' },
  GetRoleEffect: { ...supportOnly('A-266'), support: 'admin' },

  GetLocation: atLocation('A-158'),
  LocationCount: ownLocations,
  Locations: ownLocations,
  ...warningRules,
  ...handOffRules,
  ...renewalRules,
  ...importFileRules,
  // A practice must also meet, which `mayCall` checks.
  AddLocation: withRight('A-159', edit('practicesettings')),
  // A practice must also meet, which are checked for the change itself.
  UpdateLocation: withRight('A-160', edit('practicesettings')),
  GetOrganization: { ...ownLocations, requirement: 'A-161' },
  Organizations: { ...ownLocations, requirement: 'A-161' },
  SearchPractices: supportOnly('A-264'),
  AddOrganization: supportOnly('A-162'),
  UpdateOrganization: supportOnly('A-162'),
  UpdateLocationWritebackEnabled: supportOnly('A-162'),
  Shortcut: atLocation('A-163'),
  // Global ones are reserved for support, which `mayKeepShortcut` checks for the record.
  AddShortcut: withRight('A-164', edit('shortcuts')),
  UpdateShortcut: withRight('A-164', edit('shortcuts')),
  DeleteShortcut: withRight('A-164', del('shortcuts')),
  featureFlags: { ...ownLocations, requirement: 'A-166' },
  hasFeature: { ...ownLocations, requirement: 'A-166' },

  getInstallInformation: withRight('A-168', view('practicesettings')),
  getInstallStatus: withRight('A-168', view('practicesettings')),
  searchPimsUsers: withRight('A-154', edit('usermanagement')),
  getPimsUser: withRight('A-154', edit('usermanagement')),
  syncPimsUsers: withRight('A-154', edit('usermanagement')),

  // Support's lookup includes clients of a practice (C-129).
  LocationClientSearch: pimsLookup,
  GetLocationClientByPimsId: pimsLookup,
  GetLocationPatientByPimsId: pimsLookup,
  searchPimsCaretakers: pimsLookup,
  getPimsCaretakerList: pimsLookup,
  getPimsCaretakerById: pimsLookup,
  getPimsPatientList: pimsLookup,
  getPimsPatientById: readClient,
  searchPimsPatients: readClient,
  GetLocationClient: readClient,
  GetSameClientCandidates: readClient,
  GetLocationPatientsByFilter: readClient,
  GetUnlinkedLocationClients: readClient,
  GetUnlinkedLocationClientsCount: readClient,
  getLocationPatient: readClient,
  AddLocationClient: clinical('A-171', writeClients),
  AddLocationPatient: clinical('A-171', writeClients),
  UpsertLocationPatientClient: clinical('A-171', writeClients),
  UpdateLocationClient: clinical('A-171', writeClients),
  UpsertLocationClient: clinical('A-171', writeClients),
  PreviewRecordMerge: clinical('A-171', writeClients),
  MergeRecords: clinical('A-171', writeClients),
  UndoRecordMerge: clinical('A-171', writeClients),
  GetRecordMerge: readClient,
  GetPimsImports: readClient,
  PreviewPimsImportUndo: clinical('A-171', writeClients),
  UndoPimsImport: clinical('A-171', writeClients),
  GetMergedRecords: readClient,
  ...recordAlertRules,
  UpdateLocationPatient: { ...clinical('A-171'), practice: updatePatientNeed },
  UpdateLocationPatientForConflict: clinical('A-171', edit('clients', 'link', 'create', 'approve')),
  // Created on the first lookup, by any user who may look it up.
  AddOfficeUseClient: clinical('A-165', view('officeuse')),
  GetOfficeUseClient: clinical('A-165', view('officeuse')),

  GetPrescription: readPrescription,
  GetPrescriptionToCopy: readPrescription,
  GetPrescriptionCount: readPrescription,
  GetPrescriptionHistory: readPrescription,
  GetHistoryViews: readPrescription,
  GetPrescriptionsByLocationPatientId: readPrescription,
  GetPrescriptionTask: readPrescription,
  GetPrescriptionTasks: readPrescription,
  GetPrescriptionTasksCount: readPrescription,
  GetPrescriptionTasksGrouped: readPrescription,
  GetPrescriptionTasksGroupedCount: readPrescription,
  GetWaitingCounts: readPrescription,
  GetQueueCounts: readPrescription,
  GetQueueWaysOut: readPrescription,
  GetQueueViews: readPrescription,
  SaveQueueViews: { ...readPrescription, impersonating: 'no' },
  GetSigningFacts: readPrescription,
  GetSpeciesChange: readPrescription,
  GetRecentSignatures: readPrescription,
  Prescriptions: readPrescription,
  GetWrongPatientMeasure: clinical('A-199', view('reports', 'practicesettings')),
  ...favoriteRules,
  ...reportRules,
  ...externalCheckRules,
  // Only notifies users who can read these lists that one has changed; support follows the audit with it.
  LocationChanged: { ...readPrescription, support: 'yes' },
  getPimsConsultsByCode: readPrescription,
  getPimsConsultsByPatientId: readPrescription,
  GetProductByProductId: readProduct,
  GetProductPresentationById: readProduct,
  GetProductPresentationsForProductFamily: readPrescription,
  GetProductsExtendedDataFromProductFamily: readPrescription,
  ProductFamilies: readPrescription,
  ProductFamiliesCount: readPrescription,
  SearchProductFamilies: readPrescription,
  SearchProductFamiliesCount: readPrescription,
  SearchProducts: readPrescription,
  getSearchFilters: readPrescription,
  // Allowed to users who may read either: archive check and order status need it.
  GetLineItemsByPrescriptionId: clinical('A-172', view(...readPrescriptions.modules, ...readOrders.modules)),
  GetOrder: readOrder,
  GetOrdersByLocationId: readOrder,
  GetOrdersByLocationPatientIds: readOrder,
  GetOrdersCount: readOrder,
  // The same at every location.
  GetOrderStatus: { ...readOrder, practice: { kind: 'rights', all: [readOrders], withoutLocation: true } },

  // Issuing must also meet A-072, which `mayCall` checks.
  AddPrescription: writePrescription,
  UpdatePrescription: writePrescription,
  ArchivePrescription: clinical('A-173', edit(...prescribe.modules, 'history')),
  UndoPrescriptions: clinical('A-173', edit(...prescribe.modules, 'history')),
  DeclinePrescription: writePrescription,
  DeletePrescription: clinical('A-173', del('create')),
  UpdatePrescriptionTaskWorkflow: writePrescription,
  UpsertPrescriptionTask: writePrescription,
  upsertPrescriptionWorkflow: writePrescription,
  // Does not issue or sign, so A-072 does not apply; but it prints a prescription, so reading is not enough.
  ReprintPrescription: clinical('A-173', readPrescriptions, edit(...prescribe.modules, 'history')),
};

/** The help-client session, outside the contract; it also requires the feature oobo. @see A-174, C-147 */
export const helpClientRule: PermissionRule = {
  ...clinical('A-174'),
  practice: { kind: 'rights', all: [edit('oobo')], withoutLocation: true },
};

/** The connection to the practice system by redirect, whose calls are outside the contract. @see A-169 */
export const connectRule: PermissionRule = clinical('A-169', edit('practicesettings'));
