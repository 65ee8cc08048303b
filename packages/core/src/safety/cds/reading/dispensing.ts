import type { FhirDosage, FhirMedicationRequest, FhirQuantity } from '../fhir/index.js';

/** What one fill of a request consists of. */
interface Supply {
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly days: number | null;
  readonly refills: number | null;
}

const daysIn: Readonly<Record<string, number>> = { d: 1, day: 1, days: 1, wk: 7, week: 7, weeks: 7 };

function daysOf(duration: FhirQuantity | null | undefined): number | null {
  const factor = [duration?.code, duration?.unit].flatMap((text) => {
    const unit = text?.toLowerCase() ?? '';
    return Object.hasOwn(daysIn, unit) ? (daysIn[unit] ?? []) : [];
  })[0];
  const days = duration?.value;
  return factor !== undefined && typeof days === 'number' && days > 0 ? days * factor : null;
}

/** The quantity, days supply and refills of a request. */
export function supplyOf({ dispenseRequest }: Pick<FhirMedicationRequest, 'dispenseRequest'>): Supply {
  const { quantity, expectedSupplyDuration, numberOfRepeatsAllowed } = dispenseRequest ?? {};
  return {
    quantity: quantity?.value ?? null,
    unit: quantity?.unit?.slice(0, 40) ?? null,
    days: daysOf(expectedSupplyDuration),
    refills: numberOfRepeatsAllowed ?? null,
  };
}

/** The directions as text; `null` without one. */
export function directionsOf(dosages: readonly FhirDosage[]): string | null {
  const texts = dosages.map(({ text, patientInstruction }) => (text ?? patientInstruction ?? '').trim());
  return texts.filter(Boolean).join(', then ').slice(0, 1000) || null;
}
