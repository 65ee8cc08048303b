export { rulesToReview } from './noisiest.js';
export type { WarningCount } from './noisiest.js';
export { overridableWarning, overridableWarnings } from './overridable-warning.js';
export type { OverridableWarning } from './overridable-warning.js';
export {
  checkOverride,
  needsSecondPerson,
  overrideLimits,
  overridesInEffect,
  overrideState,
  overrideStates,
  whyNotConfirm,
} from './override.js';
export type { OverrideForm, OverrideState, StoredOverride } from './override.js';
export { guardTexts, overrideTexts, shownAs } from './text.js';
