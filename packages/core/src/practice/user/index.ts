export { reassignedNotice, reassignIssue, reassignTexts } from './reassign.js';
export type { RequestTaker } from './reassign.js';
export { deaCheckDigit, deaNumberIssue, deaNumberTexts, isDeaNumber, settleDeaNumber } from './dea-number.js';
export type { DeaRegistrant } from './dea-number.js';
export { emptyNewVet, newVetFields, newVetFormOf, newVetIssues, settleNewVet } from './new-vet.js';
export type { NewVetEntry, NewVetForm } from './new-vet.js';
export { assignmentFields, needsVetLicense } from './assignment-fields.js';
export type { AssignmentEntry, AssignmentForm, AssignmentContext, StoredAssignment } from './assignment-fields.js';
export { assignmentFieldsOf, isRowChanged, newAssignment } from './assignment-form.js';
export { userLimits, userTitles } from './limits.js';
export { mayChangeOwn, ownAssignmentTexts } from './own-assignment.js';
export { primaryAfter } from './primary.js';
export type { PrimaryFacts } from './primary.js';
export { profileFields, profileLabels, profileSectionOf } from './profile-fields.js';
export type {
  FieldOfLicense,
  FieldOfSection,
  ProfileContext,
  ProfileEntry,
  ProfileForm,
  ProfileSection,
  ProfileUpdate,
  ReadProfile,
} from './profile-fields.js';
export { checkProfile, profileAfter, profileFormOf, settleProfile } from './profile-form.js';
export {
  accountErrorNotice,
  accountUpdatedNotice,
  notificationSavedNotice,
  profileErrorNotice,
  profileUpdatedNotice,
  userAddedNotice,
  userErrorNotice,
} from './notice.js';
export { clashingFields, rebasedAccount, rebasedProfile, rebasedUser } from './rebase.js';
export { userTexts } from './text.js';
export { sameUsername } from './user-email.js';
export { checkPeopleSearch, checkUserSearch, peopleSearchTerms } from './user-search.js';
export { accountFields, userFields, userLabels } from './user-fields.js';
export type { AccountForm, ReadUser, StoredUserForm, UserForm } from './user-fields.js';
export {
  accountFormOf,
  checkAccountForm,
  checkUserForm,
  newUserForm,
  settleAccountForm,
  settleUserForm,
  userFormAfter,
  userFormOf,
} from './user-form.js';
export type { AccountEntry, UserEntry } from './user-form.js';
export { lastLicenseDay } from './vet-license.js';
export type { DeaLicenseForm, VetLicenseForm } from './vet-license.js';
