import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../platform/services/services';
import type { SignedIn } from '../../platform/session/identity';

export type SignInState =
  | { readonly status: 'restoring' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly signedIn: SignedIn };

/** Whether the user is signed in. If the document does not say, asks the server without showing a notice. */
export function useSignedIn(): SignInState {
  const { identity } = useServices();
  const signedIn = useSyncExternalStore(identity.subscribe, identity.current);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    let live = true;
    if (!identity.current()) void identity.restore().finally(() => live && setAsked(true));
    return () => {
      live = false;
    };
  }, [identity]);
  if (signedIn) return { status: 'signed-in', signedIn };
  return { status: asked ? 'signed-out' : 'restoring' };
}
