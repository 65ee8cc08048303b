import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { FilterChip } from '../../../../part/list/filter-chip';
import { SingleChoice } from '../../../../part/list/choice-list';
import { Popover } from '../../../../part/overlay/popover';
import { valueOfType } from '../request/request-types';

interface TypeChoiceProps {
  readonly value: string;
  readonly tabs: readonly { readonly value: string; readonly label: string; readonly count: number | undefined }[];
  readonly onChoose: (value: string) => void;
}

const name = 'Request type';

function Types({ tabs, value, onChoose }: TypeChoiceProps) {
  const choices = tabs.map(({ value, label, count }) => ({ value, label, ...(count === undefined ? {} : { count }) }));
  return <SingleChoice label={name} choices={choices} value={value} onChoose={onChoose} />;
}

/** The type choice on a narrow screen. */
export function TypeChip({ value, tabs, onChoose }: TypeChoiceProps) {
  const all = valueOfType(null);
  const chosen = value === all ? null : (tabs.find((tab) => tab.value === value)?.label ?? null);
  return (
    <FilterChip name={name} value={chosen} onClear={() => onChoose(all)}>
      {(close) => <Types tabs={tabs} value={value} onChoose={(next) => (onChoose(next), close())} />}
    </FilterChip>
  );
}

/** The type choice with its count in the row that stays above the requests (P-251). */
export function TypeMenu({ value, tabs, onChoose }: TypeChoiceProps) {
  const chosen = tabs.find((tab) => tab.value === value);
  return (
    <chakra.div position="relative" display="inline-flex">
      <Popover
        trigger={(trigger) => (
          <chakra.button
            type="button"
            id={trigger.id}
            aria-label={`${name}: ${chosen?.label ?? ''}${chosen?.count === undefined ? '' : `, ${chosen.count}`}`}
            aria-expanded={trigger['aria-expanded']}
            onClick={trigger.onClick}
            display="inline-flex"
            alignItems="center"
            gap="2"
            h="control"
            pe="1"
            borderRadius="control"
            whiteSpace="nowrap"
            cursor="pointer"
            css={{ '@media (pointer: coarse)': { height: '2.5rem' } }}
          >
            {/* The space separates the visible words in the accessible name, which speech input matches. */}
            <chakra.span textStyle="name">{chosen?.label}</chakra.span>{' '}
            <chakra.span textStyle="meta" color="fg.subtle">
              {chosen?.count}
            </chakra.span>
            <ChevronDown size={16} aria-hidden />
          </chakra.button>
        )}
      >
        {(close) => <Types tabs={tabs} value={value} onChoose={(next) => (onChoose(next), close(true))} />}
      </Popover>
    </chakra.div>
  );
}
