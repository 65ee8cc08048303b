export {
  connectedNotice,
  connectFailedNotice,
  connectMinutes,
  connectPaths,
  connectReturnOf,
  connectReturnPath,
  connectTexts,
  notConnectedNotices,
  offersConnect,
  readGrantedConnection,
  readClinics,
  readCodeRequest,
  readRedirectAddress,
  readTokenRequest,
  withoutConnectReturn,
} from './connect.js';
export type { GrantedConnection, Clinic, CodeRequest, ConnectReturn, ReportedClinic, TokenRequest } from './connect.js';
export { connectionTexts, elapsedText, isConnected, readInstallation, stageState } from './installation.js';
export type { InstallInformation, Installation, InstallStage, InstallStatus, StageState } from './installation.js';
export {
  incompleteUserText,
  isLinkableUser,
  userLinkedNotice,
  userLinkFailedNotice,
  userMissingText,
  usersInOrder,
  usersSyncedNotice,
  usersSyncFailedNotice,
  userTakenText,
  userUnlinkedNotice,
} from './link-user.js';
export type { UserIds } from './link-user.js';
export type { ReportedInstallation, ReportedUser } from './reported-account.js';
export { readUser } from './user-record.js';
export type { PimsUserRecord, UserAccount } from './user-record.js';
export { partnerFaultText, partnerFaultTexts } from './partner-fault.js';
export type { RequestedPartner } from './partner-fault.js';
