import { describe, expect, expectTypeOf, it } from 'vitest';
import type { HistoryView } from '../prescribing/prescription/index.js';
import { answerOf, fieldsOf, fieldsOfType, listed, variablesOf } from './contract.test-data.js';
import type { ContractName } from './names.js';
import type { Operations } from './operations.js';

/** Checks that the answer of a call contains every field that the requirement lists. */
function answers(name: ContractName, ...fields: string[]): void {
  const missing = fields.flatMap(listed).filter((field) => !fieldsOf(name).includes(field));
  expect({ name, missing }).toEqual({ name, missing: [] });
}
/** Checks that a call has exactly these variables. */
function takes(name: ContractName, ...variables: string[]): void {
  expect({ name, variables: variablesOf(name) }).toEqual({ name, variables });
}
/** Checks that an input has exactly these fields. */
function isMadeOf(input: string, fields: string, beside = ''): void {
  const expected = [...listed(fields), ...(beside ? listed(beside) : [])];
  expect({ input, fields: fieldsOfType(input).toSorted() }).toEqual({ input, fields: expected.toSorted() });
}
const under = (path: string, fields: string) =>
  listed(fields)
    .map((field) => `${path}.${field}`)
    .join(', ');

const assignment =
  'id, prescriptionId, currentWorkflowStatusId, workflowLocationUserId, assignDate, assignedByLocationUserId, internalNote';
const historyFilters = [
  'locationClientId: ID',
  'locationPatientId: ID',
  'productId: ID',
  'prescribingVetId: ID',
  'rxStatusFilters: [RxStatusFilter!]',
  'startDateTime: PlainDate',
  'endDateTime: PlainDate',
  'archived: Boolean',
  'productApprovalTypeFilters: [String!]',
  'search: String',
  'view: HistoryView',
];
/** The fields of a row in every list of prescriptions. */
const row =
  'id, rxNumber, rxStatus.code, rxStatus.description, isFillable, archived, issuedDate, draftCreateDate, prescExpiryDate, directions, lastSavedBy.displayName, locationClient.lastName, locationPatient.name, product.title';

