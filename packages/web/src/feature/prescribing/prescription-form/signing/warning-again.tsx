import { chakra } from '@chakra-ui/react';
import { conflictGradeLabels } from '@signa/core/safety';
import { OctagonX } from 'lucide-react';
import { lowWindow, fitsRail } from '../../../../part/surface/room';

const unseen = { position: 'absolute', clip: 'rect(0 0 0 0)', width: '1px' } as const;

interface WarningAgainProps {
  readonly harm: string;
  /** The required steps need the space: an icon replaces the label, which screen readers still read. */
  readonly isShort: boolean;
}

/** Repeats the harm directly above the sign button (P-233). */
export function WarningAgain({ harm, isShort }: WarningAgainProps) {
  return (
    <chakra.p
      display="flex"
      gap="2.5"
      px="3"
      py="1.5"
      bg="status.expired.bg"
      color="status.expired.fg"
      borderWidth="1px"
      borderColor="status.expired.border"
      borderRadius="control"
      textStyle="meta"
      lineHeight="1.125rem"
    >
      <OctagonX size={16} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
      <span>
        <chakra.b
          fontWeight="semibold"
          display="block"
          css={{ [fitsRail]: isShort ? unseen : { [lowWindow]: unseen } }}
        >
          {conflictGradeLabels.contraindicated}
        </chakra.b>
        {harm}
      </span>
    </chakra.p>
  );
}
