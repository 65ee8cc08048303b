import { chakra } from '@chakra-ui/react';
import { clientName, type ClientSearchFields, clientSearchFilter } from '@signa/core/clients';
import { LocationClientSearchDocument } from '@signa/core/contract/typed';
import { emptyTexts, isLinkedWith, recordId } from '@signa/core/practice';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { usePimsMatches } from '../../feature/clients/add-client/use-pims-matches';
import type { FoundCaretaker } from '../../feature/clients/add-client/use-pims-matches';
import { ClientByIdLookup } from './client-by-id';
import { FoundRecords } from './found-records';
import type { FoundRecord } from './found-records';
import type { LookupAccount } from './lookup-location';
import type { FoundClient } from './found-client';

/** Maximum number of results that users can scan; more results require a narrower search. */
const maxShown = 50;

/** The selected client, by its record on either side. */
type Chosen = { readonly client: FoundClient } | { readonly caretaker: FoundCaretaker };

interface ClientLookupProps {
  readonly account: LookupAccount;
  readonly fields: ClientSearchFields;
  readonly rested: ClientSearchFields;
}

/** Searches both sides, including inactive clients in Signa, and compares the selected one (C-129). */
export function ClientLookup({ account, fields, rested }: ClientLookupProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { locationId, pimsConnectionType: type } = account;
  const filter = clientSearchFilter(rested);
  const here = useOperation(
    LocationClientSearchDocument,
    { locationId, filter, take: maxShown, activeFilterType: 'all' },
    { enabled: filter !== null, keepOld: true },
  );
  const there = usePimsMatches(account, fields, rested);
  const isRested = clientSearchFilter(fields) === filter;
  const clients = filter === null ? undefined : here.data?.locationClientSearch;
  const client = chosen && 'client' in chosen ? chosen.client : undefined;
  const caretaker = chosen && 'caretaker' in chosen ? chosen.caretaker : undefined;
  const linkedWith = client?.pimsConnectionType === type ? (recordId(type, client) ?? '') : '';
  return (
    <>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
        <FoundRecords
          title="In Signa"
          note="active and inactive"
          isAsked={filter !== null}
          isSettled={isRested && !here.old}
          failure={here.failure && 'The clients could not be searched.'}
          onRetry={here.again}
          isBusy={here.refreshing}
          search={filter ?? ''}
          total={clients?.count}
          records={clients?.data.map(clientShown)}
          checked={client?.id ?? (caretaker && clients?.data.find((one) => isLinkedWith(one, type, caretaker))?.id)}
          onChoose={(id) => {
            const found = clients?.data.find((one) => one.id === id);
            if (found) setChosen({ client: found });
          }}
          emptyText={emptyTexts.data}
        />
        <FoundRecords
          title="In PIMS"
          note={type}
          isAsked={filter !== null}
          isSettled={there.isSettled}
          failure={there.failed ? 'The practice system is not responding.' : null}
          onRetry={there.again}
          isBusy={there.refreshing}
          search={filter ?? ''}
          total={there.found?.length}
          records={there.found?.map(caretakerShown)}
          checked={caretaker?.id ?? (linkedWith || undefined)}
          onChoose={(id) => {
            const found = there.found?.find((one) => one.id === id);
            if (found) setChosen({ caretaker: found });
          }}
          emptyText={emptyTexts.pimsClients}
        />
      </chakra.div>
      {chosen !== null && (
        <ClientByIdLookup
          account={account}
          id={caretaker?.id ?? linkedWith}
          {...(client && { client })}
          {...(caretaker && { caretaker })}
        />
      )}
    </>
  );
}

const clientShown = (client: FoundClient): FoundRecord => ({
  id: client.id,
  name: clientName(client),
  phone: client.phones[0]?.phoneNumber ?? null,
  email: client.email,
  pimsId: client.pimsProviderId ?? client.pimsId,
  isActive: client.isActive,
});

const caretakerShown = (caretaker: FoundCaretaker): FoundRecord => {
  const email = caretaker.emails[0]?.address ?? null;
  return {
    id: caretaker.id,
    name: clientName({ ...caretaker, email }),
    phone: caretaker.phones[0]?.number ?? null,
    email,
    pimsId: caretaker.id,
    isActive: caretaker.isActive,
  };
};
