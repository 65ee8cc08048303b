import { chakra } from '@chakra-ui/react';
import { type Conflict, conflictKindLabels } from '@signa/core/safety';
import { GradeBadge } from './grade-badge';

/** A less severe conflict listed below the most severe one, on one line: grade, kind, finding, reason, and source. */
export function ConflictLine({ conflict }: { readonly conflict: Conflict }) {
  const { kind, grade, patientValue, sign, productValue, reason, source } = conflict;
  return (
    <PanelItem>
      <chakra.span display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1" alignItems="baseline" textStyle="meta">
        <GradeBadge grade={grade} />
        <span>
          <chakra.b fontWeight="semibold">{conflictKindLabels[kind]}</chakra.b>{' '}
          {`${patientValue} ${sign} ${productValue}: ${reason}`} <chakra.span color="fg.muted">{source}.</chakra.span>
        </span>
      </chakra.span>
    </PanelItem>
  );
}

/** A row of a panel. */
export const PanelItem = chakra('li', {
  base: {
    listStyleType: 'none',
    px: '4',
    py: '2',
    '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  },
});