describe('the record types', () => {
  it('P-188 Prescription', () => {
    answers(
      'GetPrescription',
      'id, uuid, rxNumber, rxStatus, rxStatus.code, rxStatus.description, isFillable, archived, issuedDate, draftCreateDate',
      'prescExpiryDate, notifyClientDate, directions, daysSupply, refills, prnFlag, unitPerFill, flavorId, flavor',
      'reasonForCompound, allergicIngredient, noteToClient, noteToPharmacy, overrideReason, autoShipPrompt, isOfficeUse, rxOrigin.code',
      'systemOrigin, authorizingVet, authorizingVetLocationUser.displayName, authorizingVetLocationUser.deaLicense',
      'workflowLocationUser, currentWorkflowStatusId, prescriptionWorkflows, locationClient, locationPatient, product',
      'productId, location, pimsConsultId',
      'lastSavedBy.locationUserId, lastSavedBy.displayName, lastSavedBy.at',
      'writtenBy.field, writtenBy.locationUserId, writtenBy.displayName, writtenBy.at',
      under('prescriptionWorkflows', assignment),
    );
  });

  it('P-189 Prescription save input, with the version of the draft that was open', () => {
    isMadeOf(
      'PrescriptionInput',
      'allergicIngredient, authorizingVet, currentWorkflowStatusId, daysSupply, directions, flavorId, isOfficeUse, issuedDate, locationClientId, locationId, locationPatientId, noteToClient, noteToPharmacy, overrideReason, notifyClientDate, prnFlag, prescExpiryDate, productId, reasonForCompound, refills, rxOriginCode, unitPerFill, workflowLocationUserId, pimsConsultId, autoShipPrompt, confirmedNote, confirmedPatientId',
      'version',
    );
    const save = ['input: PrescriptionInput!', 'addPrescriptionType: String!'];
    const attached = 'prescriptionTaskToAttach: PrescriptionTaskToAttachInput';
    takes('AddPrescription', ...save, attached, 'shownAlerts: [String!]', 'externalCheckId: ID');
    takes('UpdatePrescription', 'id: ID', ...save, 'shownAlerts: [String!]', 'externalCheckId: ID');
  });

  it('P-190 PrescriptionTask', () => {
    answers(
      'GetPrescriptionTask',
      'id, uuid, type, status, action, actionReason, initiatedBy, origin, archived, createdTimestamp, quantityRequested',
      'remainingQty, nextOrderDate, expirationDate, isAutoship, assignedToLocationUserId, assignedToLocationUser',
      'actionedByLocationUser, prescriptionId, prescription, previousPrescriptionId, previousPrescription, productId, product',
      'flavorId, flavor, locationClientId, locationClient, locationPatientId, locationPatient',
      under(
        'prescriptionTaskWorkflow',
        'currentWorkflowStatusId, currentWorkflowStatus.description, workflowLocationUserId, workflowLocationUser.isActive, internalNote',
      ),
    );
  });

  it('P-191 Workflow assignment of a prescription and of a task, workflow status, shortcut, reason, decline reason', () => {
    isMadeOf('PrescriptionWorkflowInput', assignment);
    isMadeOf(
      'PrescriptionTaskWorkflowInput',
      'prescriptionTaskId, currentWorkflowStatusId, workflowLocationUserId, assignDate, assignedByLocationUserId, internalNote',
    );
    answers('upsertPrescriptionWorkflow', assignment);
    expect(fieldsOf('WorkflowStatus')).toEqual(['id', 'description']);
    answers('Shortcut', 'id, type, label, details, locationId');
    expect(fieldsOf('ReasonForCompound')).toEqual(['id', 'reasonForCompound', 'allergicIngredient']);
    expect(fieldsOf('declineReason')).toEqual(['id', 'reason']);
  });

  it('P-194 PIMS consult, by patient and by code, and the order of the archive check', () => {
    for (const name of ['getPimsConsultsByPatientId', 'getPimsConsultsByCode'] as const)
      answers(name, 'id, code, date, description, diagnosis, pimsUser.displayName');
    answers('GetOrder', 'id, orderNumber, status', under('lineItems', 'status, shipped, voided, shipment'));
  });

  it('C-198 C-176 C-177 C-178 C-179 C-180 C-282 the order and its lines, by location, by patients and by prescription', () => {
    for (const name of ['GetOrder', 'GetOrdersByLocationId', 'GetOrdersByLocationPatientIds'] as const)
      answers(
        name,
        'orderSummaryOrderNumber, createdAt, brvCreatedAtTimestamp, amount, status.code, status.description, origin, placedBy.type, placedBy.name, shippedDate, deliveredDate',
      );
    answers('GetOrderStatus', 'id, code');
    const filter = [
      'locationId: ID!',
      'nameSearchInput: String',
      'statusFilter: [String!]',
      'startDateFilter: Instant',
      'endDateFilter: Instant',
    ];
    takes('GetOrdersCount', ...filter);
    takes('GetOrdersByLocationId', ...filter, 'after: ID', 'skip: Int', 'take: Int');
    takes('GetOrdersByLocationPatientIds', 'locationPatientIds: [ID!]!');
    answers('GetLineItemsByPrescriptionId', 'status, shipped, shipment.trackingNumber');
  });
});

