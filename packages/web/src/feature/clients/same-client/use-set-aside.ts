import { useState } from 'react';

/** Similar clients that the user dismissed, remembered for one form (C-233). */
export function useSetAside() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id: string) => ids.has(id),
    add: (more: readonly string[]) => setIds((now) => new Set([...now, ...more])),
    clear: () => setIds(new Set()),
  } as const;
}
export type SetAside = ReturnType<typeof useSetAside>;
