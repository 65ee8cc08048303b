import { GetInstallInformationDocument, GetInstallStatusDocument } from '@signa/core/contract/typed';
import { splitNumber } from '../../client/numbered';
import { isConnected } from '@signa/core/pims';
import { useOperation } from '../../client/query/use-operation';
import type { ConnectedLocation } from './connected-location';

/** How the account of a location is connected; what could not be asked is not connected. */
export function useInstallation({ pimsAccountId, pimsConnectionType }: ConnectedLocation) {
  const isNamed = pimsAccountId !== null && pimsConnectionType !== null;
  const account = { pimsAccountId: pimsAccountId ?? '', pimsConnectionType: pimsConnectionType ?? 'PARTNER_TEST' };
  const status = useOperation(GetInstallStatusDocument, account, { enabled: isNamed });
  const told = isNamed && !status.failure ? (status.data?.installStatus ?? null) : null;
  const isThere = isConnected(told);
  const information = useOperation(GetInstallInformationDocument, account, { enabled: isNamed && isThere });
  return {
    status: isThere ? told : null,
    information: information.data?.installInformation ?? null,
    /** Neither connected nor not yet. */
    loading: isNamed && status.loading,
    failed: isNamed && status.failure !== null,
    /** Whether the account id, the secret or the practice system is at fault. */
    reason: status.failure && splitNumber(status.failure.message).said,
    refreshing: status.refreshing || information.refreshing,
    again: () => {
      status.again();
      if (isThere) information.again();
    },
  } as const;
}
