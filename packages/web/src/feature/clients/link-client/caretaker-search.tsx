import { chakra } from '@chakra-ui/react';
import { caretakersInOrder, type ClientSearchFields, personOfClient } from '@signa/core/clients';
import { emptyTexts, type PimsConnectionType, searchMaximum } from '@signa/core/practice';
import { UserRoundSearch } from 'lucide-react';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';
import { Empty } from '../../../part/surface/empty';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { NoPimsAnswer } from '../../pims/pims-difference/no-pims-answer';
import { CaretakerChoice } from './caretaker-choice';
import { StepHead } from './step-head';
import type { LinkedClient } from './link-types';
import type { LinkWork } from './use-link-panel';

const boxes = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['phone', 'Phone', 'tel'],
] as const satisfies readonly (readonly [keyof ClientSearchFields, string, 'text' | 'tel'])[];

interface CaretakerSearchProps {
  readonly client: LinkedClient;
  readonly type: PimsConnectionType;
  readonly work: LinkWork;
}

/** Searches the PIMS for the client, starting with the stored names (C-109). */
export function CaretakerSearch({ client, type, work }: CaretakerSearchProps) {
  const id = useId();
  const { found, isSettled } = work.matches;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    work.restNow();
  };
  return (
    <chakra.section aria-labelledby={id}>
      <StepHead id={id} step={2} title="Search the PIMS">
        {type}
        <span role="status">
          {found && isSettled && `, ${found.length} ${found.length === 1 ? 'client' : 'clients'}`}
        </span>
      </StepHead>
      <chakra.div display="grid" gap="3" mb="2" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        {boxes.map(([name, label, inputMode], index) => (
          <Field key={name} label={label}>
            <TextInput
              name={`pims-${name}`}
              most={searchMaximum.clients}
              value={work.fields[name]}
              inputMode={inputMode}
              onChange={(typed) => work.change({ [name]: typed })}
              onKeyDown={onKeyDown}
              {...(index === 0 && { 'data-autofocus': true })}
            />
          </Field>
        ))}
      </chakra.div>
      <Results client={client} work={work} />
    </chakra.section>
  );
}

const candidatesHeight = '8rem';

function Results({ client, work }: Omit<CaretakerSearchProps, 'type'>) {
  const { found, isAsked, isSettled, failed } = work.matches;
  if (!isAsked) return <Empty icon={UserRoundSearch} title="Type what you know" minH={candidatesHeight} />;
  if (failed)
    return <NoPimsAnswer onRetry={work.matches.again} busy={work.matches.refreshing} minH={candidatesHeight} />;
  if (!found)
    return (
      <chakra.div minH={candidatesHeight}>
        <SkeletonRows rows={2} label="Searching PIMS" />
      </chakra.div>
    );
  if (found.length === 0)
    return <Empty icon={UserRoundSearch} title={emptyTexts.pimsClients} minH={candidatesHeight} />;
  return (
    <chakra.div
      role="radiogroup"
      aria-label="Clients in PIMS"
      aria-busy={!isSettled || undefined}
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="control"
      maxH="16rem"
      overflowY="auto"
      opacity={isSettled ? undefined : 0.6}
    >
      {caretakersInOrder(personOfClient(client), found).map(({ candidate: caretaker, judgement }) => (
        <CaretakerChoice
          key={caretaker.id}
          caretaker={caretaker}
          judgement={judgement}
          client={client}
          search={[work.fields.firstName, work.fields.lastName].filter(Boolean).join('|')}
          checked={work.chosen?.id === caretaker.id}
          onChoose={() => work.choose(caretaker)}
        />
      ))}
    </chakra.div>
  );
}
