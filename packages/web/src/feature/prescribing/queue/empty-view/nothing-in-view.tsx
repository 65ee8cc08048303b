import { chakra } from '@chakra-ui/react';
import { locationsText, menuLinks } from '@signa/core/practice';
import {
  noApprovalsText,
  nothingInView,
  nothingWaitsAt,
  nothingWaitsAtAny,
  type QueueFilters,
  viewInWords,
} from '@signa/core/prescribing';
import { CheckCheck, History, LayoutDashboard, ListFilter } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePractice } from '../../../../platform/practice/practice';
import { LinkButton } from '../../../../part/button/link-button';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import { Empty } from '../../../../part/surface/empty';
import { focusNextRow } from './focus-next-row';
import { usePendingLinks } from './use-pending-links';
import { PendingLinks } from './pending-links';

interface NothingInViewProps {
  readonly filters: QueueFilters;
  readonly lists: FormLists;
}

/**
 * An empty view: all done if no requests are pending at any of the user's locations; otherwise, a link to each group of
 * pending requests (P-265).
 */
export function NothingInView({ filters, lists }: NothingInViewProps) {
  const { names, ways, places, unlisted, waiting } = usePendingLinks(filters, lists);
  const wasTaken = useRef(false);
  // The chosen line disappears with the empty view, so focus moves to what it opened.
  useEffect(
    () => () => {
      if (wasTaken.current) focusNextRow();
    },
    [],
  );
  if (waiting === 0) return <AllDone />;
  return (
    <Empty
      icon={ListFilter}
      title={waiting === undefined ? 'Nothing in this view' : nothingInView(waiting)}
      minH="22rem"
      action={
        waiting === undefined ? undefined : (
          <>
            <PendingLinks
              filters={filters}
              names={names}
              links={ways}
              places={places}
              onTaken={() => (wasTaken.current = true)}
            />
            {unlisted > 0 && (
              <chakra.p mt="2" textStyle="meta" color="fg.subtle">
                {`Fewer requests are pending at ${locationsText(unlisted)}.`}
              </chakra.p>
            )}
          </>
        )
      }
    >
      {viewInWords(filters, names)}
    </Empty>
  );
}

/** All requests are answered (P-147). */
function AllDone() {
  const { user, assignments, isChain, menu } = usePractice();
  const { pathname } = useLocation();
  const links = menuLinks(menu);
  const offers = (link: string) => links.includes(link) && pathname !== link;
  return (
    <Empty
      icon={CheckCheck}
      tone="ready"
      title={noApprovalsText.title}
      minH="16rem"
      action={
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
          {offers('/history') && (
            <LinkButton to="/history?view=IssuedByMeToday" icon={History}>
              Today's history
            </LinkButton>
          )}
          {offers('/dashboard') && (
            <LinkButton to="/dashboard" icon={LayoutDashboard}>
              Dashboard
            </LinkButton>
          )}
          <chakra.p flexBasis="full" mt="2" textStyle="meta" color="fg.subtle">
            {isChain
              ? nothingWaitsAtAny(user.workplaces.length)
              : nothingWaitsAt(assignments.flatMap(({ location }) => (location ? [location.name] : [])))}
          </chakra.p>
        </chakra.div>
      }
    >
      {noApprovalsText.description}
    </Empty>
  );
}
