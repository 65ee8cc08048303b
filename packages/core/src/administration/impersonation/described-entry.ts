/** The part of an impersonation's record that is counted. */
export interface DescribedEntry {
  readonly kind: 'page' | 'read' | 'write' | 'refused' | 'unlocked' | 'locked';
  readonly subject?: string | null;
  readonly times: number;
}

/**
 * A summary of an impersonation in one line: '3 records viewed, 1 change, 2 attempts refused'.
 *
 * @param entries - of the record, as the practice reads them
 * @see
 */
export function impersonationSummary(entries: readonly DescribedEntry[]): string {
  const seen = new Set(
    entries.filter(({ kind, subject }) => kind === 'read' && subject != null).map((one) => one.subject),
  );
  const lists = entries.filter(({ kind, subject }) => kind === 'read' && subject == null).length;
  const parts = [
    counted(seen.size, 'record viewed', 'records viewed'),
    counted(lists, 'list viewed', 'lists viewed'),
    counted(timesOf(entries, 'write'), 'change', 'changes'),
    counted(timesOf(entries, 'refused'), 'attempt refused', 'attempts refused'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'No client or patient data was viewed.' : `${parts.join(', ')}.`;
}

function timesOf(entries: readonly DescribedEntry[], kind: DescribedEntry['kind']): number {
  return entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.times : sum), 0);
}

function counted(count: number, one: string, several: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : several}`;
}
