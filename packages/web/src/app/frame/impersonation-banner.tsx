import { chakra } from '@chakra-ui/react';
import { UserRoundCog } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { impersonatedUsername } from '../../client/browser-storage';
import { Button } from '../../part/button/button';
import { useServices } from '../../platform/services/services';
import { useSessionActs } from '../session/use-session-acts';

/** On top of every page while a support user works as somebody else. */
export function ImpersonationBanner() {
  const { kept } = useServices();
  const { exitImpersonation } = useSessionActs();
  const impersonated = () => impersonatedUsername(kept);
  const username = useSyncExternalStore(kept.subscribe, impersonated, impersonated);
  if (username === null) return null;
  return (
    <chakra.section
      aria-label="Impersonation"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      px="4"
      py="1.5"
      bg="status.near.bg"
      color="status.near.fg"
      borderBottomWidth="1px"
      borderColor="status.near.border"
      _print={{ display: 'none' }}
    >
      <UserRoundCog size={16} aria-hidden style={{ flexShrink: 0 }} />
      <chakra.span textStyle="strong" overflowWrap="anywhere">
        Impersonation: {username}
      </chakra.span>
      <Button size="sm" onClick={() => void exitImpersonation()}>
        Log out
      </Button>
    </chakra.section>
  );
}
