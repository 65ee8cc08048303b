import { stateCode, type StateCode } from './state.js';

/** One zone a state; a state with several has the one in which most of its people live. */
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
 * The time zone of a state: what a new location's calendar day is told by until support sets another one.
 *
 * @param state - a name or two-letter code, whatever the case
 * @returns an IANA name; `null` for a text that is none of the 51
 * @see README 2 of the requirements, C-046
 */
export function zoneOfState(state: string): string | null {
  const code = stateCode(state);
  if (code === null) return null;
  const found = Object.entries(zones).find(([, states]) => states.includes(code));
  return found?.[0] ?? null;
}
