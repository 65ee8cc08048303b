import { chakra } from '@chakra-ui/react';
import { Warning } from './warning';

interface DeclineWarningLineProps {
  /** The warning; `null` where nothing is declined. */
  readonly text: string | null;
  /** How many are pending; `null` where that is not known. */
  readonly count: number | null;
  /** What the requests are declined with. */
  readonly reason: string | null;
}

/** Empty, it stays for screen readers, which read out what comes into it, and takes back the gap around it. */
const takesNoRoom = { '&:empty': { marginTop: '-4' } } as const;

/** What saving declines, read out when it comes (C-079). */
export function DeclineWarningLine({ text, count, reason }: DeclineWarningLineProps) {
  return (
    <chakra.div role="status" css={takesNoRoom}>
      {text && (
        <Warning>
          <chakra.p textStyle="name">{text}</chakra.p>
          <chakra.p textStyle="meta" color="fg.muted">
            {`${waiting(count)} The reason will be: ${reason}.`}
          </chakra.p>
        </Warning>
      )}
    </chakra.div>
  );
}

function waiting(count: number | null): string {
  if (count === null) return 'How many there are could not be found out.';
  return count === 1 ? '1 request is waiting.' : `${count} requests are waiting.`;
}