describe('places', () => {
  const place =
    'id, uuid, version, name, organizationId, organization.isPIMSEnabled, isActive, emailAddress, website, HIN, isPrimary, priceBookType, locationAccountId, locationPortalTypeId, isOfficeUseEnabled, isPimsEnabled, pimsAccountId, isPimsAccountSecretSet, pimsConnectionType, pimsWritebackAccountId, pimsWritebackLocationId, isEnabledForWriteback';
  const company =
    'id, version, name, dbaName, accountno, emailAddress, fax, HIN, website, isPIMSEnabled, isActive, locationCount';
  const pharmacy = 'code, name, fax, isPrimary';
  const phone = 'uuid, phoneNumber, phoneTypeId, phoneType.description';
  const address = 'uuid, addressTypeId, addressType.description, addressLine1, addressLine2, city, state, zip';

  it('A-177 A-180 A-182 a location, the same from every operation, and never the secret', () => {
    for (const name of [
      'GetLocation',
      'Locations',
      'AddLocation',
      'UpdateLocation',
      'UpdateLocationWritebackEnabled',
    ] as const) {
      answers(name, place, under('locationPortalType', 'id, name, description, code'));
      answers(
        name,
        under('locationPharmacies', pharmacy),
        under('locationPhones', phone),
        under('locationAddresses', address),
      );
      expect(fieldsOf(name)).not.toContain('pimsAccountSecret');
    }
  });

  it('A-178 A-180 an organization with its pharmacies and its locations', () => {
    for (const name of ['GetOrganization', 'AddOrganization', 'UpdateOrganization'] as const) {
      answers(name, company, under('organizationPharmacies', pharmacy), under('locations', 'id, name, isActive'));
      answers(name, under('organizationPhones', phone), under('organizationAddresses', address));
    }
  });

  it('A-178 A-180 a shortcut, and the location that it belongs to', () => {
    const shortcut = 'id, type, label, details, isActive, isGlobal, locationId';
    for (const name of ['Shortcut', 'AddShortcut', 'UpdateShortcut', 'DeleteShortcut'] as const)
      answers(name, shortcut, under('shortcutsLocation', 'locationId, isActive, locationName'));
  });

  it('A-161 A-050 the list of organizations: filters, a page, and the total', () => {
    takes('Organizations', 'filter: String', 'activeFilterType: ActiveFilter', 'skip: Int', 'take: Int');
    answers(
      'Organizations',
      under('data', 'id, name, emailAddress, isActive, organizationPhones, locationCount'),
      'count',
    );
    takes('GetOrganization', 'id: ID!');
  });

  it('A-264 A-050 the practice search: a page of organizations, and of locations without one', () => {
    takes('SearchPractices', 'filter: String!', 'activeFilterType: ActiveFilter', 'skip: Int', 'take: Int');
    answers('SearchPractices', under('data', 'organization, locations, locationCount'), 'count');
    const listed = 'id, name, emailAddress, isActive';
    answers(
      'SearchPractices',
      under('data.organization', listed),
      under('data.organization.organizationPhones', phone),
    );
    answers('SearchPractices', under('data.locations', listed), under('data.locations.locationPhones', phone));
    answers('SearchPractices', under('data.locations.locationAddresses', address));
  });

  it('A-149 A-048 the user search in every practice: a page of assignments, and the total', () => {
    const filters = ['filter: String', 'locationId: ID', 'activeFilterType: ActiveFilter'];
    takes('Users', ...filters, 'skip: Int', 'take: Int');
    answers('Users', 'count', under('data', 'id, version, userId, username, displayName, email, isActive, role'));
    answers('Users', under('data', 'location, canBeImpersonated'), under('data.location', 'id, name'));
  });

  it('A-160 A-162 the mutations of locations and organizations', () => {
    takes('UpdateLocation', 'updateLocationId: ID!', 'input: UpdateLocationInput!');
    isMadeOf(
      'UpdateLocationInput',
      'name, organizationId, emailAddress, HIN, website, pimsAccountId, pimsConnectionType, pimsWritebackAccountId, pimsWritebackLocationId, isEnabledForWriteback, isOfficeUseEnabled, locationAccountId, locationPortalTypeId, locationAddresses, locationPhones, pharmacyCodes, isPimsEnabled, isActive, pimsAccountSecret, pimsConnectionHandle',
      'version',
    );
    takes('UpdateLocationWritebackEnabled', 'id: ID!', 'isEnabledForWriteback: Boolean!');
    const organization =
      'name, dbaName, accountno, emailAddress, fax, HIN, website, isPIMSEnabled, organizationAddresses, organizationPhones, pharmacyCodes';
    isMadeOf('AddOrganizationInput', organization, 'createMatchingLocation');
    isMadeOf('UpdateOrganizationInput', organization, 'isActive, version');
  });
});

