import { inactiveProductText, requestedMoreNotice } from '@signa/core/prescription';
import { formatDateTime } from '@signa/core/time';
import { CircleX, History, PackageX, RefreshCw, Undo2, UserRoundCheck, UserRoundX } from 'lucide-react';
import { Button } from '../../../part/button/button';
import { DatedText } from '../../../part/text/dated-text';
import type { FormWork } from '../../../part/prescription-form/use-prescription-form';
import type { FullTask } from '../queue/rows';
import type { TaskChange } from './change-of-task';
import { NoteLine } from './lines';
import type { Unsent } from './use-unsent-form';

export interface ChangeLineProps {
  readonly change: TaskChange;
  readonly onTakeLatest: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else was there meanwhile: who, what, when; what is typed here stays until it is let go (P-007). */
export function ChangeLine({ change, onTakeLatest, onKeepMine }: ChangeLineProps) {
  if (change.kind === 'answered') {
    return (
      <NoteLine
        tone="near"
        icon={UserRoundCheck}
        urgent
        actions={
          <Button size="sm" onClick={onTakeLatest}>
            Show the answer
          </Button>
        }
      >
        <DatedText>{`${change.text} What you typed stays here, but cannot be sent any more.`}</DatedText>
      </NoteLine>
    );
  }
  const actions = (
    <>
      <Button size="sm" icon={RefreshCw} onClick={onTakeLatest}>
        Load their version
      </Button>
      <Button size="sm" onClick={onKeepMine}>
        Keep mine
      </Button>
    </>
  );
  return (
    <NoteLine tone="near" icon={UserRoundCheck} urgent actions={actions}>
      <DatedText>{`${change.text} Saving yours replaces it.`}</DatedText>
    </NoteLine>
  );
}

export interface UnsentLineProps {
  readonly unsent: Unsent;
  readonly timeZone: string;
  readonly onDrop: () => void;
  readonly onBringBack: () => void;
}

/** What was typed here before is back, or can be brought back. */
export function UnsentLine({ unsent: { broughtBack, offered }, timeZone, onDrop, onBringBack }: UnsentLineProps) {
  if (broughtBack) {
    return (
      <NoteLine
        tone="accent"
        icon={History}
        actions={
          <Button size="sm" onClick={onDrop}>
            Start over
          </Button>
        }
      >
        <DatedText>{`Your unsent changes of ${formatDateTime(broughtBack.at, timeZone)} are back.`}</DatedText>
      </NoteLine>
    );
  }
  if (!offered) return null;
  const actions = (
    <>
      <Button size="sm" icon={Undo2} onClick={onBringBack}>
        Bring it back
      </Button>
      <Button size="sm" onClick={onDrop}>
        Drop it
      </Button>
    </>
  );
  return (
    <NoteLine tone="accent" icon={History} actions={actions}>
      <DatedText>
        {`You typed something here on ${formatDateTime(offered.at, timeZone)}, before this request was changed.`}
      </DatedText>
    </NoteLine>
  );
}

/** A request of which nobody knows whom it is for. */
const nobodyText = 'This request names no client or patient, so it can be neither saved nor authorized.';

/** What is odd about the request itself: more was ordered, the product is gone, somebody is inactive (P-041, P-046, P-049). */
export function RequestLines({ task, work }: { readonly task: FullTask; readonly work: FormWork }) {
  const { setting, issues } = work;
  const more = requestedMoreNotice(task);
  const people = [
    ...new Set(
      issues.issue
        .filter(({ path }) => path === 'locationClientId' || path === 'locationPatientId')
        .map(({ code, message }) => (code === 'required' ? nobodyText : message)),
    ),
  ];
  return (
    <>
      {setting.product && !setting.product.isActive && (
        <NoteLine tone="declined" icon={CircleX}>
          {inactiveProductText}
        </NoteLine>
      )}
      {people.map((message) => (
        <NoteLine key={message} tone="declined" icon={UserRoundX}>
          {message}
        </NoteLine>
      ))}
      {more && (
        <NoteLine tone="near" icon={PackageX}>
          {more}
        </NoteLine>
      )}
    </>
  );
}
