import { chakra } from '@chakra-ui/react';
import { authorizedLabel, cardActions, mayCopyTask, showsAuthorized } from '@signa/core/task';
import type { CardAction } from '@signa/core/task';
import { Copy, Save } from 'lucide-react';
import { usePractice } from '../../../app/session/practice';
import { Button } from '../../../part/button/button';
import { IconButton } from '../../../part/button/icon-button';
import { LinkButton } from '../../../part/button/link-button';
import { answerOf } from '../answer-of';
import type { TaskRow } from '../queue/rows';
import { asRow } from './layout';

export type CardAct = CardAction | 'workflow';

export interface TaskActionsProps {
  readonly task: TaskRow;
  /** Who it is for, so that a screen reader tells one Approve from the next. */
  readonly patientName: string;
  readonly onAct: (act: CardAct) => void;
}

const below = { display: 'flex', gap: '2', '& > *': { flex: 1 } } as const;
const wide = { display: 'none', [asRow]: { display: 'inline-flex' } } as const;
const narrow = { [asRow]: { display: 'none' } } as const;

/** The buttons of a card nobody opened yet (P-162). They lie over the row, which opens it. */
export function TaskActions({ task, patientName, onAct }: TaskActionsProps) {
  const { mayUse } = usePractice();
  if (!cardActions(task.status).includes('approve'))
    return <Answered task={task} patientName={patientName} onAct={onAct} />;
  const maySave = mayUse(task.prescriptionId === null ? 'AddPrescription' : 'UpdatePrescription');
  const about = ` for ${patientName}`;
  return (
    <chakra.span
      position="relative"
      css={{
        ...below,
        [asRow]: { '& > *': { flex: 'none' }, alignItems: 'center', justifyContent: 'flex-end', gap: '1' },
      }}
    >
      {maySave && (
        <>
          <chakra.span css={wide}>
            <IconButton icon={Save} label={`Save As Draft${about}`} onClick={() => onAct('save-as-draft')} />
          </chakra.span>
          <Button css={narrow} aria-label={`Save As Draft${about}`} onClick={() => onAct('save-as-draft')}>
            Save As Draft
          </Button>
        </>
      )}
      {mayUse('UpsertPrescriptionTask') && (
        <Button
          variant="plain"
          aria-label={`Decline${about}`}
          onClick={() => onAct('decline')}
          css={{
            borderColor: 'border.default',
            color: 'fg.default',
            [asRow]: { borderColor: 'transparent', color: 'fg.muted' },
          }}
        >
          Decline
        </Button>
      )}
      {maySave && (
        <Button variant="accent" aria-label={`Approve${about}`} onClick={() => onAct('approve')}>
          Approve
        </Button>
      )}
    </chakra.span>
  );
}

/** What is left to do with an answered request: copy it, and look at its prescription or at itself (P-162, P-163). */
function Answered({ task, patientName, onAct }: TaskActionsProps) {
  const { mayUse, location } = usePractice();
  const mayCopy = mayCopyTask(task);
  const copyRefusal = mayCopy.allowed ? null : mayCopy.reason;
  const [view, copy] = [`View ${patientName}`, `Copy the request for ${patientName}`];
  return (
    <chakra.span
      position="relative"
      css={{
        ...below,
        [asRow]: { '& > *': { flex: 'none' }, alignItems: 'center', justifyContent: 'flex-end', gap: '1' },
      }}
    >
      {showsAuthorized(task.status) && (
        <Button disabledReason={answerOf(task, location.timeZone)} px="2">
          {authorizedLabel}
        </Button>
      )}
      {mayUse('AddPrescription') && (
        <>
          <chakra.span css={wide}>
            <IconButton icon={Copy} label={copy} disabledReason={copyRefusal} onClick={() => onAct('copy')} />
          </chakra.span>
          <Button css={narrow} icon={Copy} aria-label={copy} disabledReason={copyRefusal} onClick={() => onAct('copy')}>
            Copy
          </Button>
        </>
      )}
      {task.prescriptionId !== null ? (
        <LinkButton to={`/history/${task.prescriptionId}`} aria-label={view}>
          View
        </LinkButton>
      ) : (
        <Button aria-label={view} onClick={() => onAct('view')}>
          View
        </Button>
      )}
    </chakra.span>
  );
}
