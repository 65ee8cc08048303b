import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { emptyTexts, pageSizes } from '@signa/core/practice';
import { isBlank } from '@signa/core/base';
import { UserRoundX } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Switch } from '../../../../part/field/switch';
import { Pagination } from '../../../../part/list/pagination';
import { SearchBox } from '../../../../part/list/search-box';
import { useResultKeys } from '../../../../part/list/use-result-keys';
import { Card } from '../../../../part/surface/card';
import { Empty } from '../../../../part/surface/empty';
import { FailedLine } from '../../../../part/surface/failed-line';
import { SkeletonRows } from '../../../../part/surface/skeleton';
import { ClientRow } from './client-row';
import { useClientSearch } from './use-client-search';
import type { ClientSearching } from './use-client-search';
import { CloseMatchNote } from '../../../clients/client-search/close-match-note';
import type { FoundClient } from '../../../clients/client-search/use-found-clients';

interface ClientSearchPanelProps {
  /** Receives the search text too, since it may be the patient's name. */
  readonly onChoose: (client: FoundClient, searched: string) => void;
  /** Actions for a search without results. */
  readonly whenNoneFound?: (searched: string) => ReactNode;
}

const rowId = (list: string, index: number) => `${list}-${index}`;

/** Chooses the client of a prescription, found by client or patient (P-012, P-037). */
export function ClientSearchPanel({ onChoose, whenNoneFound }: ClientSearchPanelProps) {
  const search = useClientSearch();
  const list = useId();
  const rows = search.found?.data.length ?? 0;
  const choose = (client: FoundClient) => onChoose(client, search.foundBy);
  const questionOfPage = (page: number) => JSON.stringify([search.filter, search.onlyActive, page]);
  const { active, onKeyDown } = useResultKeys({
    question: questionOfPage(search.page),
    questionOfPage,
    count: rows,
    page: search.page,
    pages: Math.ceil((search.found?.count ?? 0) / pageSizes.clients),
    onPage: search.setPage,
    // Without a search, an early Enter must not choose the first of all clients.
    startsOutside: isBlank(search.typed),
    isSettled: search.isSettled,
    runNow: search.runNow,
    onChoose: (index) => {
      const client = search.found?.data[index];
      if (client) choose(client);
    },
  });
  const isCounted = search.isSettled && search.filter !== '' && !search.close;
  const total = isCounted ? search.found?.count : undefined;
  const before = (search.page - 1) * pageSizes.clients;
  const found = total === undefined ? null : { found: total, at: rows > 0 && active >= 0 ? before + active + 1 : null };
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      <SearchBox
        label="Search by client name, phone, email or patient"
        shortcut={{ label: 'Search for a client', section: 'Clients' }}
        typed={search.typed}
        onType={search.type}
        onKeyDown={onKeyDown}
        list={list}
        activeRow={rows > 0 && active >= 0 ? rowId(list, active) : null}
        hasRows={rows > 0}
        found={found}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4">
        <Switch checked={search.onlyActive} onChange={search.setOnlyActive}>
          Show only active
        </Switch>
        <chakra.p role="status" textStyle="meta" color="fg.muted">
          {searchHint(search.typed)}
          {found && <chakra.span srOnly>{`${found.found} found`}</chakra.span>}
        </chakra.p>
      </chakra.div>
      {search.failure && (
        <FailedLine onRetry={search.again} busy={search.refreshing}>
          {search.failure}
        </FailedLine>
      )}
      <Clients search={search} list={list} active={active} onChoose={choose} whenNoneFound={whenNoneFound} />
    </chakra.div>
  );
}

interface ClientsProps {
  readonly search: ClientSearching;
  readonly list: string;
  readonly active: number;
  readonly onChoose: (client: FoundClient) => void;
  readonly whenNoneFound: ClientSearchPanelProps['whenNoneFound'];
}

function Clients({ search, list, active, onChoose, whenNoneFound }: ClientsProps) {
  const { found, close, failure, isSettled, page, setPage } = search;
  if (!found)
    return failure ? null : (
      <Card>
        <SkeletonRows rows={4} label="Loading clients" />
      </Card>
    );
  if (found.count === 0)
    return <Empty icon={UserRoundX} title={emptyTexts.data} minH="12rem" action={whenNoneFound?.(search.typed)} />;
  return (
    <>
      {close && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <CloseMatchNote search={search.filter} onlyActive={search.onlyActive} />
          {whenNoneFound?.(search.typed)}
        </chakra.div>
      )}
      <Card
        overflow="hidden"
        opacity={isSettled ? undefined : 0.6}
        css={{ containerType: 'inline-size', containerName: 'clients' }}
      >
        <ul
          id={list}
          role="listbox"
          aria-label={close ? 'Close matches' : 'Clients'}
          aria-busy={search.isOld || undefined}
        >
          {found.data.map((client, index) => (
            <ClientRow
              key={client.id}
              id={rowId(list, index)}
              client={client}
              search={searchHint(search.typed) === null ? search.foundBy : ''}
              reasons={close?.get(client.id)}
              isActive={index === active}
              isInert={!isSettled}
              onChoose={() => onChoose(client)}
            />
          ))}
        </ul>
      </Card>
      {!close && (
        <Pagination noun="Clients" page={page} pageSize={pageSizes.clients} total={found.count} onPage={setPage} />
      )}
    </>
  );
}
