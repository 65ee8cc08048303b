import { chakra } from '@chakra-ui/react';
import { chipsSet, queueSearchMaximum } from '@signa/core/prescribing';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../../part/button/button';
import { Tabs } from '../../../../part/list/tabs';
import { Counter } from '../../../../part/badge/counter';
import { asRow } from '../layout/layout';
import { ListSearch } from '../../../../part/list/list-search';
import { stuck, StickyBar } from '../layout/sticky-bar';
import { requestTypes, typeOfValue, valueOfType } from '../request/request-types';
import type { FilterChange } from './use-queue-filters';
import { OtherChips, StatusChip } from './filter-chips';
import type { ChipsProps } from './filter-chips';
import { TypeChip, TypeMenu } from './type-choice';

interface FilterBarProps extends ChipsProps {
  readonly onChange: (change: FilterChange, options?: { readonly replace?: boolean }) => void;
  /** Number of requests per type under the other filters. */
  readonly typeCounts: Readonly<Record<string, number>>;
  readonly clientCount: number | undefined;
  /** True while the requests shown belong to the previous filters. */
  readonly isOld: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Moves focus from the search to the requests. */
  readonly onDown: () => void;
  /** Opens the first request. */
  readonly onEnter: () => void;
  /** The ID of the list that it filters. */
  readonly controls: string;
  /** The position of the open request, at the end of the row. */
  readonly place: ReactNode;
}

/**
 * Type tabs with counts, the name search, and a chip per filter, all stored in the URL (P-149). The tabs scroll away
 * with the page, so that only a 48 px row stays above the requests. That row then offers the types as a menu (P-251).
 */
export function FilterBar({
  filters,
  lists,
  onChange,
  typeCounts,
  clientCount,
  controls,
  place,
  ...searching
}: FilterBarProps) {
  const { search, onDown, onEnter, isOld } = searching;
  const [more, setMore] = useState(false);
  const setCount = chipsSet(filters);
  const hasNumber = !more && setCount > 1;
  const chips = { filters, lists, onChange };
  const tabs = requestTypes.map(({ type, label }) => ({
    value: valueOfType(type),
    label,
    count: typeCounts[valueOfType(type)],
  }));
  const chooseType = (value: string) => onChange({ requestType: typeOfValue(value) });
  return (
    <>
      <chakra.div
        display="none"
        alignItems="center"
        gap="4"
        borderBottomWidth="1px"
        borderColor="border.default"
        css={{ [asRow]: { display: 'flex' } }}
      >
        <chakra.div flex="1" minW="0" mb="-1px">
          <Tabs
            label="Request type"
            tabs={tabs}
            value={valueOfType(filters.requestType)}
            onChange={chooseType}
            controls={controls}
          />
        </chakra.div>
        {clientCount !== undefined && (
          <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
            {clients(clientCount)}
          </chakra.span>
        )}
      </chakra.div>
      <StickyBar isTall={more}>
        <chakra.div display="none" flexShrink="0" css={{ [stuck]: { [asRow]: { display: 'inline-flex' } } }}>
          <TypeMenu value={valueOfType(filters.requestType)} tabs={tabs} onChoose={chooseType} />
        </chakra.div>
        <chakra.div flex="1 1 12rem" css={{ [asRow]: { flex: '0 1 15rem', minWidth: '11rem' } }}>
          <ListSearch
            label="Patient, client, drug, phone"
            section="Approve"
            most={queueSearchMaximum}
            search={filters.name}
            onSearch={(name) => onChange({ name }, { replace: true })}
            found={isOld ? undefined : typeCounts[valueOfType(filters.requestType)]}
            onDown={onDown}
            onEnter={onEnter}
            input={search}
          />
        </chakra.div>
        <chakra.div css={{ [asRow]: { display: 'none' } }}>
          <Button
            icon={SlidersHorizontal}
            aria-expanded={more}
            aria-label={`Filters, ${setCount} set`}
            onClick={() => setMore((now) => !now)}
          >
            {setCount}
          </Button>
        </chakra.div>
        <ChipRow isWhole={more}>
          <StatusChip {...chips} />
          <chakra.div css={{ [asRow]: { display: 'none' } }}>
            <TypeChip value={valueOfType(filters.requestType)} tabs={tabs} onChoose={chooseType} />
          </chakra.div>
          <OtherChips {...chips} isWhole={more} />
        </ChipRow>
        <chakra.div display="none" flexShrink="0" css={{ [asRow]: { display: 'inline-flex' } }}>
          <Button
            size="sm"
            icon={SlidersHorizontal}
            aria-label={hasNumber ? `More filters, ${setCount} set` : undefined}
            aria-expanded={more}
            onClick={() => setMore((now) => !now)}
          >
            {more ? 'Fewer filters' : 'More filters'}
            {hasNumber && <Counter>{setCount}</Counter>}
          </Button>
        </chakra.div>
        {place}
      </StickyBar>
    </>
  );
}

/**
 * The active filters, or all of them on request. On wide screens, they stay on one row: overflow scrolls into view on
 * focus, and the count beside 'More filters' shows how many are active.
 */
function ChipRow({ isWhole, children }: { readonly isWhole: boolean; readonly children: ReactNode }) {
  return (
    <chakra.div
      display="contents"
      css={{
        [asRow]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '2',
          minWidth: '0',
          // Expanded, they take up additional rows and keep the bar as low as possible.
          flex: isWhole ? '0 0 100%' : '0 1 auto',
          order: isWhole ? '1' : '0',
          '&:not(:focus-within)': isWhole ? {} : { maxHeight: '1.75rem', overflow: 'hidden' },
        },
      }}
    >
      {children}
    </chakra.div>
  );
}

const clients = (count: number) => `${count} ${count === 1 ? 'client' : 'clients'}`;
