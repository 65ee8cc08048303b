import { chakra } from '@chakra-ui/react';
import { productSearchPage, productSearchText, searchedText, shownProductFilters } from '@signa/core/catalog';
import { ArrowLeft, PackageSearch, SearchX, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import { Button } from '../../button/button';
import { SearchBox } from '../../list/search-box';
import { useResultKeys } from '../../list/use-result-keys';
import { Empty } from '../../surface/empty';
import { FailedLine } from '../../surface/failed-line';
import { SkeletonRows } from '../../surface/skeleton';
import { Card } from '../../surface/card';
import { ActingFilters } from './acting-filters';
import { FamilyList, rowId } from './family-list';
import { FilterPanel } from './filter-panel';
import type { FoundFamily } from './use-found-families';
import type { ProductSearching } from './use-product-search';
import { emptyTexts } from '@signa/core/practice';

interface ProductSearchPanelProps {
  readonly search: ProductSearching;
  readonly onChoose: (family: FoundFamily) => void;
  /** Shows the heading and a Back button that calls this (P-019). */
  readonly onBack?: () => void;
}

/**
 * The product search of every screen that has one: field, filters, and results (P-015 to P-024). The filters are next
 * to the results if there is space, otherwise above them.
 */
export function ProductSearchPanel({ search, onChoose, onBack }: ProductSearchPanelProps) {
  const { features } = usePractice();
  const list = useId();
  const shown = shownProductFilters(features);
  const { found, request } = search;
  const rows = found?.families.length ?? 0;
  const questionOfPage = (page: number) => JSON.stringify([searchedText(request.text), request.filters, page]);
  const { active, onKeyDown } = useResultKeys({
    question: questionOfPage(request.page),
    questionOfPage,
    count: rows,
    page: request.page,
    pages: Math.ceil((found?.total ?? 0) / productSearchPage.size),
    onPage: search.setPage,
    isSettled: search.isSettled,
    runNow: search.runNow,
    onChoose: (index) => {
      const family = found?.families[index];
      if (family) onChoose(family);
    },
  });
  const before = (request.page - productSearchPage.first) * productSearchPage.size;
  const at = rows > 0 && active >= 0 ? before + active + 1 : null;
  const counted = search.searchable && search.isSettled && found ? { found: found.total, at } : null;
  const panel = `${list}-filters`;
  const showsFilters = shown.panel && search.showsFilters;
  return (
    <chakra.div
      display={{ base: 'flex', lg: 'grid' }}
      flexDirection="column"
      columnGap="5"
      rowGap="3"
      alignItems={{ lg: 'start' }}
      gridTemplateColumns={showsFilters ? '15rem minmax(0, 1fr)' : 'minmax(0, 1fr)'}
    >
      <chakra.div
        display={{ base: 'contents', lg: 'flex' }}
        flexDirection="column"
        gap="3"
        gridRow={1}
        gridColumn={showsFilters ? '2' : '1'}
        minW="0"
      >
        {onBack && (
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
            <chakra.h2 textStyle="section">Search For Product</chakra.h2>
            <Button icon={ArrowLeft} onClick={onBack}>
              Back
            </Button>
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="2">
          <chakra.div flex="1 1 14rem" minW="0">
            <SearchBox
              label="Search By Product Name"
              shortcut={{ label: 'Search for a product', section: 'Products' }}
              most={productSearchText.maximum}
              typed={search.typed}
              onType={search.type}
              onKeyDown={onKeyDown}
              list={list}
              activeRow={rows > 0 && active >= 0 ? rowId(list, active) : null}
              hasRows={rows > 0}
              found={counted}
            />
          </chakra.div>
          {shown.panel && (
            <Button
              size="lg"
              icon={SlidersHorizontal}
              aria-expanded={showsFilters}
              aria-controls={showsFilters ? panel : undefined}
              onClick={() => search.setShowsFilters(!showsFilters)}
            >
              {showsFilters ? 'Hide Filters' : 'Show Filters'}
            </Button>
          )}
        </chakra.div>
        <chakra.div order={1} display="flex" flexDirection="column" gap="3" minW="0">
          <Results search={search} list={list} active={active} onChoose={onChoose} />
        </chakra.div>
      </chakra.div>
      {showsFilters && (
        <chakra.div id={panel} gridRow={1} gridColumn="1" minW="0">
          <FilterPanel search={search} shown={shown} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface ResultsProps extends Pick<ProductSearchPanelProps, 'search' | 'onChoose'> {
  readonly list: string;
  readonly active: number;
}

function Results({ search, list, active, onChoose }: ResultsProps) {
  const { found, failure, searchable, request } = search;
  return (
    <>
      {failure && (
        <FailedLine onRetry={search.again} busy={search.refreshing}>
          {failure}
        </FailedLine>
      )}
      {searchable && found && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="7">
          <chakra.p role="status" textStyle="meta" color="fg.muted" me="1">
            {found.total > 0 && (
              <>
                <chakra.strong color="fg.default" fontWeight="semibold">
                  {found.total} {found.total === 1 ? 'result' : 'results'}
                </chakra.strong>{' '}
                for “{searchedText(request.text)}”
              </>
            )}
          </chakra.p>
          <ActingFilters search={search} />
        </chakra.div>
      )}
      {!searchable && (
        <Empty icon={PackageSearch} title="Find Your Product" minH="14rem">
          Search for a product to see results here
        </Empty>
      )}
      {searchable && !found && !failure && (
        <Card>
          <SkeletonRows rows={4} label="Searching" />
        </Card>
      )}
      {found?.total === 0 && <Empty icon={SearchX} title={emptyTexts.results} minH="14rem" />}
      {found && found.total > 0 && <FamilyList id={list} search={search} active={active} onChoose={onChoose} />}
    </>
  );
}
