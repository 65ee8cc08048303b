import { chakra } from '@chakra-ui/react';
import { queueSearchMaximum } from '@signa/core/task';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../../part/button/button';
import { FilterChip } from '../../../part/list/filter-chip';
import { SingleChoice } from '../../../part/list/choice-list';
import { Tabs } from '../../../part/list/tabs';
import { asRow } from '../card/layout';
import { ListSearch } from '../../../part/list/list-search';
import { StickyBar } from '../queue/sticky-bar';
import { requestTypes, typeOfValue, valueOfType } from '../queue/request-types';
import type { FilterChange } from '../queue/use-queue-filters';
import { MainChips, StatusChip } from './main-chips';
import type { ChipsProps } from './main-chips';
import { RareChips } from './rare-chips';
import { filtersSet, rareFiltersSet } from './set-filters';

export interface FilterBarProps extends ChipsProps {
  readonly onChange: (change: FilterChange, options?: { readonly replace?: boolean }) => void;
  /** Requests of each type under the other filters. */
  readonly typeCounts: Readonly<Record<string, number>>;
  readonly clientCount: number | undefined;
  /** The requests that show are those of the filters before. */
  readonly isOld: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Leads from the search to the requests. */
  readonly onDown: () => void;
  /** Opens the first request. */
  readonly onEnter: () => void;
  /** The id of the list it filters. */
  readonly controls: string;
}

/**
 * Types as tabs with their numbers, the name, and a chip for each filter; all of it lives in the URL (P-149). The tabs
 * go with the page, so that one row of 48 px stays over the requests (P-251).
 */
export function FilterBar({
  filters,
  lists,
  onChange,
  typeCounts,
  clientCount,
  controls,
  ...searching
}: FilterBarProps) {
  const { search, onDown, onEnter, isOld } = searching;
  const [more, setMore] = useState(false);
  const rare = rareFiltersSet(filters);
  const chips = { filters, lists, onChange };
  const tabs = requestTypes.map(({ type, label }) => ({
    value: valueOfType(type),
    label,
    count: typeCounts[valueOfType(type)],
  }));
  const chooseType = (value: string) => onChange({ requestType: typeOfValue(value) });
  const showsRare = more || rare > 0;
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
      <StickyBar>
        <chakra.span flex="1 1 auto" css={{ [asRow]: { flex: '0 0 15rem' } }}>
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
        </chakra.span>
        <chakra.span css={{ [asRow]: { display: 'none' } }}>
          <Button
            icon={SlidersHorizontal}
            aria-expanded={more}
            aria-label={`Filters, ${filtersSet(filters)} set`}
            onClick={() => setMore((now) => !now)}
          >
            {filtersSet(filters)}
          </Button>
        </chakra.span>
        <chakra.span display="contents">
          <StatusChip {...chips} />
          <chakra.span css={{ [asRow]: { display: 'none' } }}>
            <TypeChip value={valueOfType(filters.requestType)} tabs={tabs} onChoose={chooseType} />
          </chakra.span>
          <chakra.span display={more ? 'contents' : 'none'} css={{ [asRow]: { display: 'contents' } }}>
            <MainChips {...chips} />
          </chakra.span>
          <chakra.span display="none" css={{ [asRow]: { display: 'inline-flex' } }}>
            <Button
              size="sm"
              icon={SlidersHorizontal}
              aria-expanded={showsRare}
              disabledReason={rare > 0 ? 'A filter that is set stays in sight.' : null}
              onClick={() => setMore((now) => !now)}
            >
              {showsRare ? 'Fewer filters' : 'More filters'}
            </Button>
          </chakra.span>
          {showsRare && <RareChips {...chips} />}
        </chakra.span>
      </StickyBar>
    </>
  );
}

export const clients = (count: number) => `${count} ${count === 1 ? 'client' : 'clients'}`;

/** The tabs of a narrow screen. */
function TypeChip({
  value,
  tabs,
  onChoose,
}: {
  readonly value: string;
  readonly tabs: readonly { value: string; label: string; count: number | undefined }[];
  readonly onChoose: (value: string) => void;
}) {
  const all = valueOfType(null);
  return (
    <FilterChip
      name="Request type"
      value={value === all ? null : (tabs.find((tab) => tab.value === value)?.label ?? null)}
      onClear={() => onChoose(all)}
    >
      {(close) => (
        <SingleChoice
          label="Request type"
          choices={tabs.map((tab) => ({
            value: tab.value,
            label: tab.label,
            ...(tab.count === undefined ? {} : { count: tab.count }),
          }))}
          value={value}
          onChoose={(next) => (onChoose(next), close())}
        />
      )}
    </FilterChip>
  );
}
