export { pathAfterSave } from './after-save.js';
export { advancedFields, autoShipPromptLabel, opensAdvancedOptions } from './advanced-options.js';
export type { AdvancedOptionsFacts } from './advanced-options.js';
export { authorizeButton, inactiveProductTooltip } from './authorize-button.js';
export type { AuthorizeButtonFacts } from './authorize-button.js';
export {
  authorizingVetChoices,
  authorizingVetLabel,
  chosenVet,
  mayBeAuthorizingVet,
  preselectedVet,
} from './authorizing-vet.js';
export type { VetPreference } from './authorizing-vet.js';
export { isFillable, statusBadge } from './badge.js';
export type { FillFacts, StatusBadge, StatusFacts, StatusIcon } from './badge.js';
export { withPrn, withProduct, withReason } from './change-form.js';
export type { ProductChange } from './change-form.js';
export { checkPrescriptionForm } from './check-form.js';
export {
  defaultNotification,
  notificationDate,
  notificationOptionOf,
  notificationOptions,
} from './client-notification.js';
export type { NotificationOption } from './client-notification.js';
export {
  asksForAllergicIngredient,
  effectiveReason,
  needsReason,
  pharmacyRationale,
  reasonForCompoundHint,
} from './compounding.js';
export { consultHint, consultHints, consultOffer } from './consult.js';
export type { ConsultFacts, ConsultOffer } from './consult.js';
export { consultCode, consultFailureText, consultLine, consultTexts, recentConsults } from './consult-choice.js';
export { hasCurrentDeaLicense } from './controlled.js';
export { asCopy, fieldsNotCopied, fieldsRenewedByCopy, originTag } from './copy.js';
export { latestOwnDrafts } from './own-drafts.js';
export type { OwnDraftFacts } from './own-drafts.js';
export { daysSupplyText, sentDaysSupply } from './days-supply.js';
export { decidePrescriptionSave } from './decide-save.js';
export type { PrescriptionSave, SaveDecision } from './decide-save.js';
export { detailLabels, detailRows } from './detail-view.js';
export type { DetailFacts, DetailField, DetailLocation, DetailRow } from './detail-view.js';
export { withShortcut } from './directions.js';
export { draftName } from './draft-name.js';
export type { DraftNameFacts } from './draft-name.js';
export { eSignatureText } from './esignature.js';
export { dateText, defaultExpiration, expirationMonths, isExpirationAllowed, latestExpiration } from './expiration.js';
export { expiryBadge, expiryOfTask } from './expiry-badge.js';
export type { ExpiryBadge, ExpiryUrgency } from './expiry-badge.js';
export { requiredText } from '../failure/index.js';
export type { PrescriptionIssuePath } from './field-issue.js';
export {
  historySearchIssues,
  historySearchMaximum,
  historyWords,
  isInHistorySearch,
  markedInRow,
} from './history-search.js';
export type { HistoryWord, SearchedPrescription } from './history-search.js';
export {
  everythingLabel,
  expiresWithinDays,
  historyViewLabels,
  historyViewRule,
  historyViews,
} from './history-view.js';
export type { HistoryView, HistoryViewRule } from './history-view.js';
export { flavorChoices, offersFlavor } from './flavor.js';
export { emptyPrescriptionForm, normalizePrescriptionForm } from './form.js';
export type { PrescriptionField, PrescriptionForm, PrescriptionFormInput } from './form.js';
export type {
  AuthorizingVetFacts,
  PrescriptionClientFacts,
  PrescriptionFormContext,
  PrescriptionPatientFacts,
  ProductSelection,
  ReasonForCompoundFacts,
} from './form-context.js';
export { prescriptionFormSchema } from './form-schema.js';
export { prescriptionFormValidator } from './form-validator.js';
export type { PrescriptionFormValidator } from './form-validator.js';
export { authorsAfterSave } from './field-author.js';
export type { Author, FieldAuthor } from './field-author.js';
export { checkForeignNote, foreignNote, isNoteForeign } from './foreign-note.js';
export type { ForeignNote } from './foreign-note.js';
export {
  fieldsByOthers,
  fieldsByText,
  foreignFields,
  preparedBy,
  preparedByText,
  writtenAtText,
  writtenByText,
} from './prepared-by.js';
export type { FieldsOfAuthor, WrittenDraft } from './prepared-by.js';
export { unwrittenDraft } from './unwritten-draft.js';
export { otherAnimalText } from './which-animal.js';
export { isFilledAtLocation, issueButtonLabel, issueTarget, issueTypeOf, notFilledHereText } from './issue-target.js';
export type { IssuedStatus, IssueLocation, IssueProduct } from './issue-target.js';
export { prescriptionLifecycle } from './lifecycle.js';
export type {
  ArchiveEvent,
  DiscardEvent,
  IssueEvent,
  PharmacyEvent,
  PrescriptionLifecycleEvent,
  SaveAsDraftEvent,
} from './lifecycle-event.js';
export { prescriptionLimits } from './limits.js';
export { holdsDelegatedAccess, mayIssue, mightIssue } from './may-issue.js';
export type { IssueAuthority } from './may-issue.js';
export { mayPrint } from './may-print.js';
export { nextPrescriptionStatus } from './next-status.js';
export type { PrescriptionStanding, PrescriptionStep } from './next-status.js';
export { conflictAnswerIssues, isConflictUnexplained, isOverrideNote, overrideNoteText } from './conflict-answer.js';
export type { ConflictAnswer } from './conflict-answer.js';
export { isOverrideReason, overrideReasonLabel, overrideReasonLabels, overrideReasons } from './override-reason.js';
export type { OverrideReason } from './override-reason.js';
export { isUnlimitedOfficeUse, officeUseRefills } from './office-use.js';
export type { OfficeUseFacts } from './office-use.js';
export { rxOriginCodes } from './origin.js';
export type { RxOriginCode } from './origin.js';
export { draftChanges } from './draft-changes.js';
export { directionsDoubt, writtenFor } from './directions-doubt.js';
export type { ChosenDose } from './directions-doubt.js';
export { lastEvent } from './last-event.js';
export { againstLastTime, isUnchanged } from './last-time.js';
export type { AgainstLast, ComparedField, ComparedPrescription } from './last-time.js';
export { missingText, openPoints } from './open-points.js';
export type { OpenPoint, OpenPointFacts } from './open-points.js';
export { missingPriceText } from './missing-price.js';
export type { DraftFacts, SavedFacts } from './saved-field.js';
export { eventNote, eventNoteLines, savedChanges } from './saved-changes.js';
export type { EventFacts } from './saved-changes.js';
export type { PrescriptionFacts } from './prescription-facts.js';
export type { ChecklistStep, PrintChecklist } from './print-checklist.js';
export type { PrintControlled } from './print-controlled.js';
export type {
  MailingInstructions,
  PrintAddress,
  PrintClient,
  PrintFacts,
  PrintLocation,
  PrintPatient,
  PrintPhone,
  PrintPrescription,
  PrintVet,
} from './print-facts.js';
export {
  checklistContacts,
  checklistHead,
  isReadingOnPaper,
  isWideOnPaper,
  printFoot,
  printForm,
  smallestOnPaper,
} from './print-layout.js';
export type { PrintBlock, PrintForm, PrintHead } from './print-layout.js';
export { mailingOf } from './print-mailing.js';
export { printModel } from './print-model.js';
export type { PrintModel } from './print-model.js';
export { readablePhones } from './print-phones.js';
export type { PrintRow } from './print-row.js';
export { lastPrinting, nextPrinting, printingEvents } from './printing.js';
export type { Printing, PrintingsSoFar, PrintingTrace, RecordedPrinting } from './printing.js';
export { inactiveProductText } from './product-choice.js';
export {
  productForQuantity,
  selectionOf,
  withFamily,
  withPresentation,
  withQuantity,
  withStrength,
} from './product-choice-change.js';
export type { ChosenSelection, FormChoice, QuantityChange } from './product-choice-change.js';
export { answersRequest, isProductOut, productOfTask, requestedOf, requestedProducts } from './product-of-task.js';
export type { QuantityOfTask, RequestedProduct } from './product-of-task.js';
export { wishesAfter, wishesOf } from './product-wishes.js';
export type { ProductWishes } from './product-wishes.js';
export { isQuantity, quantityRangeText } from './quantity.js';
export { quantityInWords, quantityOnPaper } from './quantity-in-words.js';
export { countsPacks, packSizeOf, requestedFills } from './requested-fills.js';
export type { PackFacts, PortalFacts } from './requested-fills.js';
export { totalQuantity } from './total-quantity.js';
export {
  quantityStepper,
  renewedQuantityOf,
  requestedMoreNotice,
  requestedMoreText,
  stepsOf,
  unitPerFillOf,
} from './quantity-stepper.js';
export type { QuantityStepper } from './quantity-stepper.js';
export { maxRefills, refillChoices, refillsNumberText } from './refills.js';
export type { RefillFacts } from './refills.js';
export { refillsLabel } from './refills-label.js';
export { isSaveType, modeOf, saveTypes } from './save-type.js';
export type { IssueType, SaveType } from './save-type.js';
export { settlePrescriptionForm } from './settle-form.js';
export type { SettleContext } from './settle-form.js';
export { startPrescriptionForm } from './start-form.js';
export type { Parties, PrescriptionFormSource, StartContext, TaskSource } from './start-form.js';
export { rxStatusDescription, rxStatusListing } from './status.js';
export type { RxStatusCode, RxStatusFilter } from './status.js';
export { rxStatusFilters, rxStatusOfFilter } from './status-filter.js';
export {
  controlledNotice,
  detailsNotFoundText,
  noResultsText,
  prescriptionErrorNotice,
  prescriptionSuccessNotices,
  unansweredText,
} from './text.js';
export type { PrescriptionAttempt } from './text.js';
export { readQuantity, readWholeNumber } from './typed-number.js';
export { workflowUserLabel } from './workflow.js';
export { whatForWhom } from './what-for-whom.js';
export { wrongPatientMeasure, wrongPatientMinutes } from './wrong-patient-measure.js';
export type { Order, WithdrawnOrder, WrongPatientMeasure } from './wrong-patient-measure.js';
