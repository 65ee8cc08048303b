import { chakra } from '@chakra-ui/react';
import { connectionTexts } from '@signa/core/pims';
import type { LocationEditor } from '@signa/core/practice';
import { Plug, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../part/badge/badge';
import { TitledCard } from '../../../part/surface/card';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonFacts } from '../../../part/surface/skeleton';
import { AccountSettings } from './account-settings';
import { InstallationFacts } from './installation-facts';
import { SyncUsers } from './sync-users';
import { useInstallation } from './use-installation';
import type { ConnectedLocation } from './connected-location';

interface PimsConnectionProps {
  readonly location: ConnectedLocation;
  readonly editor: LocationEditor;
  readonly isReadOnly: boolean;
  readonly maySync: boolean;
  /** Replaces the ID and secret for connections by redirect. */
  readonly connect?: ReactNode;
}

/** A location's PIMS connection and its settings. */
export function PimsConnection({ location, editor, isReadOnly, maySync, connect }: PimsConnectionProps) {
  const installation = useInstallation(location);
  const { status, information, loading, failed } = installation;
  return (
    <TitledCard
      title="PIMS connection"
      action={!loading && <Connected is={status !== null} isExpected={isExpectedToConnect(location)} />}
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        {loading && <SkeletonFacts rows={2} label="Contacting the practice system" />}
        {failed && (
          <FailedLine onRetry={installation.again} busy={installation.refreshing}>
            {`${installation.reason ?? ''} Until then, the location is treated as not connected.`.trim()}
          </FailedLine>
        )}
        {status && (
          <chakra.div>
            <InstallationFacts information={information} status={status} timeZone={location.timeZone} />
          </chakra.div>
        )}
        {!loading && !failed && !status && <chakra.p color="fg.muted">{whyNot(location)}</chakra.p>}
        {connect}
        <chakra.div borderTopWidth="1px" borderColor="border.subtle" pt="4">
          <AccountSettings location={location} editor={editor} isReadOnly={isReadOnly} />
        </chakra.div>
        {maySync && (
          <chakra.div borderTopWidth="1px" borderColor="border.subtle" pt="4">
            <SyncUsers location={location} />
          </chakra.div>
        )}
      </chakra.div>
    </TitledCard>
  );
}

interface ConnectedProps {
  readonly is: boolean;
  /** Red marks a broken connection, not a location without one. */
  readonly isExpected: boolean;
}

const Connected = ({ is, isExpected }: ConnectedProps) => (
  <Badge tone={is ? 'ready' : isExpected ? 'declined' : 'neutral'} icon={is ? Plug : Unplug}>
    {is ? connectionTexts.connected : connectionTexts.notConnected}
  </Badge>
);

const isExpectedToConnect = ({ pimsAccountId, pimsConnectionType }: ConnectedLocation) =>
  pimsConnectionType !== null && pimsAccountId !== null;

function whyNot({ pimsAccountId, pimsConnectionType }: ConnectedLocation): string {
  if (pimsConnectionType === null)
    return 'No practice system is chosen for this location. Ask Signa support to choose one.';
  if (pimsAccountId === null) return 'No account with the practice system is set yet.';
  return 'The practice system does not recognize this account, or rejected the settings saved here.';
}
