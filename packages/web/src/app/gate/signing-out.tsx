import { noticeMs, signingYouOut } from '@signa/core/base';
import { LogOut } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Empty } from '../../part/surface/empty';
import { Button } from '../../part/button/button';
import { FullPage } from '../frame/full-page';
import { useSessionActions } from '../session/use-session-actions';

/** Explains to an unknown user, or a user without a location, why they are about to be signed out. */
export function SigningOut() {
  const { signOut } = useSessionActions();
  const leave = useEffectEvent(() => void signOut());
  useEffect(() => {
    const timer = setTimeout(leave, noticeMs.general);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FullPage>
      <div role="alert">
        <Empty
          isPage
          icon={LogOut}
          title={signingYouOut.title}
          action={<Button onClick={() => void signOut()}>Sign out now</Button>}
        >
          {signingYouOut.description}
        </Empty>
      </div>
    </FullPage>
  );
}
