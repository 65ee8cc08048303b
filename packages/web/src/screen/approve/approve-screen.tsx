import { chakra } from '@chakra-ui/react';
import { taskPageSize } from '@signa/core/task';
import { useId, useMemo, useRef } from 'react';
import { Page } from '../../app/frame/page';
import { useShortcut } from '../../app/keyboard/use-shortcut';
import { UnsentDirectLine } from '../../part/prescription-form/direct/unsent-direct-line';
import { KeyCap } from '../../part/button/key-cap';
import { Pagination } from '../../part/list/pagination';
import { FilterBar } from './filter/filter-bar';
import type { FilterLists } from './filter/filter-lists';
import { useFormLists } from '../../part/prescription-form/lists/use-form-lists';
import { ApproveQueue } from './queue/approve-queue';
import { useQueueFilters } from './queue/use-queue-filters';

export { readApprovals } from './queue/read-queue';

/** `/approve`: the requests that wait for an answer, and the answers (P-147 to P-174). */
export function ApproveScreen() {
  const { filters, change, turnTo } = useQueueFilters();
  const lists = useFormLists();
  const search = useRef<HTMLInputElement>(null);
  const listId = useId();
  const choices = useMemo<FilterLists>(
    () => ({
      vets: lists.vets.map(({ id, displayName }) => ({ value: id, label: displayName })),
      users: lists.staff.map(({ id, displayName }) => ({ value: id, label: displayName })),
      workflowStatuses: lists.workflowStatuses.map(({ id, description }) => ({ value: id, label: description })),
    }),
    [lists],
  );
  useShortcut({ keys: ['/'], label: 'Search by name', section: 'Approve', run: () => search.current?.focus() });

  return (
    <Page actions={<KeyHints />}>
      <UnsentDirectLine />
      <ApproveQueue
        filters={filters}
        lists={lists}
        id={listId}
        onPageGone={(page) => turnTo(page, { replace: true })}
        head={({ typeCounts, clientCount }) => (
          <FilterBar
            filters={filters}
            lists={choices}
            onChange={change}
            typeCounts={typeCounts}
            clientCount={clientCount}
            searchRef={search}
            controls={listId}
          />
        )}
        foot={({ clientCount = 0, groups }) =>
          groups.length > 0 && (
            <chakra.div data-queue-foot mt="4">
              <Pagination
                noun="Clients"
                page={filters.page}
                pageSize={taskPageSize.approvals}
                total={clientCount}
                onPage={(page) => turnTo(page)}
              />
            </chakra.div>
          )
        }
      />
    </Page>
  );
}

const hints: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'shortcuts' },
];

/** What the keyboard does here; not for fingers. */
function KeyHints() {
  return (
    <chakra.span
      display="inline-flex"
      gap="4"
      textStyle="meta"
      color="fg.subtle"
      css={{ '@media (pointer: coarse), (max-width: 64em)': { display: 'none' } }}
      aria-hidden
    >
      {hints.map(({ keys, does }) => (
        <chakra.span key={does} display="inline-flex" alignItems="center" gap="1.5">
          <KeyCap keys={keys} />
          {does}
        </chakra.span>
      ))}
    </chakra.span>
  );
}
