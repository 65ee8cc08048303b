export {
  choiceOfProduct,
  focusedChoice,
  isEarlier,
  nothingChosen,
  selectionStepLabels,
  selectionSteps,
  stepOf,
} from './choice.js';
export type { ChosenProduct, ProductChoice, SelectionStep } from './choice.js';
export { createByLabels, createByOf, visitOfCreateBy } from './create-by.js';
export type { CreateBy } from './create-by.js';
export { decodeQueryValue } from './decode-query-value.js';
export { directTitle } from './direct.js';
export { productsIn, strengthsIn } from './extended-data.js';
export { favoriteInUrl, visitOfFavorite } from './favorite-visit.js';
export { visitOfFamily } from './family-visit.js';
export type { ExtendedData, OfferedProduct, OfferedStrength, WeightFilter } from './extended-data.js';
export { lookupsOfFamily } from './family-offer.js';
export type { FamilyQuestion } from './family-offer.js';
export { hasFilters, noFilters } from './filters.js';
export type { SelectionFilters } from './filters.js';
export { addressAbout, partiesIn } from './kept-address.js';
export { noKnownParties } from './known-parties.js';
export type { KnownParties } from './known-parties.js';
export { visitAfterSubmit, visitOnLeaving } from './leave.js';
export type { ExtendedDataLookup, PresentationsLookup } from './lookup.js';
export { noProductsNotice, noProductsTexts, productUnavailableNotice, selectionNotice } from './notice.js';
export { lookupsOf, offeredIn } from './offer.js';
export type { Awaited, Offer } from './offer.js';
export { officeUseCode, officeUseTexts, startOfficeUseForm } from './office-use-start.js';
export type { ShortcutFacts } from './office-use-start.js';
export { isOfficeUseVariant } from './office-use-variant.js';
export { prescribingParameters } from './parameter.js';
export type { PrescribingParameter } from './parameter.js';
export { profileFromUrl, visitOfAddProduct, visitOfProfile } from './profile-address.js';
export type { RequestedProfile } from './profile-address.js';
export { productSelection } from './selection.js';
export type { SelectionEvent } from './selection.js';
export { selectionFromUrl, urlOfSelection, visitOfChoice, visitOfSelection } from './selection-address.js';
export type { Address } from './selection-address.js';
export type { OfferedPresentation, SelectionContext, SelectionInput } from './selection-context.js';
export { isAt } from './visit.js';
export type { Visit } from './visit.js';
export { prescribeWizard } from './wizard.js';
export type { WizardEvent } from './wizard.js';
export { urlOfWizard, visitOfWizard, wizardFromUrl } from './wizard-address.js';
export { stoppingNotice } from './wizard-context.js';
export type { WizardClient, WizardContext, WizardInput, WizardPatient, WizardProduct } from './wizard-context.js';
export { mayChangeParties, wizardStepsOf, wizardStepLabels, wizardSteps } from './wizard-step.js';
export type { WizardStep } from './wizard-step.js';
