import { chakra } from '@chakra-ui/react';
import { usePimsWeight } from '../facts/use-pims-weight';
import type { FormPatient } from '../state/setting';
import { Beside } from './summary-row';

/** The PIMS weight, beside the one that is signed (P-354). */
export function PimsWeightBeside({ patient }: { readonly patient: FormPatient }) {
  const theirs = usePimsWeight(patient);
  if (!theirs) return null;
  return (
    <Beside color="status.near.fg">
      <chakra.span whiteSpace="nowrap">{`PIMS: ${theirs.label}`}</chakra.span>
    </Beside>
  );
}
