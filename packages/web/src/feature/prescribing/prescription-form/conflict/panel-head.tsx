import { chakra } from '@chakra-ui/react';
import { type ConflictGrade, conflictGradeLabels } from '@signa/core/safety';
import type { ReactNode } from 'react';
import { gradeStyles } from './grade-badge';

export interface PanelHeadProps {
  readonly grade: ConflictGrade;
  /** The subject, at the other end of the line: '2 conflicts', 'Duplicate therapy'. */
  readonly about: string;
  /** The harm or the finding, in one sentence (P-233). */
  readonly sentence?: string | null;
  /** The recommended action, or details. */
  readonly more?: ReactNode;
}

const tints = {
  contraindicated: { bg: 'status.expired.bg', borderColor: 'status.expired.border', color: 'status.expired.fg' },
  serious: { bg: 'status.near.bg', borderColor: 'status.near.border', color: 'status.near.fg' },
  'worth-knowing': { bg: 'bg.strip', borderColor: 'border.subtle', color: 'fg.default' },
} as const;

/** The heading of a panel, styled by its most severe finding: icon, label, and color always appear together (P-231). */
export function PanelHead({ grade, about, sentence, more }: PanelHeadProps) {
  const { icon: Icon } = gradeStyles[grade];
  const { color, ...tint } = tints[grade];
  return (
    <chakra.div {...tint} display="flex" gap="3" px="4" py="2.5" borderBottomWidth="1px" borderTopRadius="card">
      <chakra.span color={color} display="inline-flex" pt="px">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
          <chakra.h3 textStyle="name" color={color}>
            {conflictGradeLabels[grade]}
          </chakra.h3>
          <chakra.span textStyle="meta" color="fg.muted">
            {about}
          </chakra.span>
        </chakra.div>
        {sentence && (
          <chakra.p textStyle="section" lineHeight="1.375rem" mt="0.5">
            {sentence}
          </chakra.p>
        )}
        {more && (
          <chakra.p textStyle="base" lineHeight="1.25rem" color="fg.muted" mt="0.5">
            {more}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}
