export { connectionTexts, elapsedText, isConnected, readInstallation, stageState } from './installation.js';
export type { InstallInformation, Installation, InstallStage, InstallStatus, StageState } from './installation.js';
export {
  incompleteUserText,
  isLinkableUser,
  userLinkedNotice,
  userLinkFailedNotice,
  usersInOrder,
  userTakenText,
} from './link-user.js';
export type { UserIds } from './link-user.js';
export type { ToldInstallation, ToldUser } from './told.js';
export { readUser } from './user-record.js';
export type { PimsUserRecord, UserAccount } from './user-record.js';
