import { chakra } from '@chakra-ui/react';
import { alertKindSpec, alertLine } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { formatDate, todayIn } from '@signa/core/base';
import { usePractice } from '../../../platform/practice/practice';
import { alertIcons } from './alert-icon';

export type ListedAlert = Operations['GetRecordAlerts']['data']['recordAlerts'][number];

/**
 * What an alert says, with who said so and when (C-340). Only what is about handling the animal has a color: the words
 * and the icon carry the meaning.
 */
export function AlertText({ alert }: { readonly alert: ListedAlert }) {
  const { location } = usePractice();
  const Icon = alertIcons[alert.kind];
  const isSafety = alertKindSpec(alert.kind).concern === 'safety' && alert.noun === 'patient';
  return (
    <chakra.span display="flex" gap="2" minW="0" overflowWrap="anywhere">
      <chakra.span
        display="inline-flex"
        flexShrink="0"
        pt="0.5"
        color={isSafety && alert.endedAt === null ? 'status.near.fg' : 'fg.muted'}
      >
        <Icon size={16} aria-hidden />
      </chakra.span>
      <span>
        <chakra.span textStyle="strong">{alertLine(alert)}</chakra.span>{' '}
        <chakra.span textStyle="meta" color="fg.muted">
          {`${alert.saidBy}, ${formatDate(todayIn(location.timeZone, alert.saidAt))}`}
        </chakra.span>
      </span>
    </chakra.span>
  );
}
