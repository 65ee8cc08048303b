import { chakra } from '@chakra-ui/react';
import { menuLinks } from '@signa/core/practice';
import { cardsLabel, defaultQueueFilters } from '@signa/core/prescribing';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { usePractice } from '../../platform/practice/practice';
import type { Prefetch } from '../../client/query/prefetch';
import { LinkButton } from '../../part/button/link-button';
import { pageContentWidth } from '../../part/page/page-content-width';
import { useFormLists } from '../../feature/prescribing/prescription-form/lists/use-form-lists';
import { ApproveQueue } from '../../feature/prescribing/queue/list/approve-queue';
import { readQueue } from '../../feature/prescribing/queue/list/read-queue';

/** Requests the rows that the panel shows. */
export const readPending: Prefetch = (page) => readQueue(page, defaultQueueFilters);

/** Number of cards, and of requests that share a card with another one (P-238). */
type Waiting = { readonly cards: number; readonly joined: number };

/** Pending requests of every type, answered in place as on `/approve` (P-177). */
export function ApprovalsPanel({ pending }: { readonly pending: Waiting | undefined }) {
  const { menu, assignment } = usePractice();
  const lists = useFormLists();
  const titleId = useId();
  const listId = useId();
  const isOpen = menuLinks(menu).includes('/approve');
  return (
    <chakra.section aria-labelledby={titleId} minW="0">
      <ApproveQueue
        filters={defaultQueueFilters}
        lists={lists}
        panel={{ id: listId }}
        place={() => placeOfList(assignment.role.canAuthorize)}
        head={({ clientCount }) => (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="8" mb="2">
            <chakra.h2 id={titleId} textStyle="section">
              Approvals
            </chakra.h2>
            <Counts>{inWords(pending, clientCount)}</Counts>
            {isOpen && (
              <chakra.span display="inline-flex" ms="auto" css={{ '& > a': { px: '1' } }}>
                <LinkButton to="/approve" variant="link" size="sm" iconAfter={ArrowRight}>
                  Open approvals
                </LinkButton>
              </chakra.span>
            )}
          </chakra.div>
        )}
        foot={({ clientCount = 0, groups }) =>
          isOpen &&
          groups.length > 0 &&
          clientCount > groups.length && (
            <chakra.div data-queue-foot display="flex" justifyContent="center" mt="3">
              <LinkButton to="/approve?page=2" variant="link" iconAfter={ArrowRight}>
                {moreClients(clientCount - groups.length)}
              </LinkButton>
            </chakra.div>
          )
        }
      />
    </chakra.section>
  );
}

/** On a phone, a separate row with reserved space, so that no request shifts when the counts load. */
const Counts = chakra('span', {
  base: {
    textStyle: 'meta',
    color: 'fg.subtle',
    minW: '0',
    minH: '5',
    order: { base: '1', md: '0' },
    flexBasis: { base: '100%', md: 'auto' },
  },
});

/** Width from which the tiles share a row and the drafts are next to the requests, in CSS pixels. */
const besideFrom = 1024;
const [drafts, gap] = [328, 16];

/** Top of the panel, below the tiles; in a narrower window, these take two rows. */
function placeOfList(hasDrafts: boolean) {
  const { innerWidth } = window;
  const space = pageContentWidth(innerWidth);
  if (innerWidth < besideFrom) return { top: 420, width: space };
  return { top: 300, width: hasDrafts ? space - drafts - gap : space };
}

function inWords(pending: Waiting | undefined, clients: number | undefined): string {
  return [
    pending !== undefined && cardsLabel(pending),
    clients !== undefined && `${clients} ${clients === 1 ? 'client' : 'clients'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const moreClients = (count: number) => (count === 1 ? '1 more client' : `${count} more clients`);
