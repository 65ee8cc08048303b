export { activeFilters, shortcutTypes } from './location.js';
export type { ActiveFilter, LocationFacts, ShortcutType } from './location.js';
export type { LocationUserFacts, RoleFacts } from './location-user.js';
