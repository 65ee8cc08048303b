import { addDays, type PlainDate } from '../../base/time/index.js';

/** Days ahead within which an end is shown. */
export const endingSoonDays = 90;

/** What ends, as the page names it. */
export const endingKinds = ['license', 'dea', 'delegation'] as const;
export type EndingKind = (typeof endingKinds)[number];

export const endingKindLabels: Readonly<Record<EndingKind, string>> = {
  license: 'Vet license',
  dea: 'DEA registration',
  delegation: 'Delegation',
};

/**
 * The last day of which an end is shown.
 *
 * @see A-293
 */
export const lastShownEnd = (today: PlainDate): PlainDate => addDays(today, endingSoonDays);