describe('users', () => {
  const person =
    'id, userId, roleId, isActive, isPrimary, isPendingAuth, notificationEmail, displayName, title, email, pimsId, vetLicenseNumber, vetLicenseExpiration, vetLicenseState, deaLicense, deaLicenseExpiration, employeeId, profilePictureThumbnailUrl';
  const role = under('role', 'name, canAuthorize, icon');
  const delegation = 'locationUserId, delegatedLocationUserId';

  it('A-175 a user with their assignments, and a location user', () => {
    const account = 'id, username, firstName, lastName, email, isEnabledInOkta, userPhones, locationsUsers';
    answers('GetUserByUsername', account, under('locationsUsers', `${person}, location.name`));
    answers('GetUserByUsername', under('locationsUsers', role), under('locationsUsers.role', 'rolesModules.module'));
    for (const list of ['delegatedUsers', 'delegatedAccess'])
      answers('GetUserByUsername', under(`locationsUsers.${list}`, delegation));
    for (const name of ['GetUser', 'AddUser', 'UpdateUser', 'ChangePrimaryLocation'] as const) answers(name, account);
    answers('GetLocationUser', person, role, 'user.username, sourceUuid, locationUserPhones.phoneNumber');
    answers('GetLocationUser', under('delegatedUsers', delegation), under('delegatedAccess', delegation));
    answers('LocationsUsers', under('data', 'id, displayName, role, profilePictureThumbnailUrl'), 'count');
    answers('GetSupportUser', 'username, email, firstName, lastName, inAdminSupportGroup');
  });

  it('A-153 the picture of a user, whose file is the body of its own path', () => {
    takes('LocationUserProfilePictureUpload', 'locationUserId: ID!', 'file: PictureFile!');
    takes('RemoveLocationUserProfilePicture', 'locationUserId: ID!', 'seen: String');
    for (const name of ['LocationUserProfilePictureUpload', 'RemoveLocationUserProfilePicture'] as const)
      answers(name, 'id, profilePictureThumbnailUrl');
    takes('ChangePrimaryLocation', 'locationUserId: ID!', 'userId: ID!');
  });
});

describe('roles', () => {
  const link = 'id, roleId, moduleId, isActive, canView, canEdit, canDelete';

  it('A-176 a role with its links, and a module with its children', () => {
    for (const name of ['Roles', 'AddRole', 'UpdateRole'] as const) {
      answers(name, 'id, version, name, isActive, canAuthorize, icon', under('rolesModules', link));
      answers(name, under('rolesModules', 'module.name, module.isActive'));
    }
    answers(
      'Modules',
      'id, name, icon, link, orderBy, isActive, isNavigation, parentModuleId, childModules',
      under('rolesModules', 'roleId, isActive'),
    );
  });

  it('A-156 A-266 the mutations of roles, and the effect of one', () => {
    takes('AddRole', 'input: AddRoleInput!');
    isMadeOf('AddRoleInput', 'canAuthorize, name, rolesModules', 'isActive');
    isMadeOf('RoleModuleInput', 'moduleId, canView, canEdit, canDelete');
    const saved = ['id: ID!', 'input: UpdateRoleInput!', 'rolesModules: [RoleModuleInput!]'];
    takes('UpdateRole', ...saved);
    takes('GetRoleEffect', ...saved);
    isMadeOf('UpdateRoleInput', 'version, name, canAuthorize, isActive, withoutAuthorizer');
    answers('GetRoleEffect', 'gained.module, gained.right, lost.module, lost.right, authority');
    answers(
      'GetRoleEffect',
      'locationCount, peopleCount, strandedCount',
      under('places', 'name, people, strandedRequests'),
    );
  });
});

