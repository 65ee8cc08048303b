import { chakra } from '@chakra-ui/react';
import { eventNoteLines } from '@signa/core/prescribing';
import { formatDateTime } from '@signa/core/base';
import { TitledCard } from '../../part/surface/card';
import type { DetailedPrescription } from './detailed-prescription';
import { eventLook } from './event-style';

type PrescriptionEvent = DetailedPrescription['history'][number];

interface AuditTrailProps {
  readonly events: readonly PrescriptionEvent[];
  readonly timeZone: string | null;
}

/** Events of the prescription with their users, newest first. */
export function AuditTrail({ events, timeZone }: AuditTrailProps) {
  const latestFirst = [...events].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <TitledCard title="Audit trail">
      <chakra.ol display="flex" flexDirection="column">
        {latestFirst.map((event, index) => (
          <Line
            key={`${event.at} ${event.kind}`}
            event={event}
            timeZone={timeZone}
            last={index === latestFirst.length - 1}
          />
        ))}
      </chakra.ol>
    </TitledCard>
  );
}

function Line({
  event,
  timeZone,
  last,
}: {
  readonly event: PrescriptionEvent;
  readonly timeZone: string | null;
  readonly last: boolean;
}) {
  const { label, icon: Icon, tone } = eventLook(event.kind);
  return (
    <chakra.li
      display="flex"
      gap="3"
      pb={last ? '0' : '4'}
      position="relative"
      css={
        last
          ? {}
          : {
              _before: {
                content: '""',
                position: 'absolute',
                left: '11px',
                top: '1.75rem',
                bottom: '0.25rem',
                w: '1px',
                bg: 'border.default',
              },
            }
      }
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        flexShrink="0"
        w="1.5rem"
        h="1.5rem"
        borderRadius="full"
        bg={tone ? `status.${tone}.bg` : 'bg.sunken'}
        color={tone ? `status.${tone}.fg` : 'fg.muted'}
      >
        <Icon size={14} aria-hidden />
      </chakra.span>
      <chakra.div minW="0" pt="0.5">
        <chakra.p textStyle="name" color={tone ? `status.${tone}.fg` : undefined}>
          {label}
        </chakra.p>
        {eventNoteLines(event.note).map((line) => (
          <chakra.p key={line} textStyle="meta" color="fg.muted" overflowWrap="anywhere">
            {line}
          </chakra.p>
        ))}
        <chakra.p textStyle="meta" color="fg.subtle">
          {formatDateTime(event.at, timeZone)} <span aria-hidden>•</span> {event.actor}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
