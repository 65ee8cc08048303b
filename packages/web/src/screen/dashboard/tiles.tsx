import { chakra } from '@chakra-ui/react';
import { menuLinks } from '@signa/core/practice';
import { typeQueries } from '@signa/core/prescribing';
import { CalendarClock, ClipboardCheck, FilePen, Link as LinkIcon } from 'lucide-react';
import { usePractice } from '../../platform/practice/practice';
import { Tile } from './tile';
import type { Dashboard } from './use-dashboard';

/** Count tiles of the dashboard (P-175). */
export function Tiles({ dashboard: { counts, pims, unread } }: { readonly dashboard: Dashboard }) {
  const { menu, assignment } = usePractice();
  const open = menuLinks(menu);
  const waiting = (count: number | undefined) => count ?? (unread.counts ? null : undefined);
  const to = (link: string, address = link) => (open.includes(link) ? address : undefined);
  const yours = assignment.role.canAuthorize ? yoursText(counts.ownDrafts) : 'Not yet authorized';
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      <Tile icon={FilePen} label="Draft Rx" count={waiting(counts.drafts)} note={yours} to={to('/create')} />
      <Tile
        icon={ClipboardCheck}
        label="Pending approvals"
        count={waiting(counts.pending)}
        note="Requests to answer"
        to={to('/approve', `/approve?type=${typeQueries.allExceptExpiring}`)}
      />
      <Tile
        icon={CalendarClock}
        label="Expiring Rx renewals"
        count={waiting(counts.expiring)}
        note={counts.cards && counts.cards.joined > 0 ? joinedText(counts.cards.joined) : 'Prescriptions expiring soon'}
        to={to('/approve', `/approve?type=${typeQueries.expiring}`)}
      />
      <Tile
        icon={LinkIcon}
        label="Unlinked clients"
        count={counts.unlinked ?? (unread.unlinked ? null : undefined)}
        note={pims ? 'Not linked to the PIMS yet' : 'PIMS is not enabled here'}
        to={to('/link')}
      />
    </chakra.div>
  );
}

/** A pending renewal of the same prescription shares its card, so the queue lists both as one. */
function joinedText(joined: number): string {
  return `${joined} joined with a renewal`;
}

function yoursText(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  return count === 1 ? '1 is yours to authorize' : `${count} are yours to authorize`;
}
