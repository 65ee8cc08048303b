/** The options for time to ship, in business days (P-021). */
export const timesToShip = ['1-2', '2-3', '3-5', '5+'] as const;
export type TimeToShip = (typeof timesToShip)[number];

/** The options for delivery, in days (P-021). */
export const deliveryTimes = ['2-3', '3-4'] as const;
export type DeliveryTime = (typeof deliveryTimes)[number];

/** Business days until shipment; `null` if unknown. */
export type ShipDays = { readonly min: number; readonly max: number } | null;

/**
 * The time to ship of a product, by the later day, which can be promised. Unknown days count as the longest, so that
 * All, which sends every option, excludes nothing.
 *
 * @see P-021, P-022, P-033
 */
export function timeToShipOf(days: ShipDays): TimeToShip {
  if (days === null || days.max > 5) return '5+';
  if (days.max > 3) return '3-5';
  return days.max > 2 ? '2-3' : '1-2';
}

/**
 * The delivery time of a product: 2-3 days if it ships within three, 3-4 days if it ships by the fourth, otherwise
 * none.
 *
 * @see P-021, P-022
 */
export function deliveryTimeOf(days: ShipDays): DeliveryTime | null {
  if (days === null) return null;
  if (days.max <= 3) return '2-3';
  return days.min <= 4 ? '3-4' : null;
}

/** The default times to ship, both in the portal and on the server (P-033, P-202). */
export const defaultTimesToShip: readonly TimeToShip[] = ['1-2', '2-3', '3-5'];

/** The selected time to ship: none yet, All, or one. */
export type TimeToShipChoice = TimeToShip | 'All' | null;

/**
 * The value of `rxDeliveryDaysFilter` for a selection: by default the first three, for All these and 5+, otherwise the
 * option itself.
 *
 * @see P-033
 */
export function deliveryDaysOf(choice: TimeToShipChoice): readonly TimeToShip[] {
  if (choice === null) return defaultTimesToShip;
  return choice === 'All' ? timesToShip : [choice];
}

/** The labels of times to ship, '1 to 2 business days' (P-021). */
export const timeToShipLabels: Readonly<Record<TimeToShip, string>> = {
  '1-2': '1 to 2 business days',
  '2-3': '2 to 3 business days',
  '3-5': '3 to 5 business days',
  '5+': '5+ business days',
};
