import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { emptyTexts, searchMaximum } from '@signa/core/practice';
import { Link2, UserRoundSearch } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { KeyHints } from '../../part/list/key-hints';
import { ListSearch } from '../../part/list/list-search';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import { usePimsAccount } from '../../platform/practice/use-pims-account';
import { FeaturesOff } from './features-off';
import { linkPageSizes } from './link-filters';
import { LinkRow } from './link-row';
import { useLinkList } from './use-link-list';
import type { LinkList } from './use-link-list';
import { useOpenLink } from './use-open-link';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Esc'], does: 'close' },
];

/** `/link`: active clients that are not linked to the practice system, and the panel that links one (C-125). */
export function LinkScreen() {
  const clients = useLinkList();
  const { filters, searched, found, count, failed } = clients;
  const search = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(search);
  useShortcut({ keys: ['↓'], label: 'Move between rows', section: 'Link', run: first });
  return (
    <Page actions={<KeyHints hints={hints} />}>
      <FeaturesOff />
      <div>
        <ListSearch
          label="Search clients not linked to PIMS"
          section="Link"
          most={searchMaximum.clients}
          search={searched}
          onSearch={clients.search}
          found={clients.isOld || clients.isTurning ? undefined : count}
          onDown={first}
          onEnter={openFirst}
          input={search}
          tooShort={(typed) => (typed === searched ? null : searchHint(typed))}
          isWide
        />
      </div>
      {failed && (
        <FailedLine onRetry={clients.again} busy={clients.refreshing}>
          {found ? undefined : 'The clients could not be loaded.'}
        </FailedLine>
      )}
      {(found !== null || !failed) && (
        <StaleRows isStale={clients.isOld}>
          <Rows clients={clients} list={list} search={search} onKeyDown={onKeyDown} />
        </StaleRows>
      )}
      {found !== null && !clients.isTurning && count !== undefined && count > 0 && (
        <Pagination
          noun="Clients"
          page={filters.page}
          pageSize={filters.pageSize}
          total={count}
          onPage={clients.toPage}
          pageSizes={linkPageSizes}
          onPageSize={clients.toPageSize}
        />
      )}
    </Page>
  );
}

interface RowsProps {
  readonly clients: LinkList;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Rows({ clients, list, search, onKeyDown }: RowsProps) {
  const { found, count, searched, isOld, isTurning } = clients;
  const { mayUse } = usePractice();
  const own = usePimsAccount();
  const account = mayUse('UpdateLocationClient') && mayUse('searchPimsCaretakers') ? own : null;
  const { rows, openId, open, close, linked } = useOpenLink(found, list, search);
  // The next page is loading after the last row of this one was linked.
  if (!found || isTurning || (rows.length === 0 && found.length > 0 && (count ?? 0) > found.length))
    return (
      <Card>
        <SkeletonRows rows={10} label="Loading clients" />
      </Card>
    );
  if (rows.length === 0) return <Nobody searched={searched} />;
  return (
    <Card
      aria-label="Clients not linked to PIMS"
      aria-busy={isOld || undefined}
      overflow="hidden"
      css={{ containerType: 'inline-size', containerName: 'unlinked' }}
    >
      <chakra.ul ref={list} onKeyDown={onKeyDown}>
        {rows.map((client) => (
          <LinkRow
            key={client.id}
            client={client}
            search={searched}
            account={account}
            isOpen={openId === client.id}
            onOpen={() => open(client)}
            onLinked={() => linked(client)}
            onClose={() => close(client)}
          />
        ))}
      </chakra.ul>
    </Card>
  );
}

/** Empty state (C-127). */
const Nobody = ({ searched }: { readonly searched: string }) =>
  searched === '' ? (
    <Empty icon={Link2} title={emptyTexts.unlinkedClients} tone="ready" minH="18rem" />
  ) : (
    <Empty icon={UserRoundSearch} title={emptyTexts.data} minH="18rem">
      No unlinked client matches “{searched}”.
    </Empty>
  );
