import { chakra } from '@chakra-ui/react';
import { taskPageSize } from '@signa/core/prescribing';
import { useId, useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { ListChecks } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { isRenewalsView, renewalsAddress } from '../../feature/prescribing/renewal/renewal-address';
import { LinkButton } from '../../part/button/link-button';
import { usePractice } from '../../platform/practice/practice';
import { Page } from '../../part/page/page';
import { pageContentWidth } from '../../part/page/page-content-width';
import { KeyHints } from '../../part/list/key-hints';
import type { KeyHint } from '../../part/list/key-hints';
import { panelOf } from '../../part/list/tab-panel';
import { Pagination } from '../../part/list/pagination';
import { FilterBar } from '../../feature/prescribing/queue/filter/filter-bar';
import type { FilterLists } from '../../feature/prescribing/queue/filter/filter-lists';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { useUnsentLines } from '../../feature/prescribing/prescription-form/unsent/use-unsent-lines';
import { useFormLists } from '../../feature/prescribing/prescription-form/lists/use-form-lists';
import { ApproveQueue } from '../../feature/prescribing/queue/list/approve-queue';
import { SnoozedLine } from '../../feature/prescribing/queue/list/snoozed-line';
import { openFirstRequest } from '../../feature/prescribing/queue/list/open-first';
import { focusFirstRow } from '../../feature/prescribing/queue/request/use-row-keys';
import { focusFirstLink } from '../../feature/prescribing/queue/empty-view/focus-way-out';
import { ReassignLine } from '../../feature/prescribing/queue/reassign/reassign-line';
import { useQueueFilters } from '../../feature/prescribing/queue/filter/use-queue-filters';
import { QueueSkeleton } from '../../feature/prescribing/queue/list/queue-skeleton';
import { ViewBar } from '../../feature/prescribing/queue/view/view-bar';
import { useQueueViews } from '../../feature/prescribing/queue/view/use-queue-views';
import { useViewAddress } from '../../feature/prescribing/queue/view/use-view-address';

export { readApprovals } from '../../feature/prescribing/queue/list/read-queue';

// Loaded lazily, because it restores unsent forms and therefore imports much of the form.
const unsentLine = lazyPart(() =>
  import('../../feature/prescribing/prescription-form/direct/unsent-direct-line').then(
    (module) => module.UnsentDirectLine,
  ),
);
const unsentLines = [unsentLine];

/** Default filters: most users look for their own requests. */
const withOneselfFirst = <P extends { readonly id: string }>(people: readonly P[], ownId: string): readonly P[] =>
  people.toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId));

// Loaded lazily, because most visits show the queue.
const cleanRenewals = lazyPart(() =>
  import('../../feature/prescribing/renewal/clean-renewals').then((module) => module.CleanRenewals),
);

/** `/approve`: the queue, or the clean renewals in it (P-147, P-471). */
export function ApproveScreen() {
  const [query] = useSearchParams();
  return isRenewalsView(query) ? <CleanRenewalsPage /> : <QueuePage />;
}

const renewalHints: readonly KeyHint[] = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Space'], does: 'select' },
  { keys: ['X'], does: 'leave out' },
  { keys: ['?'], does: 'shortcuts' },
];

const renewalCrumbs = [{ label: 'Clean renewals' }];

const CleanRenewalsPage = () => (
  <Page crumbs={renewalCrumbs} actions={<KeyHints hints={renewalHints} />}>
    <cleanRenewals.Part />
  </Page>
);

/** Pending requests and their answers (P-147 to P-174). */
function QueuePage() {
  const { filters, change, turnToPage, leaveGonePage } = useQueueFilters();
  const lists = useFormLists();
  const search = useRef<HTMLInputElement>(null);
  const listId = useId();
  const begun = useUnsentLines(unsentLines);
  const queueViews = useQueueViews();
  const address = useViewAddress(queueViews);
  const { assignment, mayUse } = usePractice();
  const choices = useMemo<FilterLists>(
    () => ({
      vets: withOneselfFirst(lists.vets, assignment.id).map(({ id, displayName }) => ({
        value: id,
        label: id === assignment.id ? `${displayName} (you)` : displayName,
      })),
      users: lists.staff.map(({ id, displayName }) => ({ value: id, label: displayName })),
      workflowStatuses: lists.workflowStatuses.map(({ id, description }) => ({ value: id, label: description })),
    }),
    [lists, assignment.id],
  );
  const list = () => document.getElementById(listId);

  return (
    <Page
      actions={
        <>
          <KeyHints hints={hints} />
          {mayUse('GetCleanRenewals') && (
            <LinkButton to={renewalsAddress} icon={ListChecks}>
              Clean renewals
            </LinkButton>
          )}
        </>
      }
    >
      {begun === 'there' && <unsentLine.Part />}
      {begun !== 'awaited' && address.isOpening && <QueueSkeleton />}
      {begun !== 'awaited' && !address.isOpening && (
        <chakra.div display="contents" onKeyDown={(event) => focusSearch(event, search.current)}>
          <ApproveQueue
            filters={filters}
            lists={lists}
            panel={panelOf(listId)}
            place={placeOfList}
            onPageGone={leaveGonePage}
            head={({ typeCounts, clientCount, rows }, place) => (
              <>
                <ViewBar filters={filters} queueViews={queueViews} address={address} onChange={change} />
                <FilterBar
                  filters={filters}
                  lists={choices}
                  onChange={change}
                  typeCounts={typeCounts}
                  isOld={rows.old}
                  clientCount={clientCount}
                  search={search}
                  onDown={() => focusFirstRow(list()) || focusFirstLink(list())}
                  onEnter={() => openFirstRequest(list()) || focusFirstLink(list())}
                  controls={listId}
                  place={place}
                />
                <SnoozedLine isShown={filters.isSnoozed} />
                {filters.isVetInactive && mayUse('ReassignRequests') && <ReassignLine />}
              </>
            )}
            foot={({ clientCount = 0, groups }) =>
              groups.length > 0 && (
                <chakra.div data-queue-foot mt="4">
                  <Pagination
                    noun="Clients"
                    page={filters.page}
                    pageSize={taskPageSize.approvals}
                    total={clientCount}
                    onPage={(page) => turnToPage(page)}
                  />
                </chakra.div>
              )
            }
          />
        </chakra.div>
      )}
    </Page>
  );
}

const placeOfList = () => ({ top: 252, width: pageContentWidth(window.innerWidth) });

/** The up arrow moves from the first row to the search; between rows, the list handles it (P-263). */
function focusSearch(event: KeyboardEvent, search: HTMLElement | null) {
  const { target, key } = event;
  if (key !== 'ArrowUp' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!target.matches('[data-queue-row], [data-way-out]')) return;
  event.preventDefault();
  search?.focus();
}

const hints: readonly KeyHint[] = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['V'], does: 'views' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'shortcuts' },
];
