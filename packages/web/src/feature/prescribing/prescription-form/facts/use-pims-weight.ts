import { isWeightUnit, type WeightUnit } from '@signa/core/clients';
import { changeText, keptOf } from '@signa/core/practice';
import { usePractice } from '../../../../platform/practice/practice';
import { usePatientSync } from '../../../pims/pims-difference/use-patient-sync';
import type { FormPatient } from '../state/setting';

export interface PimsWeight {
  /** For example '15.2 lbs'. */
  readonly label: string;
  readonly weight: number;
  readonly unit: WeightUnit;
  /** For example 'Changed in PIMS, seen 11-21-2026' (C-256). */
  readonly source: string;
}

/**
 * The weight of a linked patient in the PIMS; `null` if it differs only because of a change in Signa, or if it was
 * declined before (C-100, C-256).
 *
 * @see P-354
 */
export function usePimsWeight(patient: FormPatient): PimsWeight | null {
  const { location } = usePractice();
  const { differences, fields } = usePatientSync(patient);
  const found = differences.find(({ field, side }) => field === 'weight' && side !== 'here');
  const { weight, weightUnit: unit } = found?.change ?? {};
  if (!found || weight == null || !isWeightUnit(unit)) return null;
  return {
    label: found.after,
    weight,
    unit,
    source: changeText(found.side, keptOf(fields, 'weight'), location.timeZone),
  };
}
