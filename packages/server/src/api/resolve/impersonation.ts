import { exitImpersonation } from '../../use-case/impersonation/exit-impersonation.js';
import { startImpersonation } from '../../use-case/impersonation/start-impersonation.js';
import type { ResolversOf } from '../resolver.js';

export const impersonationResolvers: ResolversOf<'StartImpersonation' | 'ExitImpersonation'> = {
  StartImpersonation: ({ username }, context) => startImpersonation(context, username),
  ExitImpersonation: (_args, context) => exitImpersonation(context),
};
