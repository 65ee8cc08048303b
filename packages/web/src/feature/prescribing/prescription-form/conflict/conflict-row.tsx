import { chakra } from '@chakra-ui/react';
import { type Conflict, type ConflictGrade, conflictKindLabels } from '@signa/core/safety';
import { BookOpen, Pencil } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../../part/button/button';
import { kindIcons } from './kind-icon';
import { fitsRail } from '../../../../part/surface/room';

const signNames: Readonly<Record<Conflict['sign'], string>> = {
  '≠': 'differs from',
  '<': 'is below',
  '>': 'is above',
  '=': 'matches',
  '+': 'together with',
};

const signColors = {
  contraindicated: 'status.expired.fg',
  serious: 'status.near.fg',
  'worth-knowing': 'fg.muted',
} as const;

/** What the two sides of a kind are, where they aren't a fact of the patient and of the product. */
const sides: Readonly<Partial<Record<Conflict['kind'], { readonly patient: string; readonly product: string }>>> = {
  'days-supply': { patient: 'Patient, this prescription', product: 'Product, max shelf life' },
  course: { patient: 'Patient, this prescription', product: 'Product, longest course' },
};

interface ConflictRowProps {
  readonly conflict: Conflict;
  /** The icon color. */
  readonly tone: ConflictGrade;
  /** True if the panel's heading already shows the reason. */
  readonly isReasonShown?: boolean;
  readonly onCorrectWeight?: () => void;
}

/** The conflicting values of patient and product, why the conflict matters, and its source (P-087). */
export const ConflictRow = memo(function ConflictRow({
  conflict,
  tone,
  isReasonShown = false,
  onCorrectWeight,
}: ConflictRowProps) {
  const Icon = kindIcons[conflict.kind];
  return (
    <chakra.li
      listStyleType="none"
      display="grid"
      columnGap="4"
      rowGap="1"
      px="4"
      py="3"
      gridTemplateColumns="minmax(0, 1fr) 1.5rem minmax(0, 1fr)"
      css={{
        '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
        [fitsRail]: { gridTemplateColumns: '8.5rem minmax(0, 1fr) 1.5rem minmax(0, 1.2fr)' },
      }}
    >
      <chakra.span
        gridColumn="1 / -1"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        css={{
          [fitsRail]: {
            gridColumn: 'auto',
            gridRow: '1 / 3',
            flexDirection: 'column',
            alignItems: 'flex-start',
            justifyContent: 'flex-start',
          },
        }}
      >
        <chakra.span display="inline-flex" alignItems="center" gap="2" textStyle="name" minH="5">
          <chakra.span color="fg.muted" display="inline-flex">
            <Icon size={16} aria-hidden />
          </chakra.span>
          {conflictKindLabels[conflict.kind]}
        </chakra.span>
        {onCorrectWeight && (
          <Button variant="link" size="sm" px="0" h="auto" icon={Pencil} onClick={onCorrectWeight}>
            Correct weight
          </Button>
        )}
      </chakra.span>
      <Side label={sides[conflict.kind]?.patient ?? 'Patient'} value={conflict.patientValue} />
      <chakra.span
        alignSelf="start"
        // Beside the first line of the values, below their labels.
        pt="4"
        textAlign="center"
        fontWeight="semibold"
        fontSize="1rem"
        lineHeight="1.25rem"
        color={signColors[tone]}
      >
        <span aria-hidden>{conflict.sign}</span>
        <chakra.span srOnly>{signNames[conflict.sign]}</chakra.span>
      </chakra.span>
      <Side label={sides[conflict.kind]?.product ?? 'Product'} value={conflict.productValue} />
      <chakra.p
        gridColumn="1 / -1"
        display="flex"
        gap="2"
        textStyle="meta"
        color="fg.muted"
        css={{ [fitsRail]: { gridColumn: '2 / -1' } }}
      >
        <BookOpen size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
        <span>
          {!isReasonShown && `${conflict.reason} `}
          <chakra.b fontWeight="semibold">{conflict.ruleId ? `Rule ${conflict.ruleId}:` : 'Source:'}</chakra.b>{' '}
          {conflict.source}.
        </span>
      </chakra.p>
    </chakra.li>
  );
});

function Side({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <chakra.span minW="0" overflowWrap="anywhere">
      <chakra.span display="block" textStyle="label" color="fg.subtle">
        {label}
      </chakra.span>
      <chakra.span textStyle="name">{value}</chakra.span>
    </chakra.span>
  );
}
