import { chakra } from '@chakra-ui/react';
import { type ClientSearchFields, emptyClientSearch } from '@signa/core/clients';
import { trimmed } from '@signa/core/base';
import { useState } from 'react';
import { useDebounced } from '../../part/list/use-debounced';
import { ClientLookup } from './client-lookup';
import { LookupFields } from './lookup-fields';
import type { LookupKind } from './lookup-fields';
import type { LookupAccount } from './lookup-location';
import { PatientByIdLookup } from './patient-by-id';
import { ClientByIdLookup } from './client-by-id';

/** Search fields on the left, the data of both sides on the right (C-129, C-130). */
export function LookupArea({ account }: { readonly account: LookupAccount }) {
  const [kind, setKind] = useState<LookupKind>('client');
  const [fields, setFields] = useState<ClientSearchFields>(emptyClientSearch);
  const [typedId, setTypedId] = useState('');
  const { rested, restNow } = useDebounced(fields);
  const id = useDebounced(trimmed(typedId));
  return (
    <chakra.div css={{ containerType: 'inline-size', containerName: 'lookup' }}>
      <chakra.div display="grid" gap="4" alignItems="start" gridTemplateColumns="minmax(0, 1fr)" css={besides}>
        <LookupFields
          kind={kind}
          onKind={setKind}
          type={account.pimsConnectionType}
          fields={fields}
          onFields={(change) => setFields({ ...fields, ...change })}
          id={typedId}
          onId={setTypedId}
          onEnter={() => (restNow(), id.restNow())}
        />
        <chakra.div minW="0" display="flex" flexDirection="column" gap="4">
          {kind === 'patient' ? (
            <PatientByIdLookup account={account} id={id.rested} />
          ) : id.rested === '' ? (
            <ClientLookup account={account} fields={fields} rested={rested} />
          ) : (
            <ClientByIdLookup account={account} id={id.rested} />
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

const besides = {
  '@container lookup (min-width: 56rem)': { gridTemplateColumns: '15.25rem minmax(0, 1fr)' },
} as const;
