export type * from './types.js';
export type { Operations } from './operations.js';
export { mutationNames, queryNames } from './names.js';
export type { MutationName, OperationName, QueryName } from './names.js';
