import type { DeaSchedule } from '../catalog/product/product.js';

/** What a product says of its control; the last schedule is none that is known. */
export const schedules = [null, 'C-I', 'C-II', 'C-III', 'C-IV', 'C-V', 'C-IX'] as const;

export interface Control {
  readonly isMarked: boolean;
  readonly schedule: (typeof schedules)[number];
}

export const controlOf = ({ isMarked, schedule }: Control) => ({
  isControlled: isMarked,
  deaSchedule: schedule as DeaSchedule | null,
});

/** Either field says so (P-043). */
export const isControlledHere = ({ isMarked, schedule }: Control) => isMarked || schedule !== null;
/** C-II to C-V may be prescribed; C-I, no schedule and one that nobody knows may not (P-115). */
export const isLawful = ({ schedule }: Control) => schedule !== null && schedule !== 'C-I' && schedule !== 'C-IX';

const at = (state: string, isActive = true) => ({ isActive, state });
const places = {
  nowhere: [],
  'in NJ': [at('NJ')],
  'in NY': [at('NY')],
  'in new york, spelled out': [at('new york')],
  'in NJ and NY': [at('NJ'), at('NY')],
  'in NY, no longer active': [at('NY', false), at('NJ')],
  'in a state that nobody knows': [at('Atlantis')],
} as const;
export type Place = keyof typeof places;

export const placeNames = Object.keys(places) as Place[];
export const addressesAt = (place: Place) => places[place] as readonly { isActive: boolean; state: string }[];

/** Schedule II is mailed from everywhere (P-114). */
export const isMailed = ({ schedule, place }: Control & { readonly place: Place }) =>
  schedule === 'C-II' || asksForMail(place);

/** New York's rule holds where an active address may be there (P-114); a state that nobody knows may be (P-273). */
const asksForMail = (place: Place) => place !== 'nowhere' && place !== 'in NJ' && place !== 'in NY, no longer active';
