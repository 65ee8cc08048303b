import { userNotRetrieved } from '@signa/core/base';
import type { CallFailure } from '@signa/core/contract';
import { CloudOff } from 'lucide-react';
import { Button } from '../../part/button/button';
import { RequestIdText } from '../../part/notice/request-id-text';
import { Empty } from '../../part/surface/empty';
import { useSessionActions } from '../session/use-session-actions';
import { FullPage } from './full-page';

/**
 * Shown when the server does not respond. The user stays signed in, because their session may still be valid.
 */
export function Unreachable({ failure, onAgain }: { readonly failure: CallFailure; readonly onAgain: () => void }) {
  const { signOut } = useSessionActions();
  const { title, description } = userNotRetrieved(failure.message);
  const actions = (
    <>
      <Button variant="solid" onClick={onAgain} me="2">
        Try again
      </Button>
      <Button onClick={() => void signOut()}>Sign out</Button>
    </>
  );
  return (
    <FullPage>
      <div role="alert">
        <Empty isPage plain icon={CloudOff} title={title} action={actions}>
          <RequestIdText text={description ?? ''} />
        </Empty>
      </div>
    </FullPage>
  );
}
