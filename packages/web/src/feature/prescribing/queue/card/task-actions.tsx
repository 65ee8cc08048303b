import { chakra } from '@chakra-ui/react';
import {
  authorizedLabel,
  type CardAction,
  cardActions,
  mayCopyTask,
  mightIssue,
  reviewLabel,
  showsAuthorized,
} from '@signa/core/prescribing';
import { Copy, Save } from 'lucide-react';
import { usePractice } from '../../../../platform/practice/practice';
import { Button } from '../../../../part/button/button';
import { IconButton } from '../../../../part/button/icon-button';
import { LinkButton } from '../../../../part/button/link-button';
import type { HandOffKind } from '../hand-off/hand-off-kind';
import { answerOf } from '../request/answer-of';
import type { TaskRow } from '../request/rows';
import { narrowWindow } from '../../../../part/surface/room';
import { asRow } from '../layout/layout';

export type CardActionKind = CardAction | 'workflow' | HandOffKind;

interface TaskActionsProps {
  readonly task: TaskRow;
  /** The patient's name, so that screen readers can distinguish the buttons of different cards. */
  readonly patientName: string;
  readonly onAct: (act: CardActionKind) => void;
}

/** Below the row, side by side with equal widths; within it, as wide as their labels. */
const actions = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '2',
  [narrowWindow]: { '& button, & a': { px: '2' } },
  [asRow]: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1' },
} as const;
const wide = { display: 'none', [asRow]: { display: 'inline-flex' } } as const;
const narrow = { display: 'grid', [asRow]: { display: 'none' } } as const;
/** With a border like the other buttons below the row; without one within it. */
const quiet = {
  display: 'grid',
  '& > *': {
    borderColor: 'border.default',
    color: 'fg.default',
    [asRow]: { borderColor: 'transparent', color: 'fg.muted' },
  },
} as const;

/** The buttons of a closed card (P-162). They overlay the row, which opens the card. */
export function TaskActions({ task, patientName, onAct }: TaskActionsProps) {
  const { mayUse, assignment, isImpersonating, today } = usePractice();
  if (!cardActions(task.status).includes('review'))
    return <Answered task={task} patientName={patientName} onAct={onAct} />;
  const maySave = mayUse(task.prescriptionId === null ? 'AddPrescription' : 'UpdatePrescription');
  const about = ` for ${patientName}`;
  const review = reviewLabel(
    mightIssue({
      acting: assignment,
      delegations: assignment.delegatedAccess,
      product: task.product,
      impersonating: isImpersonating,
      today: today(),
    }),
  );
  return (
    <chakra.span position="relative" css={actions}>
      {maySave && (
        <>
          <chakra.span css={wide}>
            <IconButton icon={Save} label={`Save As Draft${about}`} onClick={() => onAct('save-as-draft')} />
          </chakra.span>
          <chakra.span css={narrow}>
            <Button aria-label={`Save As Draft${about}`} onClick={() => onAct('save-as-draft')}>
              Save As Draft
            </Button>
          </chakra.span>
        </>
      )}
      {mayUse('UpsertPrescriptionTask') && (
        <chakra.span css={quiet}>
          <Button variant="plain" aria-label={`Decline${about}`} onClick={() => onAct('decline')}>
            Decline
          </Button>
        </chakra.span>
      )}
      {maySave && (
        <Button variant="accent" aria-label={`${review}${about}`} onClick={() => onAct('review')}>
          {review}
        </Button>
      )}
    </chakra.span>
  );
}

/** The actions of an answered request: copy it, and view its prescription or the request (P-162, P-163). */
function Answered({ task, patientName, onAct }: TaskActionsProps) {
  const { mayUse, location } = usePractice();
  const mayCopy = mayCopyTask(task);
  const copyRefusal = mayCopy.allowed ? null : mayCopy.reason;
  const [view, copy] = [`View ${patientName}`, `Copy the request for ${patientName}`];
  return (
    <chakra.span position="relative" css={actions}>
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
          <chakra.span css={narrow}>
            <Button icon={Copy} aria-label={copy} disabledReason={copyRefusal} onClick={() => onAct('copy')}>
              Copy
            </Button>
          </chakra.span>
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