describe('the audit', () => {
  it('A-246 A-428 GetAudit takes every filter and the entry to continue after, and returns entries as text', () => {
    const filters = ['person: String', 'record: String', 'action: String', 'from: PlainDate', 'to: PlainDate'];
    takes('GetAudit', 'locationId: ID!', ...filters, 'before: ID', 'take: Int', 'raw: Boolean');
    answers(
      'GetAudit',
      'hasMore',
      under('data', 'sequence, at, username, name, operation, action, subject, record, hash'),
    );
    answers('GetAudit', under('data', 'impersonated.username, impersonated.name, impersonated.reason'));
    answers('GetAudit', under('data', 'changes.field, changes.before, changes.after, rawChanges.path'));
    takes('GetAuditChoices', 'locationId: ID!');
    answers('GetAuditChoices', 'people.username, people.name, actions.operation, actions.action');
  });

  it('A-248 GetAuditChain verifies a part of the chain, and shows where it is broken', () => {
    takes('GetAuditChain', 'locationId: ID!', 'before: ID');
    answers('GetAuditChain', 'records, from, to, brokenAt');
  });
});

describe('the access review', () => {
  it('A-250 GetAccessReview takes a location, and returns each right with its source, license and use', () => {
    takes('GetAccessReview', 'locationId: ID!');
    answers('GetAccessReview', 'locationId, today, completed.on, completed.by, completed.rights');
    answers(
      'GetAccessReview',
      under('rights', 'locationUserId, way, vetId, delegationId, displayName, email, roleName'),
    );
    answers(
      'GetAccessReview',
      under('rights', 'vetName, lastDay, vetLicenseNumber, vetLicenseState, vetLicenseExpiration'),
    );
    answers('GetAccessReview', under('rights', 'lacks, lastUsedOn, lastSignInOn, since, state, standing'));
    answers('GetAccessReview', under('rights', 'kept.on, kept.by, whyNotRemove'));
  });

  it('A-252 KeepAccess takes a right as it was read, and CompleteAccessReview a location', () => {
    takes('KeepAccess', 'locationId: ID!', 'input: KeepAccessInput!');
    takes('CompleteAccessReview', 'locationId: ID!');
  });
});

describe('the effect of an access change', () => {
  it('A-278 GetAccessEffect takes the change to save at a location, and returns what each user gains and loses', () => {
    takes('GetAccessEffect', 'locationId: ID!', 'input: AccessChangeInput!');
    answers('GetAccessEffect', 'locationId, locationName, strandedRequests');
    answers('GetAccessEffect', under('people', 'locationUserId, displayName, gained, lost'));
  });
});

describe('the permissions of a user', () => {
  it('A-245 GetPersonAccess takes an assignment, and returns each permission with its alternatives', () => {
    takes('GetPersonAccess', 'locationUserId: ID!');
    answers('GetPersonAccess', 'locationUserId, today');
    answers('GetPersonAccess', under('entries', 'area, words, operations, isAllowed, ways.name, ways.missing'));
  });

  it('A-408 GetPimsDifferences takes a client, and returns each field of its records with the winning side and the reason', () => {
    takes('GetPimsDifferences', 'clientId: ID!');
    answers('GetPimsDifferences', 'locationId, readAt, isAnswering', under('records', 'record, name, pimsId'));
    answers('GetPimsDifferences', under('records.rows', 'field, here, there, wins, why'));
  });

  it('A-314 GetRecordAccess takes a user, an operation and a record, and returns each permission with its alternatives', () => {
    takes('GetRecordAccess', 'username: String!', 'operation: String!', 'record: String!');
    answers('GetRecordAccess', 'record, locationId, locationName, today');
    answers('GetRecordAccess', under('entries', 'words, isAllowed, ways.name, ways.missing'));
  });
});

