import { chakra } from '@chakra-ui/react';
import { taskPageSize } from '@signa/core/prescribing';
import { SearchX } from 'lucide-react';
import { useId } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { Switch } from '../../part/field/switch';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { RequestRow } from './request-row';
import { usePatientRequests } from './use-patient-requests';
import type { PatientRequestsRead } from './use-patient-requests';
import { emptyTexts } from '@signa/core/practice';

/** A patient's requests, newest first, each a link to its card in the queue (P-152). */
export function PatientRequests({ patientId }: { readonly patientId: string }) {
  const { mayUse } = usePractice();
  return mayUse('GetPrescriptionTasks') ? <Requests patientId={patientId} /> : null;
}

function Requests({ patientId }: { readonly patientId: string }) {
  const title = useId();
  const requests = usePatientRequests(patientId);
  const { filters, rows, total } = requests;
  return (
    <chakra.section aria-labelledby={title} display="flex" flexDirection="column" gap="3" minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
        <chakra.h2 id={title} textStyle="section" flex="1" whiteSpace="nowrap">
          Requests
        </chakra.h2>
        <Switch checked={filters.onlyPending} onChange={requests.showOnlyPending}>
          Show only pending
        </Switch>
      </chakra.div>
      {rows.failure && <FailedLine failure={rows.failure} onRetry={requests.again} busy={rows.refreshing} />}
      {(rows.data ?? !rows.failure) && (
        <StaleRows isStale={rows.old}>
          <Card aria-busy={rows.old || undefined}>
            <Rows requests={requests} />
          </Card>
        </StaleRows>
      )}
      {total !== undefined && total > 0 && (
        <Pagination
          noun="Requests"
          page={filters.page}
          pageSize={taskPageSize.patientPanel}
          total={total}
          onPage={requests.toPage}
        />
      )}
    </chakra.section>
  );
}

function Rows({ requests: { rows, isTurning } }: { readonly requests: PatientRequestsRead }) {
  const { list, onKeyDown } = useRowKeys<HTMLUListElement>();
  const found = rows.data?.prescriptionTasks;
  if (isTurning || !found) return <SkeletonRows rows={2} label="Loading requests" />;
  if (found.length === 0) return <Empty plain icon={SearchX} title={emptyTexts.results} minH="6rem" />;
  return (
    <ul ref={list} onKeyDown={onKeyDown}>
      {found.map((task) => (
        <RequestRow key={task.id} task={task} />
      ))}
    </ul>
  );
}
