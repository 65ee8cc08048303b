import { LogOut } from 'lucide-react';
import { Button } from '../../part/button/button';
import { useSessionActs } from '../session/use-session-acts';

/** Link that ends the session. */
export function LogoutLink() {
  const { signOut } = useSessionActs();
  return (
    <Button variant="plain" icon={LogOut} role="link" onClick={() => void signOut()}>
      Logout
    </Button>
  );
}
