import { chakra } from '@chakra-ui/react';
import { GetWaitingCountsDocument } from '@signa/core/contract/typed';
import { snoozedCountText } from '@signa/core/prescribing';
import { AlarmClock, List } from 'lucide-react';
import { useOperation } from '../../../../client/query/use-operation';
import { LinkButton } from '../../../../part/button/link-button';
import { usePractice } from '../../../../platform/practice/practice';

/** The number of snoozed requests, as the link to them, and the way back from there (P-516). */
export function SnoozedLine({ isShown }: { readonly isShown: boolean }) {
  const { location } = usePractice();
  const read = useOperation(GetWaitingCountsDocument, { locationId: location.id });
  const snoozed = read.data?.waitingCounts.snoozed ?? 0;
  if (!isShown && snoozed === 0) return null;
  return (
    <chakra.p display="flex" justifyContent="flex-end">
      {isShown ? (
        <LinkButton to="/approve" variant="plain" icon={List}>
          Requests in the list
        </LinkButton>
      ) : (
        <LinkButton to="/approve?snoozed=yes" variant="plain" icon={AlarmClock}>
          {snoozedCountText(snoozed)}
        </LinkButton>
      )}
    </chakra.p>
  );
}
