import { chakra } from '@chakra-ui/react';
import { Warning } from './warning';

interface DeclineWarningLineProps {
  /** The warning; `null` when nothing is declined. */
  readonly text: string | null;
  /** Number of pending requests; `null` while unknown. */
  readonly count: number | null;
  /** Decline reason for the requests. */
  readonly reason: string | null;
}

/** Stays mounted while empty, so that screen readers announce new content; a negative margin removes its gap. */
const withoutGap = { '&:empty': { marginTop: '-4' } } as const;

/** Announces what saving will decline (C-079). */
export function DeclineWarningLine({ text, count, reason }: DeclineWarningLineProps) {
  return (
    <chakra.div role="status" css={withoutGap}>
      {text && (
        <Warning>
          <chakra.p textStyle="name">{text}</chakra.p>
          <chakra.p textStyle="meta" color="fg.muted">
            {`${waiting(count)} Decline reason: ${reason}.`}
          </chakra.p>
        </Warning>
      )}
    </chakra.div>
  );
}

function waiting(count: number | null): string {
  if (count === null) return "We couldn't count the pending requests.";
  return count === 1 ? '1 request is pending.' : `${count} requests are pending.`;
}
