import { chakra } from '@chakra-ui/react';
import { formatDate, todayIn } from '@signa/core/base';
import { usePractice } from '../../../platform/practice/practice';
import { AlertText, type ListedAlert } from './alert-text';

/** An alert that no longer applies, with who ended it, when and why. */
export function PastAlert({ alert }: { readonly alert: ListedAlert }) {
  const { location } = usePractice();
  const { endedAt, endedBy, endReason, lastDay } = alert;
  const end =
    endedAt === null
      ? lastDay && `Ended by itself after ${formatDate(lastDay)}`
      : `Ended by ${endedBy ?? ''}, ${formatDate(todayIn(location.timeZone, endedAt))}: ${endReason ?? ''}`;
  return (
    <chakra.li color="fg.muted">
      <AlertText alert={alert} />
      <chakra.p textStyle="meta" ps="6" overflowWrap="anywhere">
        {end}
      </chakra.p>
    </chakra.li>
  );
}
