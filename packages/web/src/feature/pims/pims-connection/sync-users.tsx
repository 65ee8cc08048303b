import { chakra } from '@chakra-ui/react';
import { SyncPimsUsersDocument } from '@signa/core/contract/typed';
import { pimsOffText } from '@signa/core/practice';
import { usersSyncedNotice, usersSyncFailedNotice } from '@signa/core/pims';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../part/button/button';
import { useMutation } from '../../../platform/mutation/use-mutation';
import type { ConnectedLocation } from './connected-location';

/** Makes the PIMS update its users, so that each can be linked. */
export function SyncUsers({ location }: { readonly location: ConnectedLocation }) {
  const { pimsAccountId, pimsConnectionType, uuid } = location;
  const act = useMutation(SyncPimsUsersDocument, {
    success: ({ syncPimsUsers: { count } }) => usersSyncedNotice(count),
    error: usersSyncFailedNotice,
    object: { text: location.name, link: null },
  });
  const off = pimsOffText(location);
  const sync = () => {
    if (pimsAccountId === null || pimsConnectionType === null) return;
    void act.run({ pimsAccountId, pimsConnectionType, accountUuid: uuid });
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button icon={RefreshCw} busy={act.busy} disabledReason={off} onClick={sync}>
        Sync users
      </Button>
      <chakra.span textStyle="meta" color="fg.muted" flex="1 1 14rem">
        {off ?? 'Updates the vets and staff from the practice system, so that each can be linked to a user.'}
      </chakra.span>
    </chakra.div>
  );
}
