import { GetRecordAlertsDocument } from '@signa/core/contract/typed';
import type { AlertNoun } from '@signa/core/clients';
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
  /** Whether the first answer is outstanding. A page waits for it, so that nothing moves when alerts arrive (P-307). */
  readonly isAwaited: boolean;
}

/** The alerts of a client, a patient or both; nothing is read for office use, which has neither. */
export function useRecordAlerts({ clientId, patientId, includesPast = false }: AlertsOf): RecordAlertsRead {
  const { location, mayUse } = usePractice();
  const enabled = (clientId ?? patientId) !== null && mayUse('GetRecordAlerts');
  const read = useOperation(
    GetRecordAlertsDocument,
    { locationId: location.id, clientId, patientId, includesPast },
    { enabled, pollEvery: pollingMs.pagedTasks },
  );
  const isAwaited = enabled && read.data === undefined && !read.failure;
  return { ...read, alerts: read.data?.recordAlerts ?? [], isAwaited };
}

/** All alerts of one client or patient, as its profile lists them; `null` before the record is known. */
export const useAlertsOfRecord = (noun: AlertNoun, recordId: string | null): RecordAlertsRead =>
  useRecordAlerts({
    clientId: noun === 'client' ? recordId : null,
    patientId: noun === 'patient' ? recordId : null,
    includesPast: true,
  });
