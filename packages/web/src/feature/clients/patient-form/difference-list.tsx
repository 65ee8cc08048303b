import { chakra } from '@chakra-ui/react';
import {
  patientDifferenceText,
  pimsUpdateText,
  shownDifference,
  type SyncedPatientDifference,
} from '@signa/core/clients';
import { changeText } from '@signa/core/practice';
import { ArrowRight, Undo2, X } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { Button } from '../../../part/button/button';
import { IconButton } from '../../../part/button/icon-button';
import { useRestoredFocus } from '../../../part/field/use-restored-focus';
import { usePractice } from '../../../platform/practice/practice';
import { DifferenceHead } from '../../pims/pims-difference/difference-head';
import type { PatientFormState } from './use-patient-form';

/**
 * The patient's values that differ in the PIMS: the old and the new one, and a cross button that keeps the old one
 * (C-104).
 */
export function DifferenceList({ state }: { readonly state: PatientFormState }) {
  const { offered, accepted } = state;
  const { location } = usePractice();
  if (offered.length === 0) return null;
  return (
    <DifferenceHead title={pimsUpdateText} text={patientDifferenceText(offered.length, accepted.length)}>
      <ul>
        {offered.map((difference) => (
          <Row
            key={difference.field}
            difference={difference}
            source={changeText(difference.side, state.fieldOf(difference.field), location.timeZone)}
            isAccepted={accepted.includes(difference)}
            onDecline={() => state.decline(difference)}
            onAccept={() => state.accept(difference)}
          />
        ))}
      </ul>
    </DifferenceHead>
  );
}

interface RowProps {
  readonly difference: SyncedPatientDifference;
  /** The source of the difference: where, when, and by whom the value changed (C-256). */
  readonly source: string;
  readonly isAccepted: boolean;
  readonly onDecline: () => void;
  readonly onAccept: () => void;
}

function Row({ difference, source, isAccepted, onDecline, onAccept }: RowProps) {
  const { label, before, after } = shownDifference(difference);
  const { place, keeping } = useRestoredFocus<HTMLLIElement>(isAccepted);
  return (
    <chakra.li
      ref={place}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '8rem minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="3"
      minH="2.25rem"
      px="3"
      py="1"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.span textStyle="strong" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {label}
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minW="0" overflowWrap="anywhere">
        <Value as={isAccepted ? 'del' : 'span'} isChosen={!isAccepted}>
          {before}
        </Value>
        <ArrowRight size={14} aria-label="in PIMS" />
        <Value as={isAccepted ? 'ins' : 'del'} isChosen={isAccepted}>
          {after}
        </Value>
        <chakra.span flexBasis="full" textStyle="meta" color="fg.subtle">
          {source}
        </chakra.span>
      </chakra.span>
      {isAccepted ? (
        <IconButton icon={X} label={`Keep ${label} ${before}`} onClick={keeping(onDecline)} />
      ) : (
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <Badge icon={Undo2}>Kept</Badge>
          <Button
            variant="link"
            size="sm"
            px="0"
            aria-label={`Undo, take ${label} ${after}`}
            onClick={keeping(onAccept)}
          >
            Undo
          </Button>
        </chakra.span>
      )}
    </chakra.li>
  );
}

interface ValueProps {
  readonly as: 'span' | 'del' | 'ins';
  /** True for the value that Save stores. */
  readonly isChosen: boolean;
  readonly children: string;
}

const Value = ({ as, isChosen, children }: ValueProps) => (
  <chakra.span
    as={as}
    color={isChosen ? undefined : 'fg.muted'}
    textStyle={isChosen ? 'name' : undefined}
    textDecoration={as === 'del' ? undefined : 'none'}
  >
    {children}
  </chakra.span>
);
