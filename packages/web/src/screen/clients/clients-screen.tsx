import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { searchMaximum, takeLimit } from '@signa/core/practice';
import { UserRoundPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAddNewClient } from '../../feature/clients/add-client/use-add-new-client';
import { Button } from '../../part/button/button';
import { Switch } from '../../part/field/switch';
import { KeyHints } from '../../part/list/key-hints';
import { useLastRow } from '../../part/list/last-row';
import { ListSearch } from '../../part/list/list-search';
import { StaleRows } from '../../part/list/stale-rows';
import { Pagination } from '../../part/list/pagination';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { FailedLine } from '../../part/surface/failed-line';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { clientPageSizes } from './client-list-filters';
import { ClientRows } from './client-rows';
import { useClientList } from './use-client-list';
import type { ClientList } from './use-client-list';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
];

/** Describes what the search covers (C-009). */
const searchedBy = 'Search by first name, last name, phone number (numbers only), email, or patient name';

/** The clients of the location, quick to find between two phone calls (C-004). */
export function ClientsScreen() {
  const clients = useClientList();
  const { filters, found, failure } = clients;
  const search = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(search);
  const [at, setAt] = useState<number | null>(null);
  useShortcut({ keys: ['↓'], label: 'Move between rows', section: 'Clients', run: first });
  useLastRow(list, found !== null && !clients.isTurning);
  const add = useAddNewClient(filters.search);
  useShortcut({
    keys: ['N'],
    label: 'Add a client',
    section: 'Clients',
    run: () => add.open?.(),
    enabled: add.open !== null,
  });
  const before = filters.isFull ? 0 : (filters.page - 1) * filters.pageSize;
  return (
    <Page
      actions={
        <>
          <KeyHints hints={hints} />
          {add.open && (
            <Button variant="solid" icon={UserRoundPlus} keys={['N']} onClick={add.open}>
              Add New Client
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <chakra.div flex="1" minW={{ base: 'full', md: '20rem' }} css={withHintSpace}>
          <ListSearch
            label={searchedBy}
            section="Clients"
            most={searchMaximum.clients}
            search={filters.search}
            onSearch={clients.search}
            found={clients.isOld || clients.isTurning ? undefined : found?.count}
            at={at === null ? null : before + at}
            onDown={first}
            onEnter={openFirst}
            input={search}
            tooShort={searchHint}
            isWide
          />
          <chakra.p hideFrom="md" aria-hidden mt="1" textStyle="meta" color="fg.muted">
            {searchedBy}
          </chakra.p>
        </chakra.div>
        <Switch checked={filters.onlyActive} onChange={(onlyActive) => clients.change({ onlyActive })}>
          Show only active
        </Switch>
      </chakra.div>
      {failure && (
        <FailedLine onRetry={clients.again} busy={clients.refreshing}>
          {found ? undefined : 'The clients could not be loaded.'}
        </FailedLine>
      )}
      {(found !== null || !failure) && (
        <StaleRows isStale={clients.isOld}>
          <ClientRows clients={clients} list={list} onKeyDown={onKeyDown} onAt={setAt} onAdd={add.open} />
        </StaleRows>
      )}
      {found && !clients.isTurning && !clients.close && found.count > 0 && (
        <Pages clients={clients} count={found.count} />
      )}
      {add.dialog}
    </Page>
  );
}

/** A phone truncates the placeholder, so its full text is shown below the field. */
const withHintSpace = {
  '@media (max-width: 47.99em)': { '& input::placeholder': { color: 'transparent' } },
} as const;

/** The pagination, or the size of the full list (C-011, C-012). */
function Pages({ clients, count }: { readonly clients: ClientList; readonly count: number }) {
  const { filters, change, toPage } = clients;
  if (filters.isFull)
    return (
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p textStyle="meta" color="fg.muted">
          {count > takeLimit ? `The first ${takeLimit} of ${count} clients` : `All ${count} clients`}
        </chakra.p>
        <Button variant="link" size="sm" onClick={() => change({ isFull: false })}>
          Show in pages
        </Button>
      </chakra.div>
    );
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Pagination
        noun="Clients"
        page={filters.page}
        pageSize={filters.pageSize}
        total={count}
        onPage={toPage}
        pageSizes={clientPageSizes}
        onPageSize={(pageSize) => change({ pageSize })}
      />
      {count > filters.pageSize && (
        <chakra.span alignSelf="flex-end">
          <Button variant="link" size="sm" onClick={() => change({ isFull: true })}>
            Show all on one page
          </Button>
        </chakra.span>
      )}
    </chakra.div>
  );
}
