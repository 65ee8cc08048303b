import { trimmed, trimmedOrNull } from '@signa/core/base';
import { Failure } from '../../failure/failure.js';
import { locationOfUuid } from '../../store/practice/place/pims-account.js';
import { recordUserSync } from '../../use-case/pims/pims/record-user-sync.js';
import { read } from '../context.js';
import { mutation } from '../mutation.js';
import { askAccount, askSetUp } from '../pims-access.js';
import { permitAt } from '../permit.js';
import { resolversOf } from '../resolver.js';

export const pimsAccountResolvers = resolversOf({
  getInstallInformation: (args, context) =>
    askSetUp(context, args, async ({ installation }) => (await installation()).information),
  getInstallStatus: (args, context) =>
    askSetUp(context, args, async ({ installation }) => (await installation()).status),
  searchPimsUsers: ({ name, ...account }, context) =>
    askAccount(context, account, ({ searchUsers }) => searchUsers(trimmedOrNull(name))),
  getPimsUser: ({ pimsId, ...account }, context) =>
    askAccount(context, account, ({ userById }) =>
      trimmed(pimsId) === '' ? Promise.resolve(null) : userById(trimmed(pimsId)),
    ),
  syncPimsUsers: async ({ accountUuid, ...account }, context) => {
    const locationId = await read(context, (sql) => locationOfUuid(sql, accountUuid, account));
    const { caller, locationIds } = context.actor;
    // A foreign location is treated like a missing one.
    const isOwn = locationId !== null && (caller.kind === 'support' || locationIds.includes(locationId));
    if (!isOwn) throw new Failure('FORBIDDEN', 'None of your locations uses this PIMS account.');
    permitAt(context, locationId);
    const count = await askAccount(context, account, ({ syncUsers }) => syncUsers());
    return mutation(recordUserSync)({ locationId, count }, context);
  },
});
