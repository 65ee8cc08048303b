import { impersonatedLocation, personRead } from '@signa/core/administration';
import type { CallFailure, Operations } from '@signa/core/contract';
import { GetSupportUserDocument, GetUserByUsernameDocument } from '@signa/core/contract/typed';
import { activeAssignments, selectLocation } from '@signa/core/practice';
import { useSyncExternalStore } from 'react';
import { impersonatedUsername } from '../../client/browser-storage';
import { useOperation } from '../../client/query/use-operation';
import { useServices } from '../services/services';
import type { SignedIn } from '../session/identity';
import type { Assignment, SignedInUser } from '../practice/practice';
import { storedLocation } from './stored-location';

export type SupportUser = NonNullable<Operations['GetSupportUser']['data']['supportUser']>;

/** The signed-in user as the server knows them. */
export type Person =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreachable'; readonly failure: CallFailure; readonly again: () => void }
  | { readonly kind: 'nobody'; readonly impersonating: boolean }
  | { readonly kind: 'support'; readonly support: SupportUser }
  | {
      readonly kind: 'practice';
      readonly user: SignedInUser;
      readonly assignment: Assignment;
      readonly assignments: readonly Assignment[];
      readonly isImpersonating: boolean;
    };

const loadedOnce = { freshFor: Infinity, mayBeRefused: true } as const;

/**
 * A support user, or else a user with at least one location. Both are requested at once, because
 * only the server knows which one it is.
 */
export function usePerson(signedIn: SignedIn, selectedLocationId: string | null): Person {
  const { kept } = useServices();
  const worksAs = () => impersonatedUsername(kept);
  const impersonated = useSyncExternalStore(kept.subscribe, worksAs, worksAs);
  const support = useOperation(GetSupportUserDocument, {}, { ...loadedOnce, enabled: impersonated === null });
  const wish = { ...storedLocation(kept), selectedLocationId };
  const asked = personRead(impersonated ?? signedIn.username, wish);
  const user = useOperation(GetUserByUsernameDocument, asked, loadedOnce);

  const supportUser = impersonated === null ? support.data?.supportUser : null;
  if (supportUser) return { kind: 'support', support: supportUser };
  if (user.loading || (impersonated === null && support.loading)) return { kind: 'loading' };

  const found = user.data?.userByUsername;
  const locationId = found && impersonatedLocation(found.workplaces, wish);
  const assignment = found ? selectLocation(found.locationsUsers, locationId ?? null) : null;
  if (found && assignment) {
    return {
      kind: 'practice',
      user: found,
      assignment,
      assignments: activeAssignments(found.locationsUsers),
      isImpersonating: impersonated !== null,
    };
  }
  const unanswered = [user, support].find((read) => read.failure?.code === 'UNAVAILABLE');
  if (unanswered?.failure)
    return {
      kind: 'unreachable',
      failure: unanswered.failure,
      again: () => [user, support].forEach((read) => read.failure && read.again()),
    };
  return { kind: 'nobody', impersonating: impersonated !== null };
}
