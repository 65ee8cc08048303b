import type { DeaSchedule } from '../catalog/product/product.js';

/** Facts about a product's control status; the last schedule is an unknown one. */
export const schedules = [null, 'C-I', 'C-II', 'C-III', 'C-IV', 'C-V', 'C-IX'] as const;

export interface Control {
  readonly isMarked: boolean;
  readonly schedule: (typeof schedules)[number];
}

export const controlOf = ({ isMarked, schedule }: Control) => ({
  isControlled: isMarked,
  deaSchedule: schedule as DeaSchedule | null,
});

/** Either field is sufficient (P-043). */
export const isControlledHere = ({ isMarked, schedule }: Control) => isMarked || schedule !== null;
/** C-II to C-V can be prescribed; C-I, a missing schedule, and an unknown one cannot (P-115). */
export const isLawful = ({ schedule }: Control) => schedule !== null && schedule !== 'C-I' && schedule !== 'C-IX';

const at = (state: string, isActive = true) => ({ isActive, state });
const places = {
  nowhere: [],
  'in NJ': [at('NJ')],
  'in NY': [at('NY')],
  'in new york, spelled out': [at('new york')],
  'in NJ and NY': [at('NJ'), at('NY')],
  'in NY, inactive': [at('NY', false), at('NJ')],
  'in an unknown state': [at('Atlantis')],
} as const;
export type Place = keyof typeof places;

export const placeNames = Object.keys(places) as Place[];
export const addressesAt = (place: Place) => places[place] as readonly { isActive: boolean; state: string }[];

/** Schedule II is mailed from everywhere (P-114). */
export const isMailed = ({ schedule, place }: Control & { readonly place: Place }) =>
  schedule === 'C-II' || asksForMail(place);

/**
 * New York's rule applies where an active address could be there (P-114); an unknown state could be New York (P-273).
 */
const asksForMail = (place: Place) => place !== 'nowhere' && place !== 'in NJ' && place !== 'in NY, inactive';
