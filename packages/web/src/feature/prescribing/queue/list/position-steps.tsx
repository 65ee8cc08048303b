import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../../../part/button/icon-button';
import { asRow } from '../layout/layout';
import type { QueuePosition } from './queue-position';
import type { TaskRow } from '../request/rows';

interface PositionStepsProps {
  readonly place: QueuePosition;
  /** The total number of requests; undefined while unknown. */
  readonly of: number | undefined;
  readonly onOpen: (task: TaskRow) => void;
}

/** 'Request 9 of 48', with links to the previous and next one. On a phone, the open card takes up the whole page. */
export function PositionSteps({ place: { at, previous, next }, of, onOpen }: PositionStepsProps) {
  return (
    <chakra.span
      role="group"
      aria-label="The open request in the queue"
      display="none"
      alignItems="center"
      gap="1"
      ms="auto"
      flexShrink="0"
      css={{ [asRow]: { display: 'inline-flex' } }}
    >
      <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap" me="1">
        {at !== null && of !== undefined && `Request ${at} of ${of}`}
      </chakra.span>
      <Step icon={ArrowUp} label="Previous request" to={previous} end="first" onOpen={onOpen} />
      <Step icon={ArrowDown} label="Next request" to={next} end="last" onOpen={onOpen} />
    </chakra.span>
  );
}

interface StepProps {
  readonly icon: typeof ArrowUp;
  readonly label: string;
  readonly to: TaskRow | null;
  readonly end: string;
  readonly onOpen: (task: TaskRow) => void;
}

const Step = ({ icon, label, to, end, onOpen }: StepProps) => (
  <IconButton
    icon={icon}
    iconSize={14}
    label={label}
    variant="outline"
    w="6"
    h="6"
    minW="6"
    borderRadius="key"
    disabledReason={to ? null : `This is the ${end} request of the page.`}
    onClick={() => to && onOpen(to)}
  />
);
