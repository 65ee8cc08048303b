import { chakra } from '@chakra-ui/react';
import { clientName, patientsInOrder } from '@signa/core/clients';
import { phoneCell } from '@signa/core/base';
import { emptyTexts } from '@signa/core/practice';
import { UserRoundPlus, UserRoundSearch } from 'lucide-react';
import { useMemo } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { CloseMatchNote } from '../../feature/clients/client-search/close-match-note';
import type { CloseReasons, FoundClient } from '../../feature/clients/client-search/use-found-clients';
import { Button } from '../../part/button/button';
import { RowPlaceholder } from '../../part/list/window/row-placeholder';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { SkeletonRows } from '../../part/surface/skeleton';
import { ListedClient, profileOf } from './listed-client';
import { useClientWindow } from './use-client-window';
import type { ClientList } from './use-client-list';

interface ClientRowsProps {
  readonly clients: ClientList;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Called with the one-based index of the focused row. */
  readonly onAt: (at: number | null) => void;
  /** `null` without permission to add clients. */
  readonly onAdd: (() => void) | null;
}

/** Shows exactly one of loading, empty, and ready. */
export function ClientRows({ clients, list, onKeyDown, onAt, onAdd }: ClientRowsProps) {
  const { found, foundBy, close, isOld, isTurning, filters } = clients;
  if (!found || isTurning)
    return (
      <Card>
        <SkeletonRows rows={10} label="Loading clients" />
      </Card>
    );
  if (found.count === 0) {
    const kind = filters.onlyActive ? 'active client' : 'client';
    return (
      <Empty
        icon={UserRoundSearch}
        title={emptyTexts.data}
        minH="18rem"
        action={<NoClientActions clients={clients} onAdd={onAdd} />}
      >
        {filters.search ? `No ${kind} matches “${filters.search}”.` : `There is no ${kind} yet.`}
      </Empty>
    );
  }
  return (
    <Card
      aria-label={close ? 'Close matches' : 'Clients'}
      aria-busy={isOld || undefined}
      overflow="hidden"
      css={{ containerType: 'inline-size', containerName: 'clients' }}
    >
      {close && <CloseMatches clients={clients} onAdd={onAdd} />}
      <Found clients={found.data} close={close} search={foundBy} list={list} onKeyDown={onKeyDown} onAt={onAt} />
    </Card>
  );
}

type FoundProps = Pick<ClientRowsProps, 'list' | 'onKeyDown' | 'onAt'> & {
  readonly clients: readonly FoundClient[];
  readonly close: CloseReasons | null;
  readonly search: string;
};

/**
 * Shown above close matches, which do not match the whole search. If none of them is the right client, the user can
 * add a new one (C-305).
 */
function CloseMatches({ clients, onAdd }: Pick<ClientRowsProps, 'clients' | 'onAdd'>) {
  const { search, onlyActive } = clients.filters;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      px="4"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <CloseMatchNote search={search} onlyActive={onlyActive} />
      <NoClientActions clients={clients} onAdd={onAdd} />
    </chakra.div>
  );
}

/** Next steps when no client matches the search. */
function NoClientActions({ clients, onAdd }: Pick<ClientRowsProps, 'clients' | 'onAdd'>) {
  const { filters, change } = clients;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" justifyContent={{ base: 'start', md: 'center' }} gap="2">
      {onAdd && (
        <Button variant="accent" icon={UserRoundPlus} onClick={onAdd}>
          Add New Client
        </Button>
      )}
      {filters.onlyActive && (
        <Button variant="link" onClick={() => change({ onlyActive: false })}>
          Search inactive clients too
        </Button>
      )}
    </chakra.span>
  );
}

/**
 * Every client has a row. Rows of a long list that are far from the window are empty placeholders of the same height.
 */
function Found({ clients, close, search, list, onKeyDown, onAt }: FoundProps) {
  const rows = useClientWindow(list, clients);
  const placeholders = useMemo(
    () => clients.map((client) => ({ href: profileOf(client), text: inWords(client) })),
    [clients],
  );
  const tellAt = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target));
    onAt(at < 0 ? null : at + 1);
  };
  return (
    <chakra.ul ref={list} onKeyDown={onKeyDown} onFocus={tellAt} onBlur={() => onAt(null)}>
      {clients.map((client, index) =>
        rows.isRendered(client.id) ? (
          <ListedClient
            key={client.id}
            client={client}
            search={search}
            reasons={close?.get(client.id)}
            index={index}
            of={rows.isLong ? clients.length : undefined}
            measure={rows.measure}
          />
        ) : (
          <RowPlaceholder
            key={`placeholder of ${client.id}`}
            id={client.id}
            href={placeholders[index]?.href ?? ''}
            text={placeholders[index]?.text ?? ''}
            height={rows.heightOf(client.id)}
          />
        ),
      )}
    </chakra.ul>
  );
}

/** Text of a row. */
const inWords = (client: FoundClient) =>
  [
    clientName(client),
    client.email,
    phoneCell(client.phones).primary,
    ...patientsInOrder(client).map(({ name }) => name),
  ].join(' ');
