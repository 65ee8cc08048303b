import { accountQuestionOf, helpClientPaths, readSessionRequest } from '@signa/core/orders';
import { known, type PostRoutes } from '../api/post-endpoint.js';
import { type HelpClientDeps, startSession, validateAccount } from './help-client.js';

/** The calls of the help-client session (C-147). */
export const helpClientRoutes = (deps: HelpClientDeps): PostRoutes => ({
  [helpClientPaths.validate]: (body) => {
    const question = known(accountQuestionOf(body), "Send uuid, and type 'account-caretaker' or 'account-user'.");
    return (asker) => validateAccount(deps, asker, question);
  },
  [helpClientPaths.start]: (body) => {
    const asked = known(readSessionRequest(body), "Send uuid, impersonationId, and impersonationType 'vet'.");
    return (asker) => startSession(deps, asker, asked);
  },
});
