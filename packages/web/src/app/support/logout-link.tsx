import { LogOut } from 'lucide-react';
import { Button } from '../../part/button/button';
import { useSessionActions } from '../session/use-session-actions';

/** Link that ends the session. */
export function LogoutLink() {
  const { signOut } = useSessionActions();
  return (
    <Button variant="plain" icon={LogOut} role="link" onClick={() => void signOut()}>
      Logout
    </Button>
  );
}
