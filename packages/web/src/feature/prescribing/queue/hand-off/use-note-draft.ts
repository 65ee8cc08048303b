import { useState } from 'react';
import { useServices } from '../../../../platform/services/services';
import { deleteUnsent, keepUnsentNow, unsentWork } from '../../prescription-form/unsent/unsent-work';
import { usePersonKey } from '../../prescription-form/unsent/use-person-key';

/**
 * A text in a dialog about a request, which stays when the dialog is closed, the page is left, or sending fails (P-519).
 *
 * @param of - the dialog, because each keeps its own
 * @param initial - used where nothing was typed before
 */
export function useNoteDraft(of: 'note' | 'snooze-reason' | 'exam-text', taskId: string, initial = '') {
  const person = usePersonKey();
  const { clock } = useServices();
  const key = { ...person, subject: `${of}/${taskId}` };
  const [text, setText] = useState(() => unsentWork<string>(key)?.typed ?? initial);
  const type = (typed: string) => {
    setText(typed);
    if (typed === initial) deleteUnsent(key);
    else keepUnsentNow(key, { typed, basis: taskId, at: clock.now() });
  };
  return { text, type, forget: () => deleteUnsent(key) } as const;
}
