import { deliveryDaysOf, type TimeToShip, type TimeToShipChoice } from '../../catalog/product/index.js';

/** What a person narrows the choice by. */
export interface SelectionFilters {
  readonly flavorIds: readonly string[];
  /** `null` until one is chosen (P-033). */
  readonly timeToShip: TimeToShipChoice;
}

/** Nothing narrowed; what choosing a family goes back to (P-029). */
export const noFilters: SelectionFilters = { flavorIds: [], timeToShip: null };

/** As little narrowed as can be: every time to ship, which leaves nothing out (P-033). */
export const widestFilters: SelectionFilters = { flavorIds: [], timeToShip: 'All' };

/** Whether a filter is set; the first three times to ship that are sent unasked are none (P-025, P-033). */
export function hasFilters({ flavorIds, timeToShip }: SelectionFilters): boolean {
  return flavorIds.length > 0 || timeToShip !== null;
}

/** What the filters send (P-033, P-199, P-202). */
export function sentFilters({ flavorIds, timeToShip }: SelectionFilters): {
  readonly flavorIds: string[] | undefined;
  readonly rxDeliveryDaysFilter: TimeToShip[];
} {
  return {
    flavorIds: flavorIds.length > 0 ? [...flavorIds] : undefined,
    rxDeliveryDaysFilter: [...deliveryDaysOf(timeToShip)],
  };
}
