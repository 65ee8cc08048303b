import { exitImpersonation } from '../../use-case/impersonation/exit-impersonation.js';
import { startImpersonation } from '../../use-case/impersonation/start-impersonation.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

export const impersonationResolvers = resolversOf({
  StartImpersonation: mutation(startImpersonation),
  ExitImpersonation: mutation(exitImpersonation),
});
