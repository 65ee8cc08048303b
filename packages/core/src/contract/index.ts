export type * from './shared-types.js';
export { readAnswer, unavailable, unavailableText } from './answer.js';
export type { Answer } from './answer.js';
export type { CallFailure } from './call-failure.js';
export {
  buildCall,
  endpointPath,
  fileType,
  isMutation,
  isOperationName,
  isSubscriptionName,
  sentCall,
} from './call.js';
export type { CallBody, SentCall } from './call.js';
export { requestIdHeader, formatRequestId, isReportableFailure, parseRequestId } from './request-id.js';
export { createEventReader, streamHeaders } from './event-stream.js';
export type { StreamMessage } from './event-stream.js';
export { firstContentId, locationCookie, sessionPaths } from './first-content.js';
export type { FirstAnswer, FirstContent, PageSession, PageToken } from './first-content.js';
export {
  applicationHeader,
  callHeaders,
  idempotencyHeader,
  impersonationHeader,
  pageHeader,
  reprintHeader,
  unprintedHeader,
  supportToolHeader,
} from './header.js';
export { buildRequest } from './request.js';
export type { CallRequest, CallTarget } from './request.js';
export { mutationNames, queryNames, subscriptionNames } from './names.js';
export type { ContractName, MutationName, OperationName, QueryName, SubscriptionName } from './names.js';
export type { Operations } from './operations.js';
export { commandLineVersionHeader, serverVersionHeader, versionSkew } from './version.js';
export type { VersionSkew } from './version.js';
export type { ContractDocument, TypedDocument } from './typed-document.js';
