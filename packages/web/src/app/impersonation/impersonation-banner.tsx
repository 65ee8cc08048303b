import { chakra } from '@chakra-ui/react';
import { UserRoundCog } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { impersonatedUsername } from '../../client/browser-storage';
import { Button } from '../../part/button/button';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { useServices } from '../../platform/services/services';
import { useSessionActions } from '../session/use-session-actions';

// Loaded on demand, because few users impersonate.
const lockState = lazyPart(() => import('./lock-state').then((module) => module.LockState));

/**
 * Banner at the top of every page during an impersonation, with the current permission to make changes
 * (A-281).
 */
export function ImpersonationBanner() {
  const { kept } = useServices();
  const { exitImpersonation } = useSessionActions();
  const impersonated = () => impersonatedUsername(kept);
  const username = useSyncExternalStore(kept.subscribe, impersonated, impersonated);
  if (username === null) return null;
  return (
    <chakra.section
      aria-label="Impersonation"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      px="4"
      py="1.5"
      bg="status.near.bg"
      color="status.near.fg"
      borderBottomWidth="1px"
      borderColor="status.near.border"
      _print={{ display: 'none' }}
    >
      <chakra.span display="inline-flex" alignItems="center" gap="2" minW="0" me="auto">
        <UserRoundCog size={16} aria-hidden style={{ flexShrink: 0 }} />
        <chakra.span textStyle="strong" overflowWrap="anywhere">
          Impersonation: {username}
        </chakra.span>
      </chakra.span>
      <lockState.Part username={username} />
      <Button size="sm" onClick={() => void exitImpersonation()}>
        Log out
      </Button>
    </chakra.section>
  );
}
