import { describe, expect, it } from 'vitest';
import { type ContractName, mutationNames, queryNames, subscriptionNames } from '../../contract/index.js';
import { moduleNames } from '../../practice/location/index.js';
import { assignment, builtInRole, linkTo } from '../../practice/location/practice.test-data.js';
import { mayUse, permissionTable, type Caller } from './index.js';

const levels = { V: {}, VE: { canEdit: true }, VED: { canEdit: true, canDelete: true } };
const support: Caller = { kind: 'support', username: 'pat@signa.example', inAdminSupportGroup: false };

/** The single modules, with their right, that are sufficient: 'create VE'. */
function enough(operation: ContractName): string[] {
  return moduleNames.flatMap((module) => {
    const level = Object.entries(levels).find(([, rights]) => {
      const link = linkTo(module, { canView: true, canEdit: false, canDelete: false, ...rights });
      const role = builtInRole('STAFF', { rolesModules: [link] });
      const caller: Caller = { kind: 'practice', username: 'ann', assignments: [assignment({ role })] };
      return mayUse({ operation, caller, locationIds: ['100'] }).allowed;
    });
    return level ? [`${module} ${level[0]}`] : [];
  });
}

const viewsOfPrescriptions = 'dashboard V, create V, approve V, clients V, products V, history V, officeuse V';
const viewsOfOrders = 'clients V, history V, orders V';
const viewsOfClients = 'dashboard V, create V, approve V, clients V, officeuse V, link V';
const edits = 'create VE, approve VE, officeuse VE';
const editsOrHistory = 'create VE, approve VE, history VE, officeuse VE';
const anyModule = moduleNames.map((name) => `${name} V`).join(', ');

