import type { CarriedOver } from '@signa/core/practice';
import { useState } from 'react';
import type { ConcurrentChangesProps } from './concurrent-changes';

/** Keeps the concurrent changes by another user, by field label. */
export function useConcurrentChanges<F extends object>(labels: Readonly<Record<keyof F & string, string>>) {
  const [changes, setChanges] = useState<ConcurrentChangesProps | null>(null);
  return {
    changes,
    record: ({ taken, both }: CarriedOver<F>, stored: F) =>
      setChanges({
        taken: taken.map((field) => labels[field]),
        both: both.map((field) => ({ label: labels[field], stored: textOf(stored[field]) })),
      }),
  } as const;
}

/** A value as text; for a list, its length. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} in the list`;
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
