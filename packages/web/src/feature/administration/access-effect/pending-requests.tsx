import { chakra } from '@chakra-ui/react';
import { pendingOfText } from '@signa/core/administration';
import { errorNotice } from '@signa/core/base';
import { GetLocationUsersThatCanAuthorizeDocument, ReassignRequestsDocument } from '@signa/core/contract/typed';
import { reassignedNotice } from '@signa/core/practice';
import { useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { Button } from '../../../part/button/button';
import { Field } from '../../../part/field/field';
import { SearchedSelect } from '../../../part/list/searched-select';
import { Warning } from '../../../part/notice/warning';
import { useMutation } from '../../../platform/mutation/use-mutation';

interface PendingRequestsProps {
  readonly locationId: string;
  readonly leaving: {
    readonly locationUserId: string;
    readonly displayName: string;
    readonly pendingRequests: number;
  };
}

/** The pending requests of a departing vet, with a vet to reassign them to. */
export function PendingRequests({ locationId, leaving }: PendingRequestsProps) {
  const { locationUserId, displayName, pendingRequests } = leaving;
  const [to, setTo] = useState('');
  const read = useOperation(GetLocationUsersThatCanAuthorizeDocument, { locationId });
  const vets = (read.data?.locationUsersThatCanAuthorize ?? []).filter(({ id }) => id !== locationUserId);
  const name = vets.find(({ id }) => id === to)?.displayName ?? '';
  const act = useMutation(ReassignRequestsDocument, {
    success: ({ reassignRequests }) => reassignedNotice(reassignRequests.requests, name),
    error: (message) => errorNotice('The requests were not reassigned', message),
    object: { text: displayName, link: null },
  });
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Warning>{pendingOfText(pendingRequests, displayName)}</Warning>
      {vets.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="2">
          <chakra.div flex="1 1 14rem" minW="0">
            <Field label="Reassign to" optional>
              <SearchedSelect
                name={`reassign-${locationUserId}`}
                noun="Vets"
                placeholder="Choose a vet"
                value={to}
                onChange={setTo}
                onBlur={() => undefined}
                options={vets.map((vet) => ({ value: vet.id, label: vet.displayName }))}
              />
            </Field>
          </chakra.div>
          <Button
            busy={act.busy}
            disabledReason={to === '' ? 'Choose a vet first.' : null}
            onClick={() => void act.run({ locationUserId, toLocationUserId: to })}
          >
            {pendingRequests === 1 ? 'Reassign request' : `Reassign ${pendingRequests} requests`}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
