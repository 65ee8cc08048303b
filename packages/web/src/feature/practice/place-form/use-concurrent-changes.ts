import { carriedOver } from '@signa/core/practice';
import { useRef, useState } from 'react';
import type { Form } from '../../../part/form/use-form';
import type { ConcurrentChangesProps } from './concurrent-changes';

/**
 * Continues with the values that another user saved first, keeps what was typed, and remembers which fields changed, by
 * label.
 */
export function useConcurrentChanges<F extends object>(
  { start, values, restart }: Pick<Form<F>, 'start' | 'values' | 'restart'>,
  labels: Readonly<Record<keyof F & string, string>>,
  /** The version that was read first. */
  read: number,
) {
  const version = useRef(read);
  const [changes, setChanges] = useState<ConcurrentChangesProps | null>(null);
  return {
    changes,
    /** The version that the values are based on. */
    version: () => version.current,
    /** @returns false if nobody else saved a version */
    carryOver: (stored: F, storedVersion: number): boolean => {
      if (storedVersion === version.current) return false;
      version.current = storedVersion;
      const { form, taken, both } = carriedOver(start, values, stored);
      restart(stored, form);
      setChanges({
        taken: taken.map((field) => labels[field]),
        both: both.map((field) => ({ label: labels[field], stored: textOf(stored[field]) })),
      });
      return true;
    },
  } as const;
}

/** A value as text; for a list, its length. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} in the list`;
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