describe('queries', () => {
  it('P-203 GetPrescription takes an id and returns a prescription or null', () => {
    takes('GetPrescription', 'id: ID!');
    expect(answerOf('GetPrescription')).toBe('Prescription');
  });

  it('P-205 GetPrescriptionHistory takes every filter and a page', () => {
    takes('GetPrescriptionHistory', 'locationId: ID!', 'skip: Int', 'take: Int', ...historyFilters);
    expect(answerOf('GetPrescriptionHistory')).toBe('[Prescription!]!');
    answers('GetPrescriptionHistory', row);
  });

  it('P-206 GetPrescriptionCount takes the same without the page, and returns a number', () => {
    takes('GetPrescriptionCount', 'locationId: ID!', ...historyFilters);
    const unpaged = variablesOf('GetPrescriptionHistory').filter((variable) => !/^(skip|take):/.test(variable));
    expect(variablesOf('GetPrescriptionCount')).toEqual(unpaged);
    expect(answerOf('GetPrescriptionCount')).toBe('Int!');
  });

  it('P-262 GetHistoryViews returns every view with its count', () => {
    takes('GetHistoryViews', 'locationId: ID!');
    expect(answerOf('GetHistoryViews')).toBe('[HistoryViewCount!]!');
    answers('GetHistoryViews', 'view, count');
    expectTypeOf<
      Operations['GetHistoryViews']['data']['historyViews'][number]['view']
    >().toEqualTypeOf<HistoryView | null>();
  });

  it('P-265 GetQueueWaysOut takes filters, and returns their counts and other locations with pending requests', () => {
    takes('GetQueueWaysOut', 'locationId: ID!', 'filters: [PrescriptionTaskFilter!]!');
    answers('GetQueueWaysOut', 'counts, locations.locationId, locations.count');
  });

  it('P-207 Prescriptions takes location and statuses', () => {
    takes('Prescriptions', 'locationId: ID!', 'rxStatusFilters: [RxStatusFilter!]');
    expect(answerOf('Prescriptions')).toBe('[Prescription!]!');
    answers('Prescriptions', row);
  });

  it('P-208 GetPrescriptionTask takes id and uuid, and returns a task or null', () => {
    takes('GetPrescriptionTask', 'id: ID!', 'uuid: Uuid!');
    expect(answerOf('GetPrescriptionTask')).toBe('PrescriptionTask');
  });

  it('P-211 WorkflowStatus takes nothing', () => {
    takes('WorkflowStatus');
    expect(fieldsOf('WorkflowStatus')).toEqual(['id', 'description']);
  });

  it('P-212 declineReason takes nothing', () => {
    takes('declineReason');
    answers('declineReason', 'reason');
  });

  it('P-213 ReasonForCompound takes nothing', () => {
    takes('ReasonForCompound');
    expect(fieldsOf('ReasonForCompound')).toEqual(['id', 'reasonForCompound', 'allergicIngredient']);
  });

  it('P-214 queries of other catalogs take what is used here', () => {
    takes('hasFeature', 'feature: String!', 'locationId: ID');
    takes('getLocationUsersThatCanAuthorize', 'locationId: ID!');
    expect(variablesOf('getLocationUserByLocationIdAndRole')).toEqual(['locationId: ID!', 'role: String!']);
    expect(variablesOf('LocationsUsers')).toEqual(
      expect.arrayContaining(['locationIds: [ID!]', 'activeFilterType: ActiveFilter']),
    );
    answers('PharmacyOptions', 'code, fax');
    expect(variablesOf('Shortcut')).toContain('locationId: ID');
    takes('GetLineItemsByPrescriptionId', 'prescriptionId: ID!');
    takes('GetOrder', 'id: ID!', 'voided: Boolean');
    for (const name of ['GetLocationUser', 'GetLocation', 'GetLocationClient', 'getLocationPatient'] as const)
      takes(name, 'id: ID!');
    takes('getPimsConsultsByPatientId', 'patientId: String!', 'pimsInput: PimsInput!');
    takes('getPimsConsultsByCode', 'code: String!', 'patientId: String!', 'pimsInput: PimsInput!');
    isMadeOf('PimsInput', 'pimsAccountId, pimsConnectionType');
  });
});

