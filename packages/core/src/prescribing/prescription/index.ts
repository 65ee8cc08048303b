export { pathAfterSave } from './save/after-save.js';
export { advancedFields, autoShipPromptLabel, opensAdvancedOptions } from './edit/advanced-options.js';
export type { AdvancedOptionsFacts } from './edit/advanced-options.js';
export { authorizeButton, inactiveProductTooltip } from './save/authorize-button.js';
export type { AuthorizeButtonFacts } from './save/authorize-button.js';
export { authorizingVetLabel, chosenVet, mayBeAuthorizingVet, preselectedVet } from './field/authorizing-vet.js';
export type { VetPreference } from './field/authorizing-vet.js';
export { isFillable, statusBadge } from './lifecycle/badge.js';
export type { FillFacts, StatusBadge, StatusFacts, StatusIcon } from './lifecycle/badge.js';
export { withPrn, withProduct, withReason } from './edit/change-form.js';
export type { ProductChange } from './edit/change-form.js';
export { checkPrescriptionForm } from './save/check-form.js';
export { notificationDate, notificationOptionOf } from './field/client-notification.js';
export { notificationOptions } from './form/notification-option.js';
export type { NotificationOption } from './form/notification-option.js';
export {
  asksForAllergicIngredient,
  effectiveReason,
  needsReason,
  pharmacyRationale,
  reasonForCompoundHint,
} from './field/compounding.js';
export { conflictSubject } from './context/conflict-subject.js';
export { prescriptionFormContext, requestedQuantityOf, whichAnimalOf } from './context/form-context.js';
export type { PrescriptionFormFacts } from './context/form-facts.js';
export { consultHint, consultHints, consultOffer } from './consult/consult.js';
export type { ConsultFacts, ConsultOffer } from './consult/consult.js';
export {
  consultCode,
  consultFailureText,
  consultLine,
  consultTexts,
  recentConsults,
} from './consult/consult-choice.js';
export { hasCurrentDeaLicense } from './field/controlled.js';
export { asCopy, fieldsNotCopied, originTag } from './edit/copy.js';
export { activeDrafts, isActiveDraft, isDraft } from './draft/active-draft.js';
export { latestOwnDrafts } from './draft/own-drafts.js';
export type { OwnDraftFacts } from './draft/own-drafts.js';
export { daysSupplyText, sentDaysSupply } from './field/days-supply.js';
export { detailLabels, detailRows, detailSections } from './history/detail-view.js';
export type { DetailFacts, DetailField, DetailLocation, DetailRow } from './history/detail-view.js';
export { withShortcut } from './field/directions.js';
export { draftName } from './draft/draft-name.js';
export type { DraftNameFacts } from './draft/draft-name.js';
export {
  dateText,
  defaultExpiration,
  expirationMonths,
  isExpirationAllowed,
  latestExpiration,
} from './field/expiration.js';
export { latestLawfulExpiration, lawfulRefills, withLawfulExpiration } from './field/lawful-choices.js';
export type { LawfulChoice } from './field/lawful-choices.js';
export { lawFactsOf } from './field/law-facts.js';
export { prescriptionName } from '../../catalog/prescription-name/index.js';
export type { ExternalPrescription, NamedPrescription } from '../../catalog/prescription-name/index.js';
export { expiryBadge, expiryOfTask } from './lifecycle/expiry-badge.js';
export type { ExpiryBadge, ExpiryUrgency } from './lifecycle/expiry-badge.js';
export { requiredText } from '../../base/failure/index.js';
export type { PrescriptionIssuePath } from './form/field-issue.js';
export {
  historySearchIssues,
  historySearchMaximum,
  historyWords,
  isInHistorySearch,
  markedInRow,
} from './history/history-search.js';
export type { HistoryWord, SearchedPrescription } from './history/history-search.js';
export {
  changeHistoryFilters,
  historyFilterLabel,
  historyPageSizes,
  historyPageVariables,
  historyVariables,
  savedViewQuery,
  openView,
  readHistoryFilters,
  statusFilterLabel,
  writeHistoryFilters,
} from './history/history-filters.js';
export type { HistoryPage, LabeledHistoryFilter } from './history/history-filters.js';
export { historyFilterTable } from './history/history-filter-table.js';
export type { HistoryFilters, HistoryVariables } from './history/history-filter-table.js';
export {
  everythingLabel,
  expiresWithinDays,
  historyViewLabels,
  historyViewRule,
  historyViews,
} from './history/history-view.js';
export type { HistoryView, HistoryViewRule } from './history/history-view.js';
export { flavorChoices, offersFlavor } from './field/flavor.js';
export { prescriptionFields } from './form/fields.js';
export type { AuditLabel, FieldKind } from './form/field-spec.js';
export { emptyPrescriptionForm, normalizePrescriptionForm } from './form/normalize-form.js';
export { fieldSpec, prescriptionFieldNames } from './form/form.js';
export type {
  AdvancedField,
  ExportedField,
  FieldOfKind,
  PharmacyField,
  PrescriptionField,
  PrescriptionForm,
  PrescriptionFormInput,
  StoredField,
  SummaryField,
} from './form/form.js';
export type {
  AuthorizingVetFacts,
  PrescriptionClientFacts,
  PrescriptionFormContext,
  PrescriptionPatientFacts,
  ProductSelection,
  ReasonForCompoundFacts,
  RequestedProduct,
} from './form/form-context.js';
export { authorsAfterSave } from './draft/field-author.js';
export type { Author, FieldAuthor, ForeignNote } from './form/author.js';
export { checkForeignNote, foreignNote, isNoteForeign } from './draft/foreign-note.js';
export {
  fieldsByOthers,
  fieldsByText,
  foreignFields,
  preparedBy,
  preparedByText,
  writtenAtText,
  writtenByText,
} from './draft/prepared-by.js';
export type { FieldsOfAuthor, WrittenDraft } from './draft/prepared-by.js';
export { unwrittenDraft } from './draft/unwritten-draft.js';
export { otherAnimalText } from './field/which-animal.js';
export {
  isFilledAtLocation,
  issueButtonLabel,
  issueTarget,
  issueTypeOf,
  notFilledHereText,
} from './lifecycle/issue-target.js';
export type { IssuedStatus, IssueLocation, IssueProduct } from './lifecycle/issue-target.js';
export type {
  ArchiveEvent,
  DiscardEvent,
  ImportEvent,
  IssueEvent,
  PharmacyEvent,
  PrescriptionLifecycleEvent,
  SaveAsDraftEvent,
} from './lifecycle/lifecycle-event.js';
export { prescriptionLimits } from '../../base/limits/index.js';
export { mayIssueControlled } from './lifecycle/may-issue-controlled.js';
export type { ControlledIssue, ControlledVerdict, ControlledWant } from './lifecycle/may-issue-controlled.js';
export { mayIssue, mightIssue, grantsToIssue } from './lifecycle/may-issue.js';
export type { IssueAuthority, IssueCondition, IssueGrant } from './lifecycle/may-issue.js';
export { mayPrint } from './lifecycle/may-print.js';
export { mayBeWorkedOn } from './lifecycle/may-be-worked-on.js';
export { externalIssueText } from './lifecycle/refused-event.js';
export {
  conflictAnswerIssues,
  isConflictUnexplained,
  isOverrideNote,
  overrideNoteText,
} from './field/conflict-answer.js';
export type { ConflictAnswer } from './field/conflict-answer.js';
export {
  isOverrideReason,
  overrideReasonLabel,
  overrideReasonLabels,
  overrideReasons,
} from './form/override-reason.js';
export type { OverrideReason } from './form/override-reason.js';
export { isUnlimitedOfficeUse, officeUseRefills } from './field/office-use.js';
export type { OfficeUseFacts } from './field/office-use.js';
export { rxOriginCodes } from './field/origin.js';
export { draftChanges } from './draft/draft-changes.js';
export { directionsMismatch, writtenFor } from './field/directions-mismatch.js';
export type { ChosenDose } from './field/directions-mismatch.js';
export { lastEvent } from './lifecycle/last-event.js';
export { againstLastTime, isUnchanged } from './history/last-time.js';
export type { LastTimeSign, ComparedField, ComparedPrescription } from './history/last-time.js';
export { missingText, openPoints } from './edit/open-points.js';
export type { OpenPoint, OpenPointFacts } from './edit/open-points.js';
export { missingPriceText } from './field/missing-price.js';
export type { DraftFacts, SavedFacts } from './draft/saved-field.js';
export { eventNote, eventNoteLines, savedChanges } from './draft/saved-changes.js';
export type { EventFacts } from './draft/saved-changes.js';
export type { PrescriptionFacts } from './form/prescription-facts.js';
export { inactiveProductText } from './field/product-choice.js';
export {
  productForQuantity,
  selectionOf,
  withFamily,
  withPresentation,
  withQuantity,
  withStrength,
} from './edit/product-choice-change.js';
export type { ChosenSelection, FormChoice, QuantityChange } from './edit/product-choice-change.js';
export {
  answersRequest,
  isProductOut,
  productOfTask,
  requestedOf,
  requestedProducts,
} from './quantity/product-of-task.js';
export type { QuantityOfTask } from './quantity/product-of-task.js';
export { overridesAfter, overridesOf } from './edit/product-wishes.js';
export type { FormOverrides } from './edit/product-wishes.js';
export { isQuantity, quantityRangeText } from './quantity/quantity.js';
export { quantityInWords, printedQuantity } from './quantity/quantity-in-words.js';
export { countsPacks, packSizeOf, requestedFills } from './quantity/requested-fills.js';
export type { PackFacts, PortalFacts } from './quantity/requested-fills.js';
export { orderQuantitiesText } from './quantity/order-quantities.js';
export type { OrderQuantityFacts } from './quantity/order-quantities.js';
export { totalQuantity } from './quantity/total-quantity.js';
export {
  quantityStepper,
  renewedQuantityOf,
  requestedMoreNotice,
  requestedMoreText,
  stepsOf,
  unitPerFillOf,
} from './quantity/quantity-stepper.js';
export type { QuantityStepper } from './quantity/quantity-stepper.js';
export { maxRefills, refillChoices, refillsNumberText } from './field/refills.js';
export type { RefillFacts } from './field/refills.js';
export { refillsLabel } from './quantity/refills-label.js';
export { isIssueType, isSaveType, modeOf, saveTypes } from './lifecycle/save-type.js';
export type { IssueType, SaveType } from './lifecycle/save-type.js';
export { settlePrescriptionForm } from './save/settle-form.js';
export type { SettleContext } from './save/settle-form.js';
export { startPrescriptionForm } from './edit/start-form.js';
export type { Parties, PrescriptionFormSource, StartContext, TaskSource } from './edit/start-form.js';
export { compactText, summaryOf } from './summary/summary.js';
export type { PrescriptionSummary } from './summary/summary.js';
export type { EarlierPrescription, SummaryContext } from './summary/summary-context.js';
export type { SummaryLine } from './summary/summary-line.js';
export { compareWithLast, lastTimeOf } from './summary/last-prescription.js';
export type { LastPrescription } from './summary/last-prescription.js';
export { rxStatusDescription, rxStatusListing } from './lifecycle/status.js';
export type { RxStatusCode, RxStatusFilter } from './lifecycle/status.js';
export { rxStatusFilters, rxStatusOfFilter } from './lifecycle/status-filter.js';
export {
  controlledNotice,
  detailsNotFoundText,
  prescriptionErrorNotice,
  prescriptionSuccessNotices,
  unansweredText,
} from './save/notice.js';
export type { PrescriptionAttempt } from './save/notice.js';
export { readQuantity, readWholeNumber } from './form/typed-number.js';
export { workflowUserLabel } from './field/workflow.js';
export { whatForWhom } from './history/what-for-whom.js';
export { splitWrongPatientMeasure, wrongPatientMeasure, wrongPatientMinutes } from './history/wrong-patient-measure.js';
export type {
  Order,
  SplitWrongPatientMeasure,
  WithdrawnOrder,
  WrongPatientMeasure,
} from './history/wrong-patient-measure.js';
