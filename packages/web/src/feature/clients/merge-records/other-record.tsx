import { chakra } from '@chakra-ui/react';
import type { MergeNoun } from '@signa/core/clients';
import { searchMaximum } from '@signa/core/practice';
import { UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';
import { tickStyle } from '../../../part/field/tick-style';
import { MetaLine } from '../../../part/list/meta-line';
import { Empty } from '../../../part/surface/empty';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonRows } from '../../../part/surface/skeleton';

const Dot = chakra('input', tickStyle);

/** A candidate for the other record. */
export interface OtherChoice {
  readonly id: string;
  readonly name: string;
  /** Details that distinguish it from namesakes. */
  readonly parts: readonly ReactNode[];
}

/** A search for the other record. */
export interface OtherSearch {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** `null` while loading. */
  readonly choices: readonly OtherChoice[] | null;
  readonly failure: string | null;
  readonly again: () => void;
  readonly refreshing: boolean;
}

interface OtherRecordProps {
  readonly search: OtherSearch;
  /** The noun for records of this kind, such as 'client'. */
  readonly noun: MergeNoun;
  readonly chosenId: string | null;
  readonly onChoose: (choice: OtherChoice) => void;
  /** True if Merge was pressed before a record was chosen. */
  readonly isMissing: boolean;
}

/** Searches for the other record, starting with the name of the kept one (C-246). */
export function OtherRecord({ search, noun, chosenId, onChoose, isMissing }: OtherRecordProps) {
  const { typed, type, choices, failure, again, refreshing } = search;
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Field label="The other record" error={isMissing ? 'Choose the other record from the list first.' : null}>
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
      {choices === null && !failure && <SkeletonRows rows={2} label="Searching" />}
      {choices?.length === 0 && <Empty icon={UserRoundSearch} title={`No other ${noun} found`} minH="6rem" />}
      {choices && choices.length > 0 && (
        <chakra.div
          role="radiogroup"
          aria-label="Records found"
          borderWidth="1px"
          borderColor="border.default"
          borderRadius="control"
          maxH="14rem"
          overflowY="auto"
        >
          {choices.map((choice) => (
            <chakra.label
              key={choice.id}
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
                value={choice.id}
                checked={choice.id === chosenId}
                onChange={() => onChoose(choice)}
              />
              <chakra.span minW="0" overflowWrap="anywhere">
                <chakra.span textStyle="name" display="block">
                  {choice.name}
                </chakra.span>
                <MetaLine parts={choice.parts} />
              </chakra.span>
            </chakra.label>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}
