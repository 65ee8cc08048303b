import { isTaskEventPossible } from '@signa/core/prescribing';
import { useCallback, useState } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import type { TaskRow } from '../request/rows';
import type { HandOffKind } from './hand-off-kind';

/** The operation that each dialog calls. */
const operationOf = { 'hand-off': 'HandOffRequest', snooze: 'SnoozeRequest', exam: 'AskForExam' } as const;

/** Whether a user can hand off a request in each way: it is pending, and they may change it (P-510, P-514, P-518). */
export function useMayHandOff() {
  const { mayUse } = usePractice();
  return (task: Pick<TaskRow, 'status'>, kind: HandOffKind) =>
    isTaskEventPossible(task.status, 'changeWorkflow') && mayUse(operationOf[kind]);
}

/** The dialog that hands off a request, if one is open. */
export function useHandOff() {
  const [open, setOpen] = useState<{ readonly task: TaskRow; readonly kind: HandOffKind } | null>(null);
  const ask = useCallback((task: TaskRow, kind: HandOffKind) => setOpen({ task, kind }), []);
  const close = useCallback(() => setOpen(null), []);
  return { open, ask, close } as const;
}
