import * as ground from './m0001-ground.js';
import * as authority from './m0002-authority.js';
import * as proof from './m0003-proof.js';
import * as jobs from './m0004-jobs.js';
import * as addLocation from './m0005-add-location.js';
import * as productSearch from './m0006-product-search.js';
import * as officeUse from './m0007-office-use.js';
import * as clientSearch from './m0008-client-search.js';
import * as firstPrinting from './m0009-first-printing.js';
import * as outside from './m0010-outside.js';
import * as live from './m0011-live.js';
import * as largeLocations from './m0012-large-locations.js';
import * as narrowBeforeWide from './m0013-narrow-before-wide.js';
import * as searchByWords from './m0014-search-by-words.js';
import * as overrideReason from './m0015-override-reason.js';
import * as whoseWords from './m0016-whose-words.js';
import * as recordedWeight from './m0017-recorded-weight.js';
import * as joinedRequests from './m0018-joined-requests.js';
import * as visibleLength from './m0019-visible-length.js';
import * as sessions from './m0020-sessions.js';
import * as draftName from './m0021-draft-name.js';
import * as whoseRepeat from './m0022-whose-repeat.js';
import * as functionsRole from './m0023-functions-role.js';
import * as toldConsults from './m0024-told-consults.js';
import * as rowByRow from './m0025-row-by-row.js';
import * as rareAmongMany from './m0026-rare-among-many.js';
import * as oneRecordBehindOne from './m0027-one-record-behind-one.js';
import * as orders from './m0028-orders.js';
import * as medicalLists from './m0029-medical-lists.js';
import * as sameClient from './m0030-same-client.js';
import * as valuesAgreed from './m0031-values-agreed.js';
import * as clientByUuid from './m0032-client-by-uuid.js';
import * as recordMerge from './m0033-record-merge.js';
import * as readAgain from './m0034-read-again.js';
import * as patientMerge from './m0035-patient-merge.js';
import * as pimsImport from './m0036-pims-import.js';
import * as ordersByName from './m0038-orders-by-name.js';
import * as clientsToLink from './m0039-clients-to-link.js';
import * as clientIdentity from './m0040-client-identity.js';
import * as users from './m0042-users.js';
import * as places from './m0047-places.js';
import * as accountSecret from './m0050-account-secret.js';
import * as practiceSearch from './m0051-practice-search.js';
import * as roles from './m0052-roles.js';
import * as delegationEnd from './m0055-delegation-end.js';
import * as impersonation from './m0056-impersonation.js';
import * as peopleSearch from './m0057-people-search.js';
import * as pimsConnection from './m0058-pims-connection.js';
import * as shortcuts from './m0059-shortcuts.js';
import * as phonesWithoutAreaCode from './m0060-phones-without-area-code.js';
import * as auditSearch from './m0061-audit-search.js';
import * as reports from './m0062-reports.js';
import * as accessReview from './m0063-access-review.js';
import * as profilePicture from './m0064-profile-picture.js';
import * as answeredRequests from './m0065-answered-requests.js';
import * as timeline from './m0066-timeline.js';
import * as fileImport from './m0067-file-import.js';
import * as issuedElsewhere from './m0068-issued-elsewhere.js';
import * as refusedCalls from './m0069-refused-calls.js';
import * as manyAtOnce from './m0070-many-at-once.js';
import * as measuredQuantity from './m0071-measured-quantity.js';
import * as issueRecord from './m0072-issue-record.js';
import * as foldedSearch from './m0078-folded-search.js';
import * as productStrengths from './m0079-product-strengths.js';
import * as readPolicies from './m0080-read-policies.js';
import * as misheardNames from './m0084-misheard-names.js';
import * as knowledge from './m0085-knowledge.js';
import * as warningOverride from './m0086-warning-override.js';
import * as staffList from './m0081-staff-list.js';
import * as accountByName from './m0082-account-by-name.js';
import * as ownerServes from './m0087-owner-serves.js';
import * as externalCheck from './m0088-external-check.js';
import * as importFile from './m0089-import-file.js';
import * as recordAlert from './m0090-record-alert.js';
import * as handOff from './m0091-hand-off.js';
import * as undoBeforeSending from './m0092-undo-before-sending.js';
import * as favorite from './m0093-favorite.js';
import * as renewalsTogether from './m0094-renewals-together.js';
import * as queueViews from './m0095-queue-views.js';
import * as archivedRequestsOfClient from './m0096-archived-requests-of-client.js';

/**
 * A forward step; there are no backward steps. Its name is stored in the database and never changes. A step only
 * expands the schema: servers of the previous version keep serving during and after it, and can be started again
 * (decision 70).
 */
export interface Migration {
  readonly name: string;
  readonly sql: string | (() => Promise<string>);
  /**
   * Why a step can remove something: no version that could still serve needs it. Servers that do not know the step
   * refuse to start.
   */
  readonly contracts?: string;
  /** Why a step that scans all rows of an existing table does not block anyone for long. */
  readonly locks?: string;
}

export const migrations: readonly Migration[] = [
  ground,
  authority,
  proof,
  jobs,
  addLocation,
  productSearch,
  officeUse,
  clientSearch,
  firstPrinting,
  outside,
  live,
  largeLocations,
  narrowBeforeWide,
  searchByWords,
  overrideReason,
  whoseWords,
  recordedWeight,
  joinedRequests,
  visibleLength,
  sessions,
  draftName,
  whoseRepeat,
  functionsRole,
  toldConsults,
  rowByRow,
  rareAmongMany,
  oneRecordBehindOne,
  orders,
  medicalLists,
  sameClient,
  valuesAgreed,
  clientByUuid,
  recordMerge,
  readAgain,
  patientMerge,
  pimsImport,
  ordersByName,
  clientsToLink,
  clientIdentity,
  users,
  places,
  accountSecret,
  practiceSearch,
  roles,
  delegationEnd,
  impersonation,
  peopleSearch,
  pimsConnection,
  shortcuts,
  phonesWithoutAreaCode,
  auditSearch,
  reports,
  accessReview,
  profilePicture,
  answeredRequests,
  timeline,
  fileImport,
  issuedElsewhere,
  refusedCalls,
  manyAtOnce,
  measuredQuantity,
  issueRecord,
  foldedSearch,
  productStrengths,
  readPolicies,
  staffList,
  accountByName,
  misheardNames,
  knowledge,
  warningOverride,
  ownerServes,
  externalCheck,
  importFile,
  recordAlert,
  handOff,
  undoBeforeSending,
  favorite,
  renewalsTogether,
  queueViews,
  archivedRequestsOfClient,
];
