export { alertFormOf, checkAlert, checkAlertEnd, mayAddAlert, settleAlert } from './alert-form.js';
export type { AlertForm } from './alert-form.js';
export { alertKinds, alertKindsOf, alertKindSpec, contactMethods, isAlertKind } from './alert-kind.js';
export type { AlertKind, AlertNoun, AlertPlace, ContactMethod } from './alert-kind.js';
export { languageCodes, languageName } from './language.js';
export { alertLine, alertsInOrder, alertState, isAlertOld, shownAlerts } from './record-alert.js';
export type { AlertContent, AlertState, RecordAlert, ShownAlerts } from './record-alert.js';
export {
  alertAddedNotice,
  alertEndedNotice,
  alertErrorNotice,
  alertLimits,
  alertSavedNotice,
  alertTextHelp,
  alertTexts,
  contactMethodWords,
} from './text.js';
