import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { Switch } from '../../part/field/switch';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { PrescriptionRow } from '../../feature/prescribing/prescription-list/prescription-row';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useOfficePrescriptions } from './use-office-prescriptions';
import type { OfficePrescriptions as Prescriptions } from './use-office-prescriptions';
import { emptyTexts } from '@signa/core/practice';

/** The practice's prescriptions for its own use. */
export function OfficePrescriptions({ patientId }: { readonly patientId: string }) {
  const read = useOfficePrescriptions(patientId);
  const { total, rows } = read;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mt="2">
        <chakra.h2 textStyle="section">Prescriptions</chakra.h2>
        <Switch checked={read.onlyActive} onChange={read.showOnlyActive}>
          Show Only Active
        </Switch>
      </chakra.div>
      {rows.failure && <FailedLine failure={rows.failure} onRetry={read.again} busy={rows.refreshing} />}
      <StaleRows isStale={rows.old}>
        <Card aria-label="Prescriptions" aria-busy={rows.old || undefined}>
          <Rows read={read} />
        </Card>
      </StaleRows>
      {total !== undefined && total.total > 0 && (
        <Pagination
          noun="Prescriptions"
          page={read.page}
          pageSize={read.pageSize}
          total={total}
          shown={rows.data?.prescriptionHistory.length}
          onPage={read.toPage}
        />
      )}
    </>
  );
}

function Rows({ read }: { readonly read: Prescriptions }) {
  const { list, onKeyDown, first } = useRowKeys<HTMLUListElement>();
  useShortcut({ keys: ['↓'], label: 'Move between rows', section: 'Office Use', run: first });
  const rows = read.rows.data?.prescriptionHistory;
  if (read.isTurning || read.rows.loading) return <SkeletonRows rows={4} label="Loading prescriptions" />;
  if (!rows) return null;
  if (rows.length === 0)
    return (
      <chakra.div p="4">
        <Empty plain icon={FileText} title={emptyTexts.results} minH="12rem">
          {read.onlyActive ? 'No active office-use prescriptions.' : 'No office-use prescriptions yet.'}
        </Empty>
      </chakra.div>
    );
  return (
    <chakra.ul ref={list} onKeyDown={onKeyDown}>
      {rows.map((prescription) => (
        <PrescriptionRow key={prescription.id} prescription={prescription} isForOne />
      ))}
    </chakra.ul>
  );
}
