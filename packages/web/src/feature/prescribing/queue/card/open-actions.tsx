import { chakra } from '@chakra-ui/react';
import { isTaskEventPossible } from '@signa/core/prescribing';
import { ChevronUp, Flag, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { Button } from '../../../../part/button/button';
import { IconButton } from '../../../../part/button/icon-button';
import type { HandOffKind } from '../hand-off/hand-off-kind';
import { HandOffMenu } from '../hand-off/hand-off-menu';
import type { TaskRow } from '../request/rows';
import { asCard } from '../layout/layout';

interface OpenActionsProps {
  readonly task: TaskRow;
  readonly patientName: string;
  readonly onClose: (event: MouseEvent) => void;
  readonly onWorkflow: () => void;
  readonly onHandOff: (kind: HandOffKind) => void;
}

const words = { display: 'contents', [asCard]: { display: 'none' } } as const;
const icons = { display: 'none', [asCard]: { display: 'contents' } } as const;

/** The buttons of an open card that close it, set its workflow, or hand it off; all other buttons are beside its form. */
export function OpenActions({ task, patientName, onClose, onWorkflow, onHandOff }: OpenActionsProps) {
  const { mayUse } = usePractice();
  const hasWorkflow = isTaskEventPossible(task.status, 'changeWorkflow') && mayUse('UpdatePrescriptionTaskWorkflow');
  const [workflow, close] = [`Workflow of ${patientName}`, `Close ${patientName}`];
  return (
    <chakra.div position="relative" display="flex" justifyContent="flex-end" gap="1">
      <HandOffMenu task={task} patientName={patientName} onChoose={onHandOff} />
      {hasWorkflow && <IconButton icon={Flag} label={workflow} onClick={onWorkflow} />}
      <chakra.span css={words}>
        <Button variant="plain" icon={ChevronUp} keys={['Esc']} onClick={onClose} aria-label={close}>
          Close
        </Button>
      </chakra.span>
      <chakra.span css={icons}>
        <IconButton icon={X} iconSize={20} label={close} onClick={onClose} />
      </chakra.span>
    </chakra.div>
  );
}
