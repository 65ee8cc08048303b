import { GetInstallInformationDocument, GetInstallStatusDocument } from '@signa/core/contract/typed';
import { splitRequestId } from '../../../client/request-id';
import { isConnected } from '@signa/core/pims';
import { useOperation } from '../../../client/query/use-operation';
import type { ConnectedLocation } from './connected-location';

/** The connection status of a location's account; a failed query counts as not connected. */
export function useInstallation({ pimsAccountId, pimsConnectionType }: ConnectedLocation) {
  const isNamed = pimsAccountId !== null && pimsConnectionType !== null;
  const account = { pimsAccountId: pimsAccountId ?? '', pimsConnectionType: pimsConnectionType ?? 'PARTNER_TEST' };
  const status = useOperation(GetInstallStatusDocument, account, { enabled: isNamed });
  const reported = isNamed && !status.failure ? (status.data?.installStatus ?? null) : null;
  const isThere = isConnected(reported);
  const information = useOperation(GetInstallInformationDocument, account, { enabled: isNamed && isThere });
  return {
    status: isThere ? reported : null,
    information: information.data?.installInformation ?? null,
    /** True while the status is unknown. */
    loading: isNamed && status.loading,
    failed: isNamed && status.failure !== null,
    /** Whether the account ID, the secret, or the PIMS is the cause. */
    reason: status.failure && splitRequestId(status.failure.message).said,
    refreshing: status.refreshing || information.refreshing,
    again: () => {
      status.again();
      if (isThere) information.again();
    },
  } as const;
}
