export { rulesToReview } from './noisiest.js';
export type { WarningCount } from './noisiest.js';
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
export { overrideTexts, shownAs } from './text.js';
