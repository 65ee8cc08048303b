import { noAccessText } from '@signa/core/practice';
import { ShieldX } from 'lucide-react';
import { Button } from '../../part/button/button';
import { PageTitle } from '../../part/page/page-title';
import { Empty } from '../../part/surface/empty';
import { useSessionActions } from '../session/use-session-actions';
import { FullPage } from './full-page';

/** Replaces a page the user cannot access and links to the next step. */
export function NoAccess() {
  const { signOut } = useSessionActions();
  return (
    <FullPage>
      <PageTitle parts={['No access']} />
      <Empty
        isPage
        plain
        icon={ShieldX}
        title={noAccessText}
        action={<Button onClick={() => void signOut()}>Sign out</Button>}
      />
    </FullPage>
  );
}
