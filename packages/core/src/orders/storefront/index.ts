export { accountQuestionOf, accountTypes, impersonationIdOf } from './account.js';
export type { AccountQuestion, AccountType } from './account.js';
export { helpClientPaths, isWebAddress } from './address.js';
export { readSessionRequest, readStorefrontSession, sessionRequestOf } from './session.js';
export type { ImpersonationIds, SessionRequest, StorefrontSession } from './session.js';
export {
  callFailureText,
  helpClientLabel,
  helpClientOpens,
  helpClientWaits,
  impersonatingFailed,
  storefrontComes,
  tabBlocked,
} from './text.js';
