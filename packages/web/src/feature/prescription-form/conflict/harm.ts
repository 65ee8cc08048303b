import type { Conflict, ConflictReport } from '@signa/core/safety';

/** Splits a reason: its first sentence is the harm; the rest says what to do about it. */
export function harmOf({ reason }: Pick<Conflict, 'reason'>): { readonly harm: string; readonly more: string | null } {
  const [, harm = reason, more = ''] = /^(.*?[.!?])(?:\s+(.+))?$/s.exec(reason.trim()) ?? [];
  return { harm, more: more || null };
}

/** The contraindicated conflicts. */
export const contraindications = ({ conflicts }: Pick<ConflictReport, 'conflicts'>): readonly Conflict[] =>
  conflicts.filter(({ grade }) => grade === 'contraindicated');
