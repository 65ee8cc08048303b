import { chakra } from '@chakra-ui/react';
import { maxRenewalsTogether, renewalPageSize, renewalsOffText } from '@signa/core/prescribing';
import { ListChecks } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { tickStyle } from '../../../part/field/tick-style';
import { Pagination } from '../../../part/list/pagination';
import { Card } from '../../../part/surface/card';
import { Empty } from '../../../part/surface/empty';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonFacts } from '../../../part/surface/skeleton';
import { usePractice } from '../../../platform/practice/practice';
import { LeftOut } from './left-out';
import { ReadPanel } from './read-panel';
import { RenewalRow } from './renewal-row';
import { ResultsPanel } from './results-panel';
import { useAuthorizeRenewals } from './use-authorize-renewals';
import { type Renewals, useRenewals } from './use-renewals';

const Box = chakra('input', tickStyle);

/** The renewals that pass every gate, read one after another and authorized by one confirmation (P-460, P-471). */
export function CleanRenewals() {
  const { mayUse } = usePractice();
  const renewals = useRenewals();
  const { read, selected } = renewals;
  const signing = useAuthorizeRenewals(renewals.reset);
  const page = read.data?.cleanRenewals;
  if (!page)
    return read.failure ? (
      <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
        The renewals could not be loaded.
      </FailedLine>
    ) : (
      <Card>
        <SkeletonFacts rows={3} label="Loading the renewals" />
      </Card>
    );
  if (!page.isAllowed)
    return (
      <Empty icon={ListChecks} title="Not allowed at this practice">
        {renewalsOffText}
      </Empty>
    );
  const hasPanel = signing.results !== null || (renewals.clean.length > 0 && mayUse('AuthorizeRenewals'));
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: hasPanel ? 'minmax(0, 1fr) 28rem' : 'minmax(0, 1fr)' }}
    >
      <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
        {read.failure && <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing} />}
        <RenewalList renewals={renewals} />
        <LeftOut excluded={renewals.excluded} ofOtherVets={page.ofOtherVets} />
        {page.total > renewalPageSize && (
          <Pagination
            noun="Renewals"
            page={renewals.page}
            pageSize={renewalPageSize}
            total={page.total}
            onPage={renewals.turnTo}
          />
        )}
      </chakra.div>
      {hasPanel && (
        <chakra.div
          position={{ lg: 'sticky' }}
          top="4rem"
          maxH={{ lg: 'calc(100dvh - 5rem)' }}
          overflowY={{ lg: 'auto' }}
        >
          {signing.results ? (
            <ResultsPanel results={signing.results} onClose={signing.close} />
          ) : (
            <ReadPanel
              renewals={renewals}
              busy={signing.busy}
              failure={signing.failure}
              onAuthorize={() => void signing.authorize(selected)}
            />
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function RenewalList({ renewals }: { readonly renewals: Renewals }) {
  const { clean, selected, open, toggle, show, isSelected, selectAll, selectNone } = renewals;
  const list = useRef<HTMLUListElement>(null);
  if (clean.length === 0)
    return (
      <Empty icon={ListChecks} title="No clean renewals">
        Nothing here can be authorized together. What is left out is answered in the queue.
      </Empty>
    );
  const isAll = selected.length === clean.length;
  return (
    <Card aria-label="Clean renewals" p="0">
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        minH="11"
        py="1.5"
        bg="bg.canvas"
        borderTopRadius="card"
      >
        <Box
          type="checkbox"
          checked={isAll}
          ref={(element: HTMLInputElement | null) => {
            if (element) element.indeterminate = selected.length > 0 && !isAll;
          }}
          onChange={() => (selected.length === 0 ? selectAll() : selectNone())}
          aria-label="Select all clean renewals"
        />
        <chakra.span flex="1">
          <chakra.strong>{selected.length === 0 ? 'None selected' : `${selected.length} selected`}</chakra.strong>
          <chakra.span color="fg.muted">{` of ${clean.length}`}</chakra.span>
        </chakra.span>
        <chakra.span textStyle="meta" color="fg.muted">
          {clean.length > maxRenewalsTogether ? `At most ${maxRenewalsTogether} at once` : 'Space selects'}
        </chakra.span>
      </chakra.div>
      <chakra.ul ref={list} listStyleType="none" m="0" p="0" onKeyDown={(event) => moveFocus(event, list.current)}>
        {clean.map((renewal) => (
          <RenewalRow
            key={renewal.request.id}
            renewal={renewal}
            isSelected={isSelected(renewal)}
            isOpen={renewal === open}
            onToggle={() => toggle(renewal)}
            onShow={() => show(renewal)}
          />
        ))}
      </chakra.ul>
    </Card>
  );
}

/** The arrows move between the check boxes of the rows. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !list) return;
  const boxes = [...list.querySelectorAll<HTMLElement>('[data-renewal-select]')];
  const next = boxes[boxes.findIndex((box) => box === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
