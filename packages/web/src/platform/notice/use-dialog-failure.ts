import type { Notice } from '@signa/core/base';
import { useState } from 'react';
import { useNotices } from './notice-context';

/** The failure of a dialog's mutation: shown in the dialog until the next try, and kept in the notice list (P-257). */
export function useDialogFailure(object: Notice['object'] | undefined) {
  const notices = useNotices();
  const [failure, setFailure] = useState<Notice | null>(null);
  const fail = (notice: Notice): null => {
    setFailure(notice);
    notices.note(object ? { ...notice, object } : notice);
    return null;
  };
  return { failure, fail, clear: () => setFailure(null) } as const;
}
