import { chakra } from '@chakra-ui/react';
import { type Counted, countText, lastPage, pageOfList, pageWithin } from '@signa/core/prescribing';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/icon-button';
import { Select } from '../field/select';
import { pagesShown } from './pages-shown';

interface PaginationProps {
  /** What is counted, such as 'Clients'. */
  readonly noun: string;
  /** One-based page number. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number | Counted;
  /** Number of rows on the page, used when the total is not exact. */
  readonly shown?: number;
  readonly onPage: (page: number) => void;
  /** Lets the user choose the page size. */
  readonly pageSizes?: readonly number[];
  readonly onPageSize?: (size: number) => void;
}

const PageButton = chakra('button', {
  base: {
    minW: '7',
    h: '7',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    textStyle: 'chip',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&[aria-current]': { bg: 'accent.subtle', borderColor: 'accent.border', color: 'accent.fg' },
    '@media (pointer: coarse)': { minW: '2.5rem', h: '2.5rem' },
  },
});

const numberText = (total: number) => countText({ total, isMore: false });

/** 'Clients 1 to 6 of 6', and links to the pages around the current one. */
export function Pagination({
  noun,
  page: asked,
  pageSize,
  total,
  shown = pageSize,
  onPage,
  pageSizes,
  onPageSize,
}: PaginationProps) {
  const counted = typeof total === 'number' ? { total, isMore: false } : total;
  const page = pageWithin(asked, counted.total, pageSize, counted.isMore);
  const { from, to, total: known, hasNext } = pageOfList(page, pageSize, counted, shown);
  const last = lastPage(known.total, pageSize);
  return (
    <chakra.nav
      aria-label={`${noun} pages`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      justifyContent="space-between"
      color="fg.muted"
      textStyle="meta"
    >
      <span>
        {noun} {numberText(from)} to {numberText(to)} of {countText(known)}
      </span>
      <chakra.span display="inline-flex" alignItems="center" gap="1" flexWrap="wrap">
        {pageSizes && onPageSize && (
          <chakra.span display="inline-block" w="8.75rem" me="2">
            <Select
              aria-label="Rows per page"
              value={String(pageSize)}
              onChange={(next) => onPageSize(Number(next))}
              options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
            />
          </chakra.span>
        )}
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          {last > 1 && (
            <IconButton
              icon={ChevronLeft}
              label="Previous page"
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            />
          )}
          {pagesShown(page, last, known.isMore).map((entry, index) =>
            entry === null ? (
              <chakra.span key={`gap-${index}`} aria-hidden px="1">
                …
              </chakra.span>
            ) : (
              <PageButton
                key={entry}
                type="button"
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
              >
                {entry}
              </PageButton>
            ),
          )}
          {last > 1 && (
            <IconButton icon={ChevronRight} label="Next page" disabled={!hasNext} onClick={() => onPage(page + 1)} />
          )}
        </chakra.span>
      </chakra.span>
    </chakra.nav>
  );
}
