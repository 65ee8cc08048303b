import { type ConflictGrade, conflictGradeLabels } from '@signa/core/safety';
import { Info, OctagonX, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../part/badge/badge';
import type { BadgeTone } from '../../../../part/badge/badge';

/** Icon and color of a grade. Its label always appears with them (P-231). */
export const gradeStyles: Readonly<
  Record<ConflictGrade, { readonly icon: LucideIcon; readonly tone: BadgeTone; readonly color: string }>
> = {
  contraindicated: { icon: OctagonX, tone: 'expired', color: 'status.expired' },
  serious: { icon: TriangleAlert, tone: 'near', color: 'status.near' },
  'worth-knowing': { icon: Info, tone: 'neutral', color: 'fg' },
};

interface GradeBadgeProps {
  readonly grade: ConflictGrade;
  /** Replaces the grade's label. */
  readonly children?: ReactNode;
}

export function GradeBadge({ grade, children }: GradeBadgeProps) {
  const { icon, tone } = gradeStyles[grade];
  return (
    <Badge tone={tone} icon={icon}>
      {children ?? conflictGradeLabels[grade]}
    </Badge>
  );
}
