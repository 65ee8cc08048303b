import type { Issue } from '@signa/core/base';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Determines which validation errors are visible: those of a field once it was left, all of them once the form was
 * submitted, and server errors until the form changes. Submitting renders the errors synchronously so that focus can
 * move to the first one.
 */
export function useShownIssues(issues: readonly Issue[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  return {
    errorAt: (path: string): string | null => {
      const shown = [...refused, ...(sent || left.has(path) ? issues : [])];
      return shown.find((issue) => issue.path === path)?.message ?? null;
    },
    /** Call when a field was left. */
    leave: (path: string) => setLeft((now) => new Set([...now, path])),
    /** Call when entries below a path changed, such as those of a list. */
    forget: (path: string) => setLeft((now) => new Set([...now].filter((one) => !one.startsWith(`${path}.`)))),
    /** Shows all errors from now on. */
    send: () => flushSync(() => setSent(true)),
    /** Shows errors from the server. */
    refuse: (said: readonly Issue[]) => flushSync(() => setRefused(said)),
    /** Call when the form changed: server errors no longer apply. */
    change: () => setRefused((now) => (now.length > 0 ? [] : now)),
  } as const;
}
