export { pimsConnectionTypes } from './connection-type.js';
export type { PimsConnectionType } from './connection-type.js';
export { arePimsFeaturesOn, isPimsEnabled, isPimsImportOn } from './enabled.js';
export type { PimsSettings } from './enabled.js';
export {
  consultTypes,
  hasConsults,
  isWritebackCapable,
  providerIdTypes,
  rawPhoneTypes,
  writebackCapableTypes,
} from './trait.js';
export { writesBack } from './writeback.js';
