import { addDays, type PlainDate } from '../../base/time/index.js';

/** Number of days ahead for which expirations are shown. */
export const endingSoonDays = 90;

/** The kinds of expirations, as named by the page. */
export const endingKinds = ['license', 'dea', 'delegation'] as const;
export type EndingKind = (typeof endingKinds)[number];

export const endingKindLabels: Readonly<Record<EndingKind, string>> = {
  license: 'Vet license',
  dea: 'DEA registration',
  delegation: 'Delegation',
};

/**
 * The latest expiration that is shown.
 *
 * @see A-293
 */
export const lastShownEnd = (today: PlainDate): PlainDate => addDays(today, endingSoonDays);
