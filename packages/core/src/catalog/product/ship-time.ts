/** The choices of time to ship, in business days (P-021). */
export const timesToShip = ['1-2', '2-3', '3-5', '5+'] as const;
export type TimeToShip = (typeof timesToShip)[number];

/** The choices of delivery, in days (P-021). */
export const deliveryTimes = ['2-3', '3-4'] as const;
export type DeliveryTime = (typeof deliveryTimes)[number];

/** Business days until something leaves; `null` when nobody knows. */
export type ShipDays = { readonly min: number; readonly max: number } | null;

/**
 * The one time to ship of a product: by the later day, for that is what can be promised. Unknown days promise nothing
 * and count as the longest, so that All, which sends every choice, leaves nothing out.
 *
 * @see P-021, P-022, P-033
 */
export function timeToShipOf(days: ShipDays): TimeToShip {
  if (days === null || days.max > 5) return '5+';
  if (days.max > 3) return '3-5';
  return days.max > 2 ? '2-3' : '1-2';
}

/**
 * The delivery a product counts as: 2-3 days when it leaves within three, 3-4 days when it may leave by the fourth,
 * else none.
 *
 * @see P-021, P-022
 */
export function deliveryTimeOf(days: ShipDays): DeliveryTime | null {
  if (days === null) return null;
  if (days.max <= 3) return '2-3';
  return days.min <= 4 ? '3-4' : null;
}

/** What is sent until somebody chooses a time to ship, and what the server takes when nothing is sent (P-033, P-202). */
export const defaultTimesToShip: readonly TimeToShip[] = ['1-2', '2-3', '3-5'];

/** The choice of a time to ship: nothing chosen yet, All, or one. */
export type TimeToShipChoice = TimeToShip | 'All' | null;

/**
 * What a choice sends as `rxDeliveryDaysFilter`: until one is chosen the first three, All these and 5+, any other itself.
 *
 * @see P-033
 */
export function deliveryDaysOf(choice: TimeToShipChoice): readonly TimeToShip[] {
  if (choice === null) return defaultTimesToShip;
  return choice === 'All' ? timesToShip : [choice];
}

/** How a time to ship reads, '1 to 2 business days' (P-021). */
export const timeToShipLabels: Readonly<Record<TimeToShip, string>> = {
  '1-2': '1 to 2 business days',
  '2-3': '2 to 3 business days',
  '3-5': '3 to 5 business days',
  '5+': '5+ business days',
};
