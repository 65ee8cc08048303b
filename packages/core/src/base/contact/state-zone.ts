import { stateCode, type StateCode } from './state.js';

/** One zone per state. A state with several zones has the one where most of its people live. */
const zones: Readonly<Record<string, readonly StateCode[]>> = {
  'America/New_York': [
    ...(['CT', 'DE', 'DC', 'FL', 'GA', 'KY', 'ME', 'MD', 'MA', 'NH', 'NJ', 'NY'] as const),
    ...(['NC', 'OH', 'PA', 'RI', 'SC', 'VT', 'VA', 'WV'] as const),
  ],
  'America/Detroit': ['MI'],
  'America/Indiana/Indianapolis': ['IN'],
  'America/Chicago': [
    ...(['AL', 'AR', 'IL', 'IA', 'KS', 'LA', 'MN', 'MS', 'MO', 'NE'] as const),
    ...(['ND', 'OK', 'SD', 'TN', 'TX', 'WI'] as const),
  ],
  'America/Denver': ['CO', 'MT', 'NM', 'UT', 'WY'],
  'America/Boise': ['ID'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
};

/**
 * The time zone of a state: the default for a new location until support sets another one.
 *
 * @param state - a name or two-letter code, ignoring case
 * @returns an IANA name; `null` if the text is not one of the 51
 * @see README 2 of the requirements, C-046
 */
export function zoneOfState(state: string): string | null {
  const code = stateCode(state);
  if (code === null) return null;
  const found = Object.entries(zones).find(([, states]) => states.includes(code));
  return found?.[0] ?? null;
}
