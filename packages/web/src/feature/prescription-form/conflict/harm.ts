import type { Conflict, ConflictReport } from '@signa/core/safety';

/** The first sentence of a reason is the harm; the others say what to do about it. */
export function harmOf({ reason }: Pick<Conflict, 'reason'>): { readonly harm: string; readonly more: string | null } {
  const [, harm = reason, more = ''] = /^(.*?[.!?])(?:\s+(.+))?$/s.exec(reason.trim()) ?? [];
  return { harm, more: more || null };
}

/** The conflicts by grade, the gravest first. */
export const contraindications = ({ conflicts }: Pick<ConflictReport, 'conflicts'>): readonly Conflict[] =>
  conflicts.filter(({ grade }) => grade === 'contraindicated');
