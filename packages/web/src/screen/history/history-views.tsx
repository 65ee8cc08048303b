import { chakra } from '@chakra-ui/react';
import { GetHistoryViewsDocument, GetPrescriptionCountDocument } from '@signa/core/contract/typed';
import {
  countedOf,
  countText,
  everythingLabel,
  historyVariables,
  type HistoryView,
  historyViewLabels,
  historyViews,
  savedViewQuery,
  openView,
  readHistoryFilters,
} from '@signa/core/prescribing';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';
import { CountPlaceholder } from '../../part/badge/count-placeholder';
import { wholeInView } from '../../part/list/whole-in-view';
import { SaveView } from '../../part/list/save-view';
import { type SavedView, viewNameProblem } from './saved-views';
import { useSavedViews } from './use-saved-views';
import type { History } from './use-history';

const Pill = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '7',
    px: '2',
    borderRadius: 'control',
    textStyle: 'chip',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
    '@media (pointer: coarse)': { h: 'touch' },
  },
});

/** Named filters with counts; the current one is in the address (P-262). */
export function HistoryViews({ history }: { readonly history: History }) {
  const { location } = usePractice();
  const { filters, open } = history;
  const { data } = useOperation(GetHistoryViewsDocument, { locationId: location.id }, { keepOld: true });
  const countOf = (view: HistoryView | null) => data?.historyViews.find((each) => each.view === view)?.count;
  const kept = useSavedViews();
  const now = savedViewQuery(filters);
  const isKept = kept.views.some(({ query }) => query === now);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is gone then, so focus moves to the current view.
  const focusOpen = () =>
    setTimeout(() => {
      const pills = list.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [];
      const open = [...pills].find((pill) => pill.getAttribute('aria-pressed') === 'true');
      (open ?? pills[0])?.focus();
    });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <chakra.ul
        ref={list}
        aria-label="Views"
        onFocus={wholeInView}
        display="flex"
        alignItems="center"
        gap="1"
        minW="0"
        ms="-2"
        flexWrap="wrap"
        css={{ paddingBlock: '4px', paddingInline: '4px' }}
      >
        {[null, ...historyViews].map((view) => (
          <li key={view}>
            <Pill
              type="button"
              aria-pressed={filters.view === view && !isKept}
              onClick={() => open(openView(filters, view))}
            >
              {view ? historyViewLabels[view] : everythingLabel} <Count of={countOf(view)} digits={view ? 3 : 5} />
            </Pill>
          </li>
        ))}
        {kept.views.map((view) => (
          <SavedViewPill
            key={view.name}
            view={view}
            isOpen={view.query === now}
            onOpen={() => open(readHistoryFilters(new URLSearchParams(view.query)))}
            onForget={() => (kept.forget(view.name), focusOpen())}
          />
        ))}
      </chakra.ul>
      {now !== '' && !isKept && (
        <chakra.div ms="auto">
          <SaveView
            label="Save this view"
            problemOf={viewNameProblem}
            onSave={(name) => (kept.keep({ name, query: now }), focusOpen(), Promise.resolve(null))}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}

const Count = ({ of, digits }: { readonly of: number | undefined; readonly digits: 3 | 5 }) => (
  <CountPlaceholder digits={digits}>{of === undefined ? null : countText(countedOf(of))}</CountPlaceholder>
);

interface SavedViewPillProps {
  readonly view: SavedView;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onForget: () => void;
}

function SavedViewPill({ view, isOpen, onOpen, onForget }: SavedViewPillProps) {
  const { location } = usePractice();
  const filters = readHistoryFilters(new URLSearchParams(view.query));
  const count = useOperation(GetPrescriptionCountDocument, historyVariables(filters, location.id), { keepOld: true });
  return (
    <chakra.li display="inline-flex" alignItems="center">
      <Pill type="button" aria-pressed={isOpen} onClick={onOpen}>
        {view.name} <Count of={count.data?.prescriptionCount} digits={3} />
      </Pill>
      <chakra.button
        type="button"
        aria-label={`Delete the view ${view.name}`}
        onClick={onForget}
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        w="6"
        h="6"
        borderRadius="key"
        color="fg.subtle"
        cursor="pointer"
        css={{ '&:hover': { bg: 'bg.hover' }, '@media (pointer: coarse)': { width: '2.5rem', height: '2.5rem' } }}
      >
        <X size={14} aria-hidden />
      </chakra.button>
    </chakra.li>
  );
}