const expected: Readonly<Record<ContractName, [requirement: string, modules: string, support: boolean]>> = {
  GetUserByUsername: ['A-146', anyModule, true],
  OwnLocations: ['A-476', anyModule, false],
  GetSupportUser: ['A-147', '', true],
  StartImpersonation: ['A-148', '', true],
  ExitImpersonation: ['A-148', '', true],
  GetOpenImpersonation: ['A-148', '', true],
  UnlockImpersonation: ['A-148', '', true],
  LockImpersonation: ['A-148', '', true],
  GetImpersonations: ['A-283', 'usermanagement V', false],
  GetUnreadImpersonations: ['A-285', anyModule, false],
  GetAudit: ['A-246', 'usermanagement VE', true],
  GetAuditChoices: ['A-246', 'usermanagement VE', false],
  GetAuditPeople: ['A-246', 'usermanagement VE', false],
  GetAuditChain: ['A-246', 'usermanagement VE', true],
  GetAccessReview: ['A-250', 'usermanagement VE', false],
  KeepAccess: ['A-252', 'usermanagement VE', false],
  CompleteAccessReview: ['A-252', 'usermanagement VE', false],
  MarkImpersonationRead: ['A-285', anyModule, false],
  GetSupportAccess: ['A-429', '', true],
  OpenSupportAccess: ['A-429', '', true],
  GetSupportConsent: ['A-284', 'practicesettings V', true],
  GetRenewalGates: ['A-160', 'practicesettings V', false],
  UpdateRenewalGates: ['A-160', 'practicesettings VE', false],
  UpdateSupportConsent: ['A-284', 'practicesettings VE', false],
  GetUser: ['A-149', anyModule, true],
  AddUser: ['A-151', 'usermanagement VE', true],
  UpdateUser: ['A-151', anyModule, true],
  ChangePrimaryLocation: ['A-153', anyModule, true],
  LocationUserProfilePictureUpload: ['A-153', anyModule, true],
  RemoveLocationUserProfilePicture: ['A-153', anyModule, true],
  AddDelegatedUser: ['A-157', anyModule, false],
  DeleteDelegatedUser: ['A-157', anyModule, false],
  ReassignRequests: ['A-457', 'usermanagement VE', false],
  GetLocationUser: ['A-150', anyModule, true],
  LocationsUsers: ['A-150', anyModule, true],
  getLocationUsersThatCanAuthorize: ['A-150', anyModule, true],
  getLocationUserByLocationIdAndRole: ['A-150', anyModule, true],
  UpdateLocationUser: ['A-152', anyModule, true],
  GetAccessEffect: ['A-278', anyModule, true],
  GetPersonAccess: ['A-245', 'usermanagement VE', true],
  GetSessions: ['A-200', anyModule, true],
  EndSession: ['A-200', anyModule, true],
  AddressTypes: ['A-155', anyModule, true],
  Allergies: ['A-155', anyModule, true],
  BreedsBySpecies: ['A-155', anyModule, true],
  HealthConditionsBySpecies: ['A-155', anyModule, true],
  Medications: ['A-155', anyModule, true],
  Modules: ['A-155', anyModule, true],
  PharmacyOptions: ['A-155', anyModule, true],
  PhoneTypes: ['A-155', anyModule, true],
  PortalTypes: ['A-155', anyModule, true],
  ReasonForCompound: ['A-155', anyModule, true],
  Roles: ['A-155', anyModule, true],
  Species: ['A-155', anyModule, true],
  WorkflowStatus: ['A-155', anyModule, true],
  declineReason: ['A-155', anyModule, true],
  GetLocation: ['A-158', anyModule, true],
  LocationCount: ['A-158', anyModule, true],
  Locations: ['A-158', anyModule, true],
  GetWarningOverrides: ['A-510', 'practicesettings V', false],
  SetWarningOverride: ['A-510', 'practicesettings VE', false],
  GetImportFiles: ['A-323', '', false],
  GetImportFile: ['A-323', '', false],
  GetImportLeftOut: ['A-323', '', false],
  SendImportPart: ['A-323', '', false],
  AddImportFile: ['A-323', '', false],
  ChangeImportMapping: ['A-323', '', false],
  CheckImportFile: ['A-323', '', false],
  StartImportFile: ['A-323', '', false],
  UndoImportFile: ['A-323', '', false],
  RemoveImportFile: ['A-323', '', false],
  ConfirmWarningOverride: ['A-510', 'practicesettings VE', false],
  EndWarningOverride: ['A-510', 'practicesettings VE', false],
  AddLocation: ['A-159', 'practicesettings VE', true],
  UpdateLocation: ['A-160', 'practicesettings VE', true],
  GetOrganization: ['A-161', anyModule, true],
  Organizations: ['A-161', anyModule, true],
  SearchPractices: ['A-264', '', true],
  Users: ['A-149', '', true],
  AddOrganization: ['A-162', '', true],
  AddRole: ['A-156', '', false],
  UpdateRole: ['A-156', '', false],
  GetRoleEffect: ['A-266', '', false],
  UpdateOrganization: ['A-162', '', true],
  UpdateLocationWritebackEnabled: ['A-162', '', true],
  Shortcut: ['A-163', anyModule, true],
  AddShortcut: ['A-164', 'shortcuts VE', true],
  UpdateShortcut: ['A-164', 'shortcuts VE', true],
  DeleteShortcut: ['A-164', 'shortcuts VED', true],
  GetFavorites: ['P-495', viewsOfPrescriptions, false],
  AddFavorite: ['P-494', 'shortcuts VE', false],
  UpdateFavorite: ['P-494', 'shortcuts VE', false],
  DeleteFavorite: ['P-494', 'shortcuts VED', false],
  featureFlags: ['A-166', anyModule, true],
  hasFeature: ['A-166', anyModule, true],
  AddOfficeUseClient: ['A-165', 'officeuse V', false],
  GetOfficeUseClient: ['A-165', 'officeuse V', false],
  getInstallInformation: ['A-168', 'practicesettings V', true],
  getInstallStatus: ['A-168', 'practicesettings V', true],
  searchPimsUsers: ['A-154', 'usermanagement VE', true],
  getPimsUser: ['A-154', 'usermanagement VE', true],
  syncPimsUsers: ['A-154', 'usermanagement VE', true],
  LocationClientSearch: ['A-170', 'create V, approve V, clients V, link V', true],
  GetLocationClientByPimsId: ['A-170', 'create V, approve V, clients V, link V', true],
  GetLocationPatientByPimsId: ['A-170', 'create V, approve V, clients V, link V', true],
  searchPimsCaretakers: ['A-170', 'create V, approve V, clients V, link V', true],
  getPimsCaretakerList: ['A-170', 'create V, approve V, clients V, link V', true],
  getPimsCaretakerById: ['A-170', 'create V, approve V, clients V, link V', true],
  getPimsPatientList: ['A-170', 'create V, approve V, clients V, link V', true],
  getPimsPatientById: ['A-171', viewsOfClients, false],
  searchPimsPatients: ['A-171', viewsOfClients, false],
  GetLocationPatientsByFilter: ['A-171', viewsOfClients, false],
  GetLocationClient: ['A-171', viewsOfClients, false],
  GetUnlinkedLocationClients: ['A-171', viewsOfClients, false],
  GetSameClientCandidates: ['A-171', viewsOfClients, false],
  GetUnlinkedLocationClientsCount: ['A-171', viewsOfClients, false],
  getLocationPatient: ['A-171', viewsOfClients, false],
  UpsertLocationPatientClient: ['A-171', 'clients VE, link VE', false],
  AddLocationClient: ['A-171', 'clients VE, link VE', false],
  PreviewRecordMerge: ['A-171', 'clients VE, link VE', false],
  GetRecordAlerts: ['A-171', 'dashboard V, create V, approve V, clients V, history V, officeuse V, link V', false],
  AddRecordAlert: ['A-171', 'clients VE, link VE', false],
  UpdateRecordAlert: ['A-171', 'clients VE, link VE', false],
  EndRecordAlert: ['A-171', 'clients VE, link VE', false],
  MergeRecords: ['A-171', 'clients VE, link VE', false],
  UndoRecordMerge: ['A-171', 'clients VE, link VE', false],
  GetRecordMerge: ['A-171', viewsOfClients, false],
  GetPimsImports: ['A-171', viewsOfClients, false],
  PreviewPimsImportUndo: ['A-171', 'clients VE, link VE', false],
  UndoPimsImport: ['A-171', 'clients VE, link VE', false],
  GetMergedRecords: ['A-171', viewsOfClients, false],
  AddLocationPatient: ['A-171', 'clients VE, link VE', false],
  UpsertLocationClient: ['A-171', 'clients VE, link VE', false],
  UpdateLocationClient: ['A-171', 'clients VE, link VE', false],
  UpdateLocationPatient: ['A-171', 'create VE, approve VE, clients VE, link VE', false],
  UpdateLocationPatientForConflict: ['A-171', 'create VE, approve VE, clients VE, link VE', false],
  GetPrescription: ['A-172', viewsOfPrescriptions, false],
  GetPrescriptionToCopy: ['A-172', viewsOfPrescriptions, false],
  GetPrescriptionCount: ['A-172', viewsOfPrescriptions, false],
  GetPrescriptionHistory: ['A-172', viewsOfPrescriptions, false],
  GetHistoryViews: ['A-172', viewsOfPrescriptions, false],
  GetPrescriptionsByLocationPatientId: ['A-172', viewsOfPrescriptions, false],
  GetPrescriptionTask: ['A-172', viewsOfPrescriptions, false],
  GetPrescriptionTasks: ['A-172', viewsOfPrescriptions, false],
  GetCleanRenewals: ['A-172', 'approve V', false],
  GetWaitingCounts: ['A-172', viewsOfPrescriptions, false],
  GetColleagues: ['A-172', viewsOfPrescriptions, false],
  GetHandOffs: ['A-172', viewsOfPrescriptions, false],
  GetSessionSummary: ['A-172', viewsOfPrescriptions, false],
  GetQueueCounts: ['A-172', viewsOfPrescriptions, false],
  GetQueueWaysOut: ['A-172', viewsOfPrescriptions, false],
  GetQueueViews: ['A-172', viewsOfPrescriptions, false],
  SaveQueueViews: ['A-172', viewsOfPrescriptions, false],
  GetSigningFacts: ['A-172', viewsOfPrescriptions, false],
  GetRecentSignatures: ['A-172', viewsOfPrescriptions, false],
  GetSpeciesChange: ['A-172', viewsOfPrescriptions, false],
  GetWrongPatientMeasure: ['A-199', 'reports V, practicesettings V', false],
  GetReportEmbedUrl: ['A-167', 'reports V', false],
  GetIssuedFigures: ['A-288', 'reports V', false],
  GetRequestFigures: ['A-288', 'reports V', false],
  GetDeclineFigures: ['A-288', 'reports V', false],
  GetAlertFigures: ['A-288', 'reports V', false],
  GetEndingRights: ['A-288', 'reports V', false],
  GetPrescriptionTasksCount: ['A-172', viewsOfPrescriptions, false],
  GetPrescriptionTasksGrouped: ['A-172', viewsOfPrescriptions, false],
  GetPrescriptionTasksGroupedCount: ['A-172', viewsOfPrescriptions, false],
  Prescriptions: ['A-172', viewsOfPrescriptions, false],
  LocationChanged: ['A-172', viewsOfPrescriptions, true],
  getPimsConsultsByCode: ['A-172', viewsOfPrescriptions, false],
  getPimsConsultsByPatientId: ['A-172', viewsOfPrescriptions, false],
  GetProductByProductId: ['A-172', viewsOfPrescriptions, false],
  GetProductPresentationById: ['A-172', viewsOfPrescriptions, false],
  GetProductPresentationsForProductFamily: ['A-172', viewsOfPrescriptions, false],
  GetProductsExtendedDataFromProductFamily: ['A-172', viewsOfPrescriptions, false],
  ProductFamilies: ['A-172', viewsOfPrescriptions, false],
  ProductFamiliesCount: ['A-172', viewsOfPrescriptions, false],
  SearchProductFamilies: ['A-172', viewsOfPrescriptions, false],
  SearchProductFamiliesCount: ['A-172', viewsOfPrescriptions, false],
  SearchProducts: ['A-172', viewsOfPrescriptions, false],
  getSearchFilters: ['A-172', viewsOfPrescriptions, false],
  GetLineItemsByPrescriptionId: [
    'A-172',
    'dashboard V, create V, approve V, clients V, products V, history V, orders V, officeuse V',
    false,
  ],
  GetOrder: ['A-172', viewsOfOrders, false],
  GetOrdersByLocationId: ['A-172', viewsOfOrders, false],
  GetOrdersByLocationPatientIds: ['A-172', viewsOfOrders, false],
  GetOrdersCount: ['A-172', viewsOfOrders, false],
  GetOrderStatus: ['A-172', viewsOfOrders, false],
  AddPrescription: ['A-173', edits, false],
  GetExternalCheck: ['A-513', edits, false],
  AnswerExternalCard: ['A-513', edits, false],
  UpdatePrescription: ['A-173', edits, false],
  DeclinePrescription: ['A-173', edits, false],
  UpsertPrescriptionTask: ['A-173', edits, false],
  AuthorizeRenewals: ['A-173', edits, false],
  UpdatePrescriptionTaskWorkflow: ['A-173', edits, false],
  HandOffRequest: ['A-173', edits, false],
  SnoozeRequest: ['A-173', edits, false],
  AskForExam: ['A-173', edits, false],
  MarkHandOffRead: ['A-172', viewsOfPrescriptions, false],
  upsertPrescriptionWorkflow: ['A-173', edits, false],
  ArchivePrescription: ['A-173', editsOrHistory, false],
  DeletePrescription: ['A-173', 'create VED', false],
  UndoPrescriptions: ['A-173', editsOrHistory, false],
  ReprintPrescription: ['A-173', editsOrHistory, false],
  UndeliveredMessages: ['A-198', '', true],
  ResendMessage: ['A-307', '', true],
  RecordTimeline: ['A-310', '', true],
  RefusedCall: ['A-422', '', true],
  GetRecordAccess: ['A-314', '', true],
  GetPimsDifferences: ['A-408', '', true],
  FindClients: ['A-534', '', true],
  WaitingByLocation: ['A-535', '', true],
  WaitingRequests: ['A-535', '', true],
};
const operations = [...mutationNames, ...queryNames, ...subscriptionNames];

