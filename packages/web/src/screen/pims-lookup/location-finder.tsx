import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { LocationCountDocument, LocationsDocument } from '@signa/core/contract/typed';
import { emptyTexts, isSearchable, pageSizes, searchMaximum } from '@signa/core/practice';
import { CircleSlash, SearchX, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { Badge } from '../../part/badge/badge';
import { focusSoon } from '../../part/list/focus-soon';
import { ListSearch } from '../../part/list/list-search';
import { MarkedText } from '../../part/list/marked-text';
import { MetaLine } from '../../part/list/meta-line';
import { Pagination } from '../../part/list/pagination';
import { resultRow } from '../../part/list/result-row';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Tile } from '../../part/picture/tile';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import type { FoundLocation } from './lookup-location';

const pageSize = pageSizes.locations;

/** Finds the location of the practice that needs help, active or inactive (C-128). */
export function LocationFinder({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const { search, page } = asked;
  const isAsked = search !== '';
  const filters = { filter: search, activeFilterType: 'all' as const };
  const read = useOperation(
    LocationsDocument,
    { ...filters, includeOrganization: true, skip: (page - 1) * pageSize, take: pageSize },
    { enabled: isAsked, keepOld: true },
  );
  const counted = useOperation(LocationCountDocument, filters, { enabled: isAsked, keepOld: true });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => focusSoon(() => input.current), []);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(input);
  const found = isAsked ? read.data?.locations : undefined;
  const total = counted.data?.locationCount;
  return (
    <>
      <div>
        <ListSearch
          label="Find A Location"
          section="Pims Lookup"
          most={searchMaximum.clients}
          search={search}
          onSearch={(typed) => setAsked({ search: isSearchable(typed) ? typed : '', page: 1 })}
          found={read.old || counted.old || !found ? undefined : total}
          onDown={first}
          onEnter={openFirst}
          input={input}
          tooShort={searchHint}
          isWide
        />
      </div>
      {isAsked && read.failure && (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {found ? undefined : 'The locations could not be searched.'}
        </FailedLine>
      )}
      {!isAsked && <Empty icon={Store} title="Find A Location" minH="14rem" />}
      {isAsked && !found && !read.failure && (
        <Card>
          <SkeletonRows rows={3} label="Searching locations" />
        </Card>
      )}
      {found && (
        <StaleRows isStale={read.old}>
          {found.length === 0 ? (
            <Empty icon={SearchX} title={emptyTexts.data} minH="14rem" />
          ) : (
            <Card overflow="hidden" aria-label="Locations" aria-busy={read.old || undefined}>
              <chakra.ul ref={list} onKeyDown={onKeyDown}>
                {found.map((location) => (
                  <LocationRow key={location.id} location={location} search={search} onChoose={onChoose} />
                ))}
              </chakra.ul>
            </Card>
          )}
        </StaleRows>
      )}
      {found && total !== undefined && total > pageSize && (
        <Pagination
          noun="Locations"
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={(next) => setAsked({ search, page: next })}
        />
      )}
    </>
  );
}

interface LocationRowProps {
  readonly location: FoundLocation;
  readonly search: string;
  readonly onChoose: (id: string) => void;
}

const LocationRow = ({ location, search, onChoose }: LocationRowProps) => (
  <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
    <chakra.button
      type="button"
      data-row
      onClick={() => onChoose(location.id)}
      css={resultRow}
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      w="full"
      py="2"
      textAlign="start"
    >
      <Tile>
        <Store size={20} aria-hidden />
      </Tile>
      <chakra.span flex="1 1 12rem" minW="0">
        <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
          <MarkedText text={location.name} search={search} />
        </chakra.span>
        <MetaLine
          parts={[
            <MarkedText key="organization" text={location.organization?.name ?? ''} search={search} />,
            location.pimsConnectionType ?? 'no practice system',
          ]}
        />
      </chakra.span>
      {!location.isActive && <Badge icon={CircleSlash}>Inactive</Badge>}
    </chakra.button>
  </chakra.li>
);
