import type { Issue } from '@signa/core/base';
import { impersonationStorage } from '@signa/core/administration';
import { StartImpersonationDocument } from '@signa/core/contract/typed';
import { useNavigate } from 'react-router';
import { useAct } from '../../platform/act/use-act';
import { useServices } from '../../platform/services/services';

interface StartOf {
  readonly username: string;
  /** The assignment in which to begin; null for the one that the person would begin in. */
  readonly post: {
    readonly locationUserId: string;
    readonly userLocationRoleId: string;
    readonly locationId: string;
  } | null;
}

/**
 * Begins to work as somebody: what says so is kept, nothing that the support user read stays, and the portal opens at its
 * first page.
 *
 * @param onRefused - hears why the server said no
 */
export function useStartImpersonation(onRefused: (message: string) => null) {
  const { kept, cache } = useServices();
  const navigate = useNavigate();
  const start = useAct(StartImpersonationDocument, { error: onRefused });
  return {
    busy: start.busy,
    /** Answers what the server found wrong with the fields, `null` once it has begun. */
    run: async ({ username, post }: StartOf, reason: string): Promise<readonly Issue[] | null> => {
      const answer = await start.run({ username, reason });
      if (!answer.ok) return answer.failure.issues;
      // The location that was pressed; which of them are open to support, the server says with each call.
      kept.write(impersonationStorage({ ...answer.data.startImpersonation, ...post }));
      cache.clear();
      await navigate('/');
      return null;
    },
  } as const;
}
