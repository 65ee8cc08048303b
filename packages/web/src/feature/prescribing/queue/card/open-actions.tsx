import { chakra } from '@chakra-ui/react';
import { isTaskEventPossible } from '@signa/core/prescribing';
import { ChevronUp, Flag, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { Button } from '../../../../part/button/button';
import { IconButton } from '../../../../part/button/icon-button';
import type { TaskRow } from '../request/rows';
import { asCard } from '../layout/layout';

interface OpenActionsProps {
  readonly task: TaskRow;
  readonly patientName: string;
  readonly onClose: (event: MouseEvent) => void;
  readonly onWorkflow: () => void;
}

const words = { display: 'contents', [asCard]: { display: 'none' } } as const;
const icons = { display: 'none', [asCard]: { display: 'contents' } } as const;

/** The Close and Workflow buttons of an open card; all other buttons are beside its form. */
export function OpenActions({ task, patientName, onClose, onWorkflow }: OpenActionsProps) {
  const { mayUse } = usePractice();
  const hasWorkflow = isTaskEventPossible(task.status, 'changeWorkflow') && mayUse('UpdatePrescriptionTaskWorkflow');
  const [workflow, close] = [`Workflow of ${patientName}`, `Close ${patientName}`];
  return (
    <chakra.span position="relative" display="flex" justifyContent="flex-end" gap="1">
      {hasWorkflow && <IconButton icon={Flag} label={workflow} onClick={onWorkflow} />}
      <chakra.span css={words}>
        <Button variant="plain" icon={ChevronUp} keys={['Esc']} onClick={onClose} aria-label={close}>
          Close
        </Button>
      </chakra.span>
      <chakra.span css={icons}>
        <IconButton icon={X} iconSize={20} label={close} onClick={onClose} />
      </chakra.span>
    </chakra.span>
  );
}
