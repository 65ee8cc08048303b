import { GetRecordAlertsDocument } from '@signa/core/contract/typed';
import { pollingMs } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { type Read, useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';

interface AlertsOf {
  readonly clientId: string | null;
  readonly patientId: string | null;
  /** Whether ended and expired ones are read too. */
  readonly includesPast?: boolean;
}

type Alerts = Operations['GetRecordAlerts']['data'];

interface RecordAlertsRead extends Read<Alerts> {
  readonly alerts: Alerts['recordAlerts'];
}

/** The alerts of a client, a patient or both; nothing is read for office use, which has neither. */
export function useRecordAlerts({ clientId, patientId, includesPast = false }: AlertsOf): RecordAlertsRead {
  const { location, mayUse } = usePractice();
  const read = useOperation(
    GetRecordAlertsDocument,
    { locationId: location.id, clientId, patientId, includesPast },
    {
      enabled: (clientId ?? patientId) !== null && mayUse('GetRecordAlerts'),
      pollEvery: pollingMs.pagedTasks,
    },
  );
  return { ...read, alerts: read.data?.recordAlerts ?? [] };
}
