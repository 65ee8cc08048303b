import type { Issue } from '@signa/core/base';
import { impersonationStorage } from '@signa/core/administration';
import { StartImpersonationDocument } from '@signa/core/contract/typed';
import { useNavigate } from 'react-router';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useServices } from '../../../platform/services/services';

interface StartOf {
  readonly username: string;
  /** The assignment to start in; null for the user's default one. */
  readonly post: {
    readonly locationUserId: string;
    readonly userLocationRoleId: string;
    readonly locationId: string;
  } | null;
}

/**
 * Starts impersonating a user: stores the marker of the impersonation, discards everything the support user has loaded,
 * and opens the portal's first page.
 *
 * @param onRefused - receives the server's refusal message
 */
export function useStartImpersonation(onRefused: (message: string) => null) {
  const { kept, cache } = useServices();
  const navigate = useNavigate();
  const start = useMutation(StartImpersonationDocument, { error: onRefused });
  return {
    busy: start.busy,
    /** Resolves to the server's field errors, or `null` once the impersonation started. */
    run: async ({ username, post }: StartOf, reason: string): Promise<readonly Issue[] | null> => {
      const answer = await start.run({ username, reason });
      if (!answer.ok) return answer.failure.issues;
      // The chosen location. Each response says which locations are open to support.
      kept.write(impersonationStorage({ ...answer.data.startImpersonation, ...post }));
      cache.clear();
      await navigate('/');
      return null;
    },
  } as const;
}
