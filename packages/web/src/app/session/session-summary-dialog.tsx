import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@signa/core/base';
import { GetSessionSummaryDocument } from '@signa/core/contract/typed';
import { type SessionCounts, summaryParts, summaryText } from '@signa/core/prescribing';
import { Link } from 'react-router';
import { useOperation } from '../../client/query/use-operation';
import { Button } from '../../part/button/button';
import { Dialog } from '../../part/overlay/dialog';
import { FailedLine } from '../../part/surface/failed-line';
import { usePractice } from '../../platform/practice/practice';

/** The list that contains what a number counts, and what others did; null where there is none. */
const listOf: Readonly<Record<keyof SessionCounts, { readonly to: string; readonly text: string } | null>> = {
  signed: { to: '/history?view=IssuedByMeToday', text: 'Issued by me today' },
  declined: { to: '/approve?status=vet-declined', text: 'All declined requests' },
  exams: { to: '/approve?exam=yes', text: 'All requests that wait for an exam' },
  handedOff: null,
  snoozed: { to: '/approve?snoozed=yes', text: 'All snoozed requests' },
};

const PageLink = chakra(Link, {
  base: { color: 'accent.fg', fontWeight: 'medium', textDecoration: 'underline', minH: '6', borderRadius: 'key' },
});

interface SessionSummaryDialogProps {
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** What the user did at the location since they signed in today, before they leave or at any time (P-520). */
export function SessionSummaryDialog({ onSignOut, onClose }: SessionSummaryDialogProps) {
  const { location } = usePractice();
  const read = useOperation(GetSessionSummaryDocument, { locationId: location.id });
  const summary = read.data?.sessionSummary;
  return (
    <Dialog
      title="Your session so far"
      {...(summary && { subtitle: `At ${location.name} since ${formatDateTime(summary.since, location.timeZone)}` })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onSignOut}>Sign out</Button>
          <Button variant="solid" onClick={onClose}>
            Keep working
          </Button>
        </>
      }
    >
      {summary ? (
        <>
          <chakra.p textStyle="strong" role="status">
            {summaryText(summary)}
          </chakra.p>
          <chakra.ul ps="4">
            {summaryParts(summary).map(({ of, text }) => {
              const list = listOf[of];
              return (
                <li key={of}>
                  {text}
                  {list && (
                    <>
                      {': '}
                      <PageLink to={list.to} onClick={onClose}>
                        {list.text}
                      </PageLink>
                    </>
                  )}
                </li>
              );
            })}
          </chakra.ul>
        </>
      ) : read.failure ? (
        <FailedLine onRetry={read.again}>{read.failure.message}</FailedLine>
      ) : (
        <p role="status">Loading…</p>
      )}
    </Dialog>
  );
}
