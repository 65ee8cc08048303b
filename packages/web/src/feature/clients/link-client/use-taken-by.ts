import { GetLocationClientByPimsIdDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';
import type { Caretaker, LinkedClient } from './link-types';

export type TakenBy = NonNullable<Operations['GetLocationClientByPimsId']['data']['locationClientByPimsId']>;

/** The client of this location who is already linked to the chosen PIMS client; there is at most one (C-089). */
export function useTakenBy(client: LinkedClient, chosen: Caretaker | null): TakenBy | null {
  const { location, mayUse } = usePractice();
  const { data, old } = useOperation(
    GetLocationClientByPimsIdDocument,
    { pimsAccountId: chosen?.pimsAccountId ?? '', pimsId: chosen?.id ?? '', locationId: location.id },
    { enabled: chosen !== null && mayUse('GetLocationClientByPimsId') },
  );
  const found = chosen && !old ? data?.locationClientByPimsId : null;
  return found && found.id !== client.id ? found : null;
}