describe('subscriptions', () => {
  it('P-152 LocationChanged takes a location, and names what changed without its new value', () => {
    takes('LocationChanged', 'locationId: ID!');
    expect(fieldsOf('LocationChanged')).toEqual(['isEverything', 'subjects', 'subjects.kind', 'subjects.id']);
  });
});

describe('mutations', () => {
  it('P-218 DeclinePrescription takes the reason and returns the prescription', () => {
    takes('DeclinePrescription', 'id: ID!', 'input: DeclinePrescriptionInput!');
    isMadeOf('DeclinePrescriptionInput', 'declinedByLocationUserId, declineReason');
    answers('DeclinePrescription', 'id, rxStatus.code');
  });

  it('P-219 DeletePrescription takes the same and returns the ID', () => {
    takes('DeletePrescription', 'id: ID!', 'input: DeclinePrescriptionInput!');
    expect(fieldsOf('DeletePrescription')).toEqual(['id']);
  });

  it('P-220 ArchivePrescription takes the flag and the user, and returns the prescription', () => {
    takes('ArchivePrescription', 'id: ID!', 'input: ArchivePrescriptionInput!');
    isMadeOf('ArchivePrescriptionInput', 'archived, archivedByLocationUserId');
    answers('ArchivePrescription', 'id, archived');
  });

  it('P-222 upsertPrescriptionWorkflow takes an assignment, with its id when updating', () => {
    takes('upsertPrescriptionWorkflow', 'input: PrescriptionWorkflowInput!');
    isMadeOf('PrescriptionWorkflowInput', assignment);
    answers('upsertPrescriptionWorkflow', assignment);
  });

  it('P-223 mutations of other catalogs take what is used here', () => {
    isMadeOf('UpdateLocationPatientForConflictInput', 'id, weight, weightUnit');
    expect(fieldsOfType('UpdateLocationPatientInput')).toEqual(
      expect.arrayContaining(['id', 'weight', 'weightUnit', 'birthdate']),
    );
    isMadeOf('AddShortcutInput', 'details, label, shortcutType, locationId, isGlobal');
  });

  it('A-163 A-164 shortcuts are read, added, changed and deleted with these inputs', () => {
    expect(variablesOf('Shortcut').toSorted()).toEqual([
      'filter: String',
      'locationId: ID',
      'shortcutType: ShortcutType',
    ]);
    takes('AddShortcut', 'input: AddShortcutInput!');
    expect(variablesOf('UpdateShortcut')).toEqual(['id: ID!', 'input: UpdateShortcutInput!']);
    isMadeOf('UpdateShortcutInput', 'version, label, details, shortcutType');
    takes('DeleteShortcut', 'id: ID!');
    for (const name of ['Shortcut', 'AddShortcut', 'UpdateShortcut', 'DeleteShortcut'] as const)
      answers(name, 'id, version, type, label, details, locationId, isGlobal');
  });
});

describe('the reports of a location', () => {
  it('A-167 GetReportEmbedUrl takes a location and returns a URL', () => {
    takes('GetReportEmbedUrl', 'locationId: ID!');
  });

  it('A-288 A-289 A-290 A-291 A-292 the figures take a period and return counts', () => {
    const period = ['locationId: ID!', 'from: PlainDate!', 'to: PlainDate!'];
    takes('GetIssuedFigures', ...period);
    answers('GetIssuedFigures', 'from, to, issued');
    takes('GetRequestFigures', ...period);
    answers('GetRequestFigures', 'type, raised, approved, declined, elsewhere, waiting, medianMinutes, slowMinutes');
    takes('GetDeclineFigures', ...period);
    answers('GetDeclineFigures', 'reason, requests, drafts');
    takes('GetAlertFigures', ...period);
    answers('GetAlertFigures', 'since, issued, overridden', under('rules', 'rule, name, grade, issued, declined'));
  });

  it('A-293 GetEndingRights returns whose right ends, and when', () => {
    takes('GetEndingRights', 'locationId: ID!');
    answers('GetEndingRights', 'kind, locationUserId, name, delegateName, on');
  });
});
