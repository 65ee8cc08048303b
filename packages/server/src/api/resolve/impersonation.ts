import { signedInAs } from '../../access/actor.js';
import { mutation } from '../mutation.js';
import { exitImpersonation } from '../../use-case/impersonation/exit-impersonation.js';
import { recordExpiry } from '../../use-case/impersonation/record-expiry.js';
import { startImpersonation } from '../../use-case/impersonation/start-impersonation.js';
import { mutate } from '../../use-case/mutate.js';
import { resolversOf } from '../resolver.js';

export const impersonationResolvers = resolversOf({
  StartImpersonation: async (args, context) => {
    // What ran out unseen ends at its own moment first, whatever becomes of the new one.
    await recordExpiry(context.database, signedInAs(context.actor), context.clock.now());
    return mutate(context, startImpersonation, args);
  },
  ExitImpersonation: mutation(exitImpersonation),
});
