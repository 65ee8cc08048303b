import { pictureUploadPath } from '../base/picture/index.js';
import { importPartPath } from '../pims/file-import/index.js';
import {
  mutationNames,
  queryNames,
  subscriptionNames,
  type ContractName,
  type MutationName,
  type OperationName,
  type SubscriptionName,
} from './names.js';
import type { Operations } from './operations.js';
import type { TypedDocument } from './typed-document.js';

/** The path of all operations. */
export const endpointPath = '/graphql';

/** The content type of every file; its actual type is detected from its bytes. */
export const fileType = 'application/octet-stream';

/** The body of a call: the server knows the document by the name. */
export interface CallBody<N extends ContractName> {
  readonly operationName: N;
  readonly variables: Operations[N]['variables'];
}

/** The body of a call by its document; variables that do not fit the operation do not compile. @see A-010 */
export function buildCall<N extends ContractName>(
  { operationName }: Pick<TypedDocument<N>, 'operationName'>,
  variables: Operations[N]['variables'],
): CallBody<N> {
  return { operationName, variables };
}

/** A call to send, without its headers. */
export interface SentCall {
  /** `null` for the endpoint of operations. */
  readonly path: string | null;
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** How a call is sent: as JSON, or a file as the whole body of its own path. @see */
export function sentCall<N extends OperationName>(
  { operationName }: Pick<TypedDocument<N>, 'operationName'>,
  variables: Operations[N]['variables'],
): SentCall {
  if (operationName === 'LocationUserProfilePictureUpload') {
    const { locationUserId, file } = variables as Operations['LocationUserProfilePictureUpload']['variables'];
    return { path: pictureUploadPath(locationUserId), type: fileType, body: file };
  }
  if (operationName === 'SendImportPart') {
    const { content, ...address } = variables as Operations['SendImportPart']['variables'];
    return { path: importPartPath(address), type: fileType, body: content };
  }
  return { path: null, type: 'application/json', body: JSON.stringify(buildCall({ operationName }, variables)) };
}

/** Whether an operation is a mutation, which is never retried automatically. @see A-017 */
export function isMutation(name: ContractName): name is MutationName {
  return (mutationNames as readonly string[]).includes(name);
}

/** Whether an untrusted name is an operation of the contract with a single answer. @see A-010 */
export function isOperationName(name: unknown): name is OperationName {
  return [...mutationNames, ...queryNames].some((known) => known === name);
}

/** Whether an untrusted name is a subscription, whose answer is an event stream. @see A-010 */
export function isSubscriptionName(name: unknown): name is SubscriptionName {
  return subscriptionNames.some((known) => known === name);
}
