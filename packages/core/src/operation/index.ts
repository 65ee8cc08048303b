export type * from './types.js';
export { readAnswer, unavailable, unavailableText } from './answer.js';
export type { Answer, CallFailure } from './answer.js';
export { buildCall, endpointPath, isMutation, isOperationName } from './call.js';
export type { CallBody } from './call.js';
export { applicationHeader, callHeaders, impersonationHeader, reprintHeader } from './header.js';
export { mutationNames, queryNames } from './names.js';
export type { MutationName, OperationName, QueryName } from './names.js';
export type { Operations } from './operations.js';
