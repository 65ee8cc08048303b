import { chakra } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useId } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { Switch } from '../../part/field/switch';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { ApprovalTypeChip } from '../../feature/prescribing/prescription-list/approval-type-chip';
import { PrescriptionRow } from '../../feature/prescribing/prescription-list/prescription-row';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { patientHistoryPageSizes } from '@signa/core/portal';
import { usePatientHistory } from './use-patient-history';
import type { PatientHistoryRead } from './use-patient-history';
import { emptyTexts } from '@signa/core/practice';

/** A patient's prescriptions, newest first (C-054, P-178). */
export function PatientHistory({ patientId }: { readonly patientId: string }) {
  const { mayUse } = usePractice();
  return mayUse('GetPrescriptionHistory') ? <History patientId={patientId} /> : null;
}

function History({ patientId }: { readonly patientId: string }) {
  const title = useId();
  const history = usePatientHistory(patientId);
  const { filters, rows, total } = history;
  return (
    <chakra.section aria-labelledby={title} display="flex" flexDirection="column" gap="3" minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
        <chakra.h2 id={title} textStyle="section" flex="1" whiteSpace="nowrap">
          Prescription History
        </chakra.h2>
        <ApprovalTypeChip
          values={filters.approvalTypes}
          onChange={(approvalTypes) => history.change({ approvalTypes })}
        />
        <Switch checked={filters.onlyActive} onChange={(onlyActive) => history.change({ onlyActive })}>
          Show only active
        </Switch>
      </chakra.div>
      {rows.failure && <FailedLine failure={rows.failure} onRetry={history.again} busy={rows.refreshing} />}
      {(rows.data ?? !rows.failure) && (
        <StaleRows isStale={rows.old}>
          <Card aria-busy={rows.old || undefined}>
            <Rows history={history} />
          </Card>
        </StaleRows>
      )}
      {total !== undefined && total.total > 0 && (
        <Pagination
          noun="Prescriptions"
          page={filters.page}
          pageSize={filters.pageSize}
          total={total}
          shown={rows.data?.prescriptionHistory.length}
          onPage={history.toPage}
          pageSizes={patientHistoryPageSizes}
          onPageSize={(pageSize) => history.change({ pageSize })}
        />
      )}
    </chakra.section>
  );
}

function Rows({ history: { rows, isTurning } }: { readonly history: PatientHistoryRead }) {
  const { list, onKeyDown } = useRowKeys<HTMLUListElement>();
  const found = rows.data?.prescriptionHistory;
  if (isTurning || !found) return <SkeletonRows rows={3} label="Loading prescriptions" />;
  if (found.length === 0) return <Empty plain icon={SearchX} title={emptyTexts.results} minH="10rem" />;
  return (
    <ul ref={list} onKeyDown={onKeyDown}>
      {found.map((prescription) => (
        <PrescriptionRow key={prescription.id} prescription={prescription} isForOne />
      ))}
    </ul>
  );
}
