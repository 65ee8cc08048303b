import { chakra } from '@chakra-ui/react';
import { noResultsText } from '@signa/core/prescription';
import { SearchX } from 'lucide-react';
import { Page } from '../../app/frame/page';
import { useShortcut } from '../../app/keyboard/use-shortcut';
import { Pagination } from '../../part/list/pagination';
import { useRowKeys } from '../../part/list/use-row-keys';
import { PrescriptionRow } from '../../part/prescription-list/prescription-row';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { historyPageSizes } from './history-filters';
import { HistoryFilterBar } from './history-filter-bar';
import { NarrowMenu } from './narrow-menu';
import { useHistory } from './use-history';
import type { History } from './use-history';

export { readHistory } from './use-history';

/** What the keyboard reaches comes to stand below the filters, which stay in view. */
const belowFilters = { '& :is(a, button)': { scrollMarginTop: { md: '5rem' } } } as const;

/** All prescriptions of the location, the newest first (P-178). */
export function HistoryScreen() {
  const history = useHistory();
  const { filters, total } = history;
  const isThere = history.rows.data !== undefined;
  return (
    <Page>
      <HistoryFilterBar history={history} />
      {history.rows.failure && (
        <FailedLine onRetry={history.again} busy={history.rows.refreshing}>
          {isThere ? undefined : 'The prescriptions could not be loaded.'}
        </FailedLine>
      )}
      {(isThere || !history.rows.failure) && (
        <Card aria-label="Prescriptions" minH="600px" css={belowFilters} aria-busy={history.rows.old || undefined}>
          <Rows history={history} />
        </Card>
      )}
      {isThere && total !== undefined && total > 0 && (
        <Pagination
          noun="Prescriptions"
          page={filters.page}
          pageSize={filters.pageSize}
          total={total}
          onPage={history.toPage}
          pageSizes={historyPageSizes}
          onPageSize={(pageSize) => history.change({ pageSize })}
        />
      )}
    </Page>
  );
}

function Rows({ history }: { readonly history: History }) {
  const { list, onKeyDown, first } = useRowKeys<HTMLUListElement>();
  useShortcut({ keys: ['↓'], label: 'Move between rows', section: 'History', run: first });
  const rows = history.rows.data?.prescriptionHistory;
  if (history.isTurning || history.rows.loading) return <SkeletonRows rows={10} label="Loading prescriptions" />;
  if (!rows) return null;
  if (rows.length === 0) {
    return (
      <chakra.div p="4">
        <Empty icon={SearchX} title={noResultsText} minH="22rem">
          No prescription fits these filters.
        </Empty>
      </chakra.div>
    );
  }
  return (
    <chakra.ul ref={list} onKeyDown={onKeyDown}>
      {rows.map((prescription) => (
        <PrescriptionRow
          key={prescription.id}
          prescription={prescription}
          end={<NarrowMenu prescription={prescription} onNarrow={history.change} />}
        />
      ))}
    </chakra.ul>
  );
}
