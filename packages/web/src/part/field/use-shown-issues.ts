import type { Issue } from '@signa/core/base';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Which violations of a form are said: of a field once it was left, all of them once the form was sent, and what the
 * server said against it until the form is changed. What is said on sending is drawn at once, so that the focus finds the
 * first of it; with the next picture it may come too early.
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
    /** A field was left. */
    leave: (path: string) => setLeft((now) => new Set([...now, path])),
    /** What stands below a path is another now, such as the entries of a list. */
    forget: (path: string) => setLeft((now) => new Set([...now].filter((one) => !one.startsWith(`${path}.`)))),
    /** Every violation is shown from now on. */
    send: () => flushSync(() => setSent(true)),
    /** What the server said against it. */
    refuse: (said: readonly Issue[]) => flushSync(() => setRefused(said)),
    /** The form was changed: what the server said is about another one. */
    change: () => setRefused((now) => (now.length > 0 ? [] : now)),
  } as const;
}
