export { type AssignedColumns, assignColumns, kindsIn } from './assign-columns.js';
export { mappingFaults } from './check-header.js';
export { type FileMapping, isQuestion, newBreed, ownMapping } from './file-mapping.js';
export { type ImportKind, importColumnNamed, importColumns, importKinds } from './import-columns.js';
export type { CellFault, LineContext, LineValues, MappedLine } from './line-draft.js';
export { openLineMapper } from './map-line.js';
export { type FileProfile, openProfile } from './profile.js';
export { type ProposalContext, proposeMapping } from './propose-mapping.js';
export { readMapping } from './read-mapping.js';