/** The operations of one row of section 19. */
const rowOf = (requirement: string) => operations.filter((name) => expected[name][0] === requirement);

function isAsTheRowStates(operation: ContractName): void {
  const [requirement, modules, isForSupport] = expected[operation];
  expect(permissionTable[operation].requirement).toBe(requirement);
  expect(enough(operation).join(', ')).toBe(modules);
  expect(mayUse({ operation, caller: support, locationIds: ['100'] }).allowed).toBe(isForSupport);
}

describe('the permission table: sufficient modules, and whether support is allowed', () => {
  it.each(rowOf('A-146'))('A-146 %s', isAsTheRowStates);
  it.each(rowOf('A-147'))('A-147 %s', isAsTheRowStates);
  it.each(rowOf('A-148'))('A-148 %s', isAsTheRowStates);
  it.each(rowOf('A-149'))('A-149 %s', isAsTheRowStates);
  it.each(rowOf('A-150'))('A-150 %s', isAsTheRowStates);
  it.each(rowOf('A-151'))('A-151 %s', isAsTheRowStates);
  it.each(rowOf('A-152'))('A-152 %s', isAsTheRowStates);
  it.each(rowOf('A-153'))('A-153 %s', isAsTheRowStates);
  it.each(rowOf('A-155'))('A-155 %s', isAsTheRowStates);
  it.each(rowOf('A-156'))('A-156 %s', isAsTheRowStates);
  it.each(rowOf('A-266'))('A-266 %s', isAsTheRowStates);
  it.each(rowOf('A-158'))('A-158 %s', isAsTheRowStates);
  it.each(rowOf('A-159'))('A-159 %s', isAsTheRowStates);
  it.each(rowOf('A-160'))('A-160 %s', isAsTheRowStates);
  it.each(rowOf('A-161'))('A-161 %s', isAsTheRowStates);
  it.each(rowOf('A-162'))('A-162 %s', isAsTheRowStates);
  it.each(rowOf('A-163'))('A-163 %s', isAsTheRowStates);
  it.each(rowOf('A-164'))('A-164 %s', isAsTheRowStates);
  it.each(rowOf('A-165'))('A-165 %s', isAsTheRowStates);
  it.each(rowOf('A-510'))('A-510 %s', isAsTheRowStates);
  it.each(rowOf('A-166'))('A-166 %s', isAsTheRowStates);
  it.each(rowOf('A-170'))('A-170 C-001 %s', isAsTheRowStates);
  it.each(rowOf('A-171'))('A-171 C-001 %s', isAsTheRowStates);
  it.each(rowOf('A-172'))('A-172 P-001 C-001 %s', isAsTheRowStates);
  it.each(rowOf('A-173'))('A-173 P-001 C-001 %s', isAsTheRowStates);
  it.each(rowOf('A-198'))('A-198 %s', isAsTheRowStates);
  it.each(rowOf('A-307'))('A-307 %s', isAsTheRowStates);
  it.each(rowOf('A-310'))('A-310 %s', isAsTheRowStates);
  it.each(rowOf('A-422'))('A-422 %s', isAsTheRowStates);
  it.each(rowOf('A-314'))('A-314 %s', isAsTheRowStates);
  it.each(rowOf('A-408'))('A-408 %s', isAsTheRowStates);
  it.each(rowOf('A-199'))('A-199 %s', isAsTheRowStates);
  it.each(rowOf('A-200'))('A-200 %s', isAsTheRowStates);

  it.each([...rowOf('A-156'), ...rowOf('A-266')])(
    'A-156 A-266 %s is reserved for the admin support group',
    (operation) => {
      const asked = (caller: Caller) => mayUse({ operation, caller, locationIds: [] });
      expect(asked({ ...support, inAdminSupportGroup: true })).toEqual({ allowed: true });
      expect(asked(support)).toMatchObject({ allowed: false, reason: 'Only the admin support group can do this.' });
    },
  );

  it('A-173 a reprint also requires reading the prescription, not only a right to edit', () => {
    const editOnly = builtInRole('STAFF', { rolesModules: [linkTo('create', { canView: false })] });
    const caller: Caller = { kind: 'practice', username: 'ann', assignments: [assignment({ role: editOnly })] };
    expect(mayUse({ operation: 'AddPrescription', caller, locationIds: ['100'] }).allowed).toBe(true);
    expect(mayUse({ operation: 'ReprintPrescription', caller, locationIds: ['100'] }).allowed).toBe(false);
  });
});
