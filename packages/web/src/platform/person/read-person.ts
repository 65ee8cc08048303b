import { personRead } from '@signa/core/administration';
import { GetSupportUserDocument, GetUserByUsernameDocument } from '@signa/core/contract/typed';
import { impersonatedUsername } from '../../client/browser-storage';
import { operationQuery } from '../../client/query/use-operation';
import type { Services } from '../services/services';
import type { SignedIn } from '../session/identity';
import { storedLocation } from './stored-location';

/**
 * Prefetches the signed-in user before anything that shows it is rendered. The page requests whatever fails to load.
 */
export function readPerson({ call, cache, kept }: Services, { username }: SignedIn): void {
  const impersonated = impersonatedUsername(kept);
  const asked = { staleTime: Infinity, meta: { mayBeRefused: true } };
  const reads = [
    cache.query({
      ...operationQuery(call, GetUserByUsernameDocument, personRead(impersonated ?? username, storedLocation(kept))),
      ...asked,
    }),
    ...(impersonated === null ? [cache.query({ ...operationQuery(call, GetSupportUserDocument, {}), ...asked })] : []),
  ];
  reads.forEach((read: Promise<unknown>) => void read.catch(() => undefined));
}
