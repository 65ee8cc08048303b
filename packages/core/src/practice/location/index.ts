export {
  addLocationTexts,
  isAddLocationOffered,
  mayAddLocation,
  mayAddOrganization,
  supportLocationFields,
} from './add-location.js';
export { activeAssignments, isActiveAssignment, selectLocation } from './assignment.js';
export type { AssignmentFacts } from './assignment.js';
export { builtInModules } from './built-in-module.js';
export type { BuiltInModule } from './built-in-module.js';
export { builtInRoles, startingLinks } from './built-in-role.js';
export type { BuiltInRole, BuiltInRoleName, StartingLink } from './built-in-role.js';
export { featureFlags, featuresOn, hasFeature, isFeatureFlag } from './feature.js';
export type { FeatureFlag, Features, FeatureSetting } from './feature.js';
export { guardRoute, landingRoute, noAccessText } from './guard.js';
export type { PortalCaller, RouteRequest, RouteVerdict } from './guard.js';
export { highlightKey } from './highlight.js';
export { activeFilters, shortcutTypes } from './location.js';
export type { ActiveFilter, LocationFacts, ShortcutType } from './location.js';
export { practiceLocationFields } from './location-fields.js';
export type { LocationDraft, LocationForm, SettledLocation } from './location-fields.js';
export { checkLocationForm, normalizeLocationForm, settleLocationForm } from './location-form.js';
export type { LocationEntry } from './location-form.js';
export { locationSettingFields, checkLocationSettings, locationSettingsOf } from './location-settings.js';
export type { LocationSettings } from './location-settings.js';
export { canWriteBack, locationFields, locationLabels, settingsTexts } from './support-fields.js';
export type { SettingsKnowledge } from './support-fields.js';
export type { DeaFacts } from './license-status.js';
export {
  deaNotice,
  deaStatus,
  licenseNotice,
  isLicenseValid,
  licenseStatus,
  licenseWarningDays,
  requireLicense,
} from './license-status.js';
export type { LicenseStatus, VetLicenseFacts } from './license-status.js';
export {
  lockedReason,
  mayChangeLocation,
  otherAccountIssue,
  placeStaleText,
  writebackAfter,
  writebackLoss,
  type WritebackLoss,
} from './location-update.js';
export type { LocationEditor } from './location-update.js';
export type { LocationUserFacts, RoleFacts } from './location-user.js';
export { menuLinks, menuOf } from './menu.js';
export type { Menu, MenuEntry, MenuGroup, MenuLink, MenuLocation } from './menu.js';
export { moduleNames } from './module.js';
export type { ModuleFacts, ModuleName, RoleModuleFacts } from './module.js';
export {
  newOrganizationFields,
  organizationFields,
  organizationLabels,
  organizationTexts,
} from './organization-fields.js';
export type { OrganizationDraft, OrganizationForm, SettledOrganization } from './organization-fields.js';
export { checkOrganizationForm, matchingLocationIssue, normalizeOrganizationForm } from './organization-form.js';
export type { OrganizationEntry } from './organization-form.js';
export { emptyTexts } from './empty-text.js';
export { boundedTake, pageSizes, takeLimit } from './page-size.js';
export { pimsDot } from './pims-dot.js';
export type { PimsDot } from './pims-dot.js';
export { defaultPortalType, defaultPriceBook, portalTypeCodes, priceBooks, supportContactFor } from './portal-type.js';
export type { PortalTypeCode, PriceBookName, SupportContact, SupportContacts } from './portal-type.js';
export { hasRight } from './right.js';
export type { Right } from './right.js';
export { prescribingVets } from './prescribing-vet.js';
export type { VetCandidate } from './prescribing-vet.js';
export {
  asUpdatePath,
  checkLocationDraft,
  emptyLocationDraft,
  isDraftPimsEnabled,
  locationAfter,
  locationChange,
  locationDraftOf,
  settleLocationDraft,
} from './location-draft.js';
export type { DraftJudge, LocationUpdate } from './location-draft.js';
export {
  checkOrganizationDraft,
  emptyOrganizationDraft,
  organizationAfter,
  organizationChange,
  organizationDraftOf,
  settleOrganizationDraft,
} from './organization-draft.js';
export type { OrganizationUpdate } from './organization-draft.js';
export {
  organizationLockedText,
  pharmacyMissingLabel,
  pharmacyMissingText,
  placeErrorNotice,
  placeSavedNotice,
} from './place-notice.js';
export type { PlaceAction } from './place-notice.js';
export { carriedOver } from './three-way.js';
export type { CarriedOver } from './three-way.js';
export { locationsText, practiceSearchTerms, shownPracticeLocations } from './practice-search.js';
export { isVetRole, roleLabel, roleNameKey, sameRoleName } from './role.js';
export type { RoleWithModules } from './role.js';
export { mainRoutes, matchRoute, plainPath, signInRoutes, supportRoutes } from './route.js';
export type { Route, RouteMatch } from './route.js';
export { groupById } from './group-by-id.js';
export { compareIds, idKey, sameId } from './same-id.js';
export { encodeQueryValue } from './query-value.js';
export { addShortcutDetailsMax, checkAddShortcut } from './add-shortcut.js';
export { checkShortcut, shortcutLimits, shortcutTexts } from './shortcut.js';
export type { ShortcutForm } from './shortcut.js';
export { checkShortcutChange, shortcutChangeTexts, shortcutTypeIssue, takenLabelIssue } from './shortcut-change.js';
export type { ShortcutBefore } from './shortcut-change.js';
export { beyondField, beyondFieldText, shortcutPurposes } from './shortcut-fit.js';
export { shortcutDeleteTexts, shortcutDoneNotice, shortcutFailedNotice } from './shortcut-notice.js';
export type { ShortcutAction } from './shortcut-notice.js';
export { checkShortcutPlace, mayKeepShortcut, shortcutPlaceTexts } from './shortcut-place.js';
export type { ShortcutPlace } from './shortcut-place.js';
export { supportMenu } from './support-menu.js';
export {
  isSearchable,
  modalResultsMaxHeight,
  modalWidth,
  searchMaximum,
  searchMinimum,
  sidebarCollapseWidth,
} from './screen-limit.js';
export { searchToSend, isTooWide, searchFloorIssues } from './search-floor.js';
export { storageKeys, storageOf } from './storage-key.js';
export type { StorageKey, StoragePlace } from './storage-key.js';
export { accessLostNotice, accessRevokedText, isSwitchForm, locationSwitch, maySwitchTo } from './switch-location.js';
export type { LocationSwitch, StoredValue, SwitchTarget } from './switch-location.js';
export { workflowUsers } from './workflow-user.js';
export { writebackNotice, writebackQuestion } from './writeback-text.js';
export { missingSetUp } from './set-up.js';
export type { SetUpFacts, SetUpStep } from './set-up.js';
