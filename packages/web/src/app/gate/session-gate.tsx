import { impersonationSigningOut } from '@signa/core/base';
import { storageOf } from '@signa/core/practice';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { impersonatedUsername } from '../../client/browser-storage';
import { NoAccess } from '../frame/no-access';
import { Unreachable } from '../frame/unreachable';
import { EmptyFrame } from '../frame/empty-frame';
import { useNotices } from '../../platform/notice/notice-context';
import { useServices } from '../../platform/services/services';
import type { SignedIn } from '../../platform/session/identity';
import { PracticeGate } from './practice-gate';
import { LocationSelectionContext } from '../../platform/practice/select-location';
import { SigningOut } from './signing-out';
import { usePerson } from '../../platform/person/use-person';
import { useSessionActions } from '../session/use-session-actions';
import { lazyPart } from '../../platform/lazy/lazy-part';

const supportArea = lazyPart(() => import('../support/support-area').then((module) => module.SupportArea));

/** Loads the signed-in user and opens the portal for their role. A change of user remounts everything below. */
export function SessionGate({ signedIn }: { readonly signedIn: SignedIn }) {
  const { kept } = useServices();
  const worksAs = () => impersonatedUsername(kept);
  return <PersonGate key={useSyncExternalStore(kept.subscribe, worksAs, worksAs)} signedIn={signedIn} />;
}

function PersonGate({ signedIn }: { readonly signedIn: SignedIn }) {
  const { kept } = useServices();
  const [selectedLocationId, select] = useState(() => kept.read('selectedLocationId'));
  const selection = useMemo(() => ({ selectedLocationId, select }), [selectedLocationId]);
  const person = usePerson(signedIn, selectedLocationId);
  const { pathname } = useLocation();
  const group = person.kind === 'support' ? person.support.inAdminSupportGroup : null;
  // Stored for later screens; it grants no access.
  useEffect(() => {
    const key = 'inAdminSupportGroup';
    if (group !== null) kept.write([{ key, value: String(group), place: storageOf(key, false) }]);
  }, [kept, group]);
  switch (person.kind) {
    case 'loading':
      return <EmptyFrame />;
    case 'unreachable':
      return <Unreachable failure={person.failure} onAgain={person.again} />;
    case 'support':
      return <supportArea.Part support={person.support} fallback={<EmptyFrame />} />;
    case 'practice':
      return (
        <LocationSelectionContext value={selection}>
          <PracticeGate person={person} />
        </LocationSelectionContext>
      );
    case 'nobody':
      if (person.impersonating) return <ImpersonationFailed />;
      return pathname.startsWith('/support') ? <NoAccess /> : <SigningOut />;
  }
}

/** restores the support user, as exiting the impersonation does. */
function ImpersonationFailed() {
  const notices = useNotices();
  const { exitImpersonation } = useSessionActions();
  const leave = useEffectEvent(() => {
    notices.show(impersonationSigningOut);
    void exitImpersonation();
  });
  useEffect(() => leave(), []);
  return <EmptyFrame />;
}
