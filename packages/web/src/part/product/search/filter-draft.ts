import { speciesCodes } from '@signa/core/clients';
import { allOption, deliveryTimes, type ProductFilters, productWeightIssues, timesToShip } from '@signa/core/catalog';
import { trimmed } from '@signa/core/base';

/** Filter values in the open panel before Apply: the selected values of each filter, and the weights as typed. */
export interface FilterDraft {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly minWeight: string;
  readonly maxWeight: string;
}

export function draftOf(filters: ProductFilters): FilterDraft {
  const { isPreferredPrescribed: preferred } = filters;
  return {
    values: {
      speciesId: filters.speciesId,
      flavorIds: filters.flavorIds,
      rxDeliveryDaysFilter: filters.rxDeliveryDaysFilter,
      isPreferredPrescribed: preferred === null ? [] : [String(preferred)],
      deliveryFilter: filters.deliveryFilter,
    },
    minWeight: filters.minProductWeight?.toString() ?? '',
    maxWeight: filters.maxProductWeight?.toString() ?? '',
  };
}

export const valuesOf = (draft: FilterDraft, key: string): readonly string[] => draft.values[key] ?? [];

export const withValues = (draft: FilterDraft, key: string, values: readonly string[]): FilterDraft => ({
  ...draft,
  values: { ...draft.values, [key]: values },
});

/** A single choice; the choice that filters nothing has no value (P-021). */
export const withChoice = (draft: FilterDraft, key: string, value: string): FilterDraft =>
  withValues(draft, key, value === allOption ? [] : [value]);

/** Weight in pounds; `null` for an empty field, NaN for invalid input. */
function readWeight(text: string): number | null {
  const written = trimmed(text);
  if (written === '') return null;
  return /^-?\d*\.?\d+$/.test(written) ? Number(written) : Number.NaN;
}

const noNumber = 'Enter the weight in pounds, such as 25';

/** Validation error of the weights, shown below them. */
export function weightErrorOf(draft: FilterDraft): string | null {
  const weights = weightsOf(draft);
  if (Object.values(weights).some(Number.isNaN)) return noNumber;
  return productWeightIssues(weights)[0]?.message ?? null;
}

const weightsOf = ({ minWeight, maxWeight }: FilterDraft) => ({
  minProductWeight: readWeight(minWeight),
  maxProductWeight: readWeight(maxWeight),
});

/** The panel's values as search filters. */
export function filtersOf(draft: FilterDraft): ProductFilters {
  const chosen = (key: string) => new Set<string>(valuesOf(draft, key));
  const [preferred] = valuesOf(draft, 'isPreferredPrescribed');
  return {
    speciesId: speciesCodes.filter((code) => chosen('speciesId').has(code)),
    flavorIds: valuesOf(draft, 'flavorIds'),
    rxDeliveryDaysFilter: timesToShip.filter((time) => chosen('rxDeliveryDaysFilter').has(time)),
    isPreferredPrescribed: preferred === undefined ? null : preferred === 'true',
    deliveryFilter: deliveryTimes.filter((time) => chosen('deliveryFilter').has(time)),
    ...weightsOf(draft),
  };
}
