import { chakra } from '@chakra-ui/react';
import { countText, historyFilterLabel, historyPageSizes, historySearchMaximum } from '@signa/core/prescribing';
import { SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { Page } from '../../part/page/page';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { KeyHints } from '../../part/list/key-hints';
import { ListSearch } from '../../part/list/list-search';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useLastRow } from '../../part/list/last-row';
import { useRowKeys } from '../../part/list/use-row-keys';
import { PrescriptionRow } from '../../feature/prescribing/prescription-list/prescription-row';
import { cardFrame } from '../../part/surface/card-frame';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useStoredParties } from '../../feature/clients/merge-records/use-stored-parties';
import { HistoryFilterBar } from './history-filter-bar';
import { HistoryHead } from './history-head';
import { HistoryViews } from './history-views';
import { NarrowMenu } from './narrow-menu';
import { useHistory } from './use-history';
import type { History } from './use-history';
import { emptyTexts } from '@signa/core/practice';

export { readHistory } from './use-history';

const hints = [
  { keys: ['/'], does: 'search' },
  { keys: ['↓'], does: 'to the rows' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['?'], does: 'shortcuts' },
];

/** All prescriptions of the location, newest first (P-178, P-262). */
export function HistoryScreen() {
  useStoredParties();
  const history = useHistory();
  const { filters, total } = history;
  const isThere = history.rows.data !== undefined;
  const search = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(search);
  const [at, setAt] = useState<number | null>(null);
  useShortcut({ keys: ['↓'], label: 'Move between rows', section: 'History', run: first });
  useLastRow(list, isThere && !history.isTurning);
  return (
    <Page actions={<KeyHints hints={hints} />}>
      <HistoryHead>
        <ListSearch
          label={historyFilterLabel('search')}
          section="History"
          most={historySearchMaximum}
          search={filters.search}
          onSearch={history.search}
          found={history.rows.old ? undefined : total && countText(total)}
          at={at === null ? null : (filters.page - 1) * filters.pageSize + at}
          onDown={first}
          onEnter={openFirst}
          input={search}
          isWide
        />
        <HistoryViews history={history} />
        <HistoryFilterBar history={history} />
      </HistoryHead>
      {history.rows.failure && (
        <FailedLine failure={history.rows.failure} onRetry={history.again} busy={history.rows.refreshing}>
          {isThere ? undefined : 'The prescriptions could not be loaded.'}
        </FailedLine>
      )}
      {(isThere || !history.rows.failure) && (
        <StaleRows isStale={history.rows.old}>
          <chakra.section aria-label="Prescriptions" css={framed} aria-busy={history.rows.old || undefined}>
            <Rows history={history} list={list} onKeyDown={onKeyDown} onAt={setAt} />
          </chakra.section>
        </StaleRows>
      )}
      {isThere && total !== undefined && total.total > 0 && (
        <Pagination
          noun="Prescriptions"
          page={filters.page}
          pageSize={filters.pageSize}
          total={total}
          shown={history.rows.data.prescriptionHistory.length}
          onPage={history.toPage}
          pageSizes={historyPageSizes}
          onPageSize={(pageSize) => history.change({ pageSize })}
        />
      )}
    </Page>
  );
}

const framed = {
  ...cardFrame,
  minH: '600px',
  // Focused elements scroll below the sticky head.
  '& :is(a, button)': { scrollMarginTop: 'var(--history-top, 4rem)', scrollMarginBottom: '1rem' },
} as const;

interface RowsProps {
  readonly history: History;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Called with the one-based index of the focused row. */
  readonly onAt: (at: number | null) => void;
}

function Rows({ history, list, onKeyDown, onAt }: RowsProps) {
  const rows = history.rows.data?.prescriptionHistory;
  if (history.isTurning || history.rows.loading) return <SkeletonRows rows={10} label="Loading prescriptions" />;
  if (!rows) return null;
  if (rows.length === 0) {
    return (
      <chakra.div p="4">
        <Empty icon={SearchX} title={emptyTexts.results} minH="22rem">
          No prescription matches these filters.
        </Empty>
      </chakra.div>
    );
  }
  const tellAt = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target));
    onAt(at < 0 ? null : at + 1);
  };
  return (
    <chakra.ul ref={list} onKeyDown={onKeyDown} onFocus={tellAt} onBlur={() => onAt(null)}>
      {rows.map((prescription) => (
        <PrescriptionRow
          key={prescription.id}
          prescription={prescription}
          search={history.filters.search}
          end={<NarrowMenu prescription={prescription} onNarrow={history.change} />}
        />
      ))}
    </chakra.ul>
  );
}
