import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/client';
import { phoneCell } from '@signa/core/contact';
import { searchMaximum } from '@signa/core/practice';
import { UserRoundSearch } from 'lucide-react';
import { Field } from '../../part/field/field';
import { TextInput } from '../../part/field/text-input';
import { tickStyle } from '../../part/field/tick-style';
import { MetaLine } from '../../part/list/meta-line';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { PatientNames } from '../client-search/patient-names';
import type { FoundClient } from '../client-search/use-found-clients';
import type { OtherSearch } from './use-other-search';

const Dot = chakra('input', tickStyle);

export interface OtherClientProps {
  readonly search: OtherSearch;
  readonly chosenId: string | null;
  readonly onChoose: (client: FoundClient) => void;
}

/** Finds the other record of a client: by its name at first (C-246). */
export function OtherClient({ search, chosenId, onChoose }: OtherClientProps) {
  const { typed, type, clients, failure, again, refreshing } = search;
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Field label="The other record">
        <TextInput
          most={searchMaximum.clients}
          icon={UserRoundSearch}
          value={typed}
          onChange={type}
          autoComplete="off"
          data-autofocus
        />
      </Field>
      {failure && (
        <FailedLine onRetry={again} busy={refreshing}>
          {failure}
        </FailedLine>
      )}
      {clients === null && !failure && <SkeletonRows rows={2} label="Searching" />}
      {clients?.length === 0 && <Empty icon={UserRoundSearch} title="No other client found" minH="6rem" />}
      {clients && clients.length > 0 && (
        <chakra.div
          role="radiogroup"
          aria-label="Clients found"
          borderWidth="1px"
          borderColor="border.default"
          borderRadius="control"
          maxH="14rem"
          overflowY="auto"
        >
          {clients.map((client) => (
            <chakra.label
              key={client.id}
              display="flex"
              alignItems="center"
              gap="3"
              px="3"
              py="2"
              minH="11"
              cursor="pointer"
              css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border.default' } }}
            >
              <Dot
                round
                type="radio"
                name="other-record"
                value={client.id}
                checked={client.id === chosenId}
                onChange={() => onChoose(client)}
              />
              <chakra.span minW="0" overflowWrap="anywhere">
                <chakra.span textStyle="name" display="block">
                  {clientName(client)}
                </chakra.span>
                <MetaLine
                  parts={[
                    client.email,
                    phoneCell(client.phones).primary,
                    <PatientNames key="patients" client={client} search="" />,
                    client.isActive ? null : 'Not active',
                  ]}
                />
              </chakra.span>
            </chakra.label>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}
