export type * from './types.js';
export { readAnswer, unavailable, unavailableText } from './answer.js';
export type { Answer, CallFailure } from './answer.js';
export { buildCall, endpointPath, isMutation, isOperationName, isSubscriptionName } from './call.js';
export type { CallBody } from './call.js';
export { applicationHeader, callHeaders, impersonationHeader, reprintHeader } from './header.js';
export { mutationNames, queryNames, subscriptionNames } from './names.js';
export type { ContractName, MutationName, OperationName, QueryName, SubscriptionName } from './names.js';
export type { Operations } from './operations.js';
