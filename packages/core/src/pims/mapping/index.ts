export { assignColumns, kindsIn } from './assign-columns.js';
export { mappingFaults } from './check-header.js';
export { type FileMapping, newBreed, ownMapping } from './file-mapping.js';
export { type ImportKind, importColumnNamed, importColumns, importKinds } from './import-columns.js';
export type { CellFault, LineContext, LineValues, MappedLine } from './line-draft.js';
export { openLineMapper } from './map-line.js';
export { openProfile } from './profile.js';
export { proposeMapping } from './propose-mapping.js';
export { readMapping } from './read-mapping.js';
