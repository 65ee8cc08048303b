import { chakra } from '@chakra-ui/react';
import { emptyTexts, locationsText, pageSizes, searchMaximum, searchMinimum } from '@signa/core/practice';
import { trimmed } from '@signa/core/base';
import { SearchX, Store } from 'lucide-react';
import { useRef } from 'react';
import { ListSearch } from '../../part/list/list-search';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { LocationRow } from './location-row';
import type { DetailOrganization, OrganizationLocations } from './use-organization-detail';

interface LocationListProps {
  readonly organization: DetailOrganization;
  readonly locations: OrganizationLocations;
}

const sizes = [pageSizes.locations, pageSizes.organizationLocations, 50] as const;

/** The locations of an organization. */
export function LocationList({ organization, locations }: LocationListProps) {
  const { found, count, search, page, pageSize, failure } = locations;
  const input = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(input);
  return (
    <chakra.section aria-label="Locations" display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
        <chakra.h2 textStyle="section">Locations</chakra.h2>
        <chakra.span textStyle="meta" color="fg.subtle" me="auto">
          {locationsText(organization.locationCount)}
        </chakra.span>
        <chakra.div w={{ base: 'full', md: '20rem' }}>
          <ListSearch
            label="Search locations"
            section="Practice Setup"
            most={searchMaximum.practices}
            search={search}
            onSearch={locations.type}
            found={locations.isOld ? undefined : count}
            onDown={first}
            onEnter={openFirst}
            input={input}
            tooShort={hintOf}
          />
        </chakra.div>
      </chakra.div>
      {failure && (
        <FailedLine failure={failure} onRetry={locations.again} busy={locations.refreshing}>
          {found ? undefined : 'The locations could not be loaded.'}
        </FailedLine>
      )}
      {!found && !failure && (
        <Card>
          <SkeletonRows rows={3} label="Loading the locations" />
        </Card>
      )}
      {found && (
        <StaleRows isStale={locations.isOld}>
          {found.length === 0 ? (
            <Empty icon={search === '' ? Store : SearchX} title={emptyTexts.data} minH="10rem">
              {search === '' ? 'No location has been added yet.' : `No location matches “${search}”.`}
            </Empty>
          ) : (
            <Card
              overflow="hidden"
              aria-busy={locations.isOld || undefined}
              css={{ containerType: 'inline-size', containerName: 'places' }}
            >
              <chakra.ul ref={list} aria-label="Locations" onKeyDown={onKeyDown}>
                {found.map((location) => (
                  <LocationRow key={location.id} location={location} organization={organization} search={search} />
                ))}
              </chakra.ul>
            </Card>
          )}
        </StaleRows>
      )}
      {count !== undefined && count > 0 && (
        <Pagination
          noun="Locations"
          page={page}
          pageSize={pageSize}
          total={count}
          onPage={locations.toPage}
          pageSizes={sizes}
          onPageSize={locations.toPageSize}
        />
      )}
    </chakra.section>
  );
}

const hintOf = (typed: string) => {
  const { length } = trimmed(typed);
  return length > 0 && length < searchMinimum.organizationLocations ? 'Type at least 2 characters' : null;
};
