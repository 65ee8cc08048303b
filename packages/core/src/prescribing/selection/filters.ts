import { deliveryDaysOf, type TimeToShip, type TimeToShipChoice } from '../../catalog/product/index.js';

/** A user's filters. */
export interface SelectionFilters {
  readonly flavorIds: readonly string[];
  /** `null` until one is chosen (P-033). */
  readonly timeToShip: TimeToShipChoice;
}

/** No filters; the state after choosing a family (P-029). */
export const noFilters: SelectionFilters = { flavorIds: [], timeToShip: null };

/** The widest filters: every delivery time, which excludes nothing (P-033). */
export const widestFilters: SelectionFilters = { flavorIds: [], timeToShip: 'All' };

/** Whether a filter is set; the default of the first three delivery times does not count (P-025, P-033). */
export function hasFilters({ flavorIds, timeToShip }: SelectionFilters): boolean {
  return flavorIds.length > 0 || timeToShip !== null;
}

/** The filter values to send (P-033, P-199, P-202). */
export function sentFilters({ flavorIds, timeToShip }: SelectionFilters): {
  readonly flavorIds: string[] | undefined;
  readonly rxDeliveryDaysFilter: TimeToShip[];
} {
  return {
    flavorIds: flavorIds.length > 0 ? [...flavorIds] : undefined,
    rxDeliveryDaysFilter: [...deliveryDaysOf(timeToShip)],
  };
}
