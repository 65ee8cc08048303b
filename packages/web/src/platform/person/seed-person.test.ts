import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from '../../client/browser-storage';
import { chainOf } from '../../testing/chain';
import { sampleUser } from '../../testing/sample-practice';
import { pendingAnswers } from './seed-person';

const chain = chainOf(20);
const username = 'maya.okafor@wren.example';

function keeping(values: Readonly<Record<string, string>>) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  return createBrowserStorage(localStorage, sessionStorage);
}

/** Responses that the server embeds in the page for a user whose cookie names their last location. */
function came(cookie: string | null, assignments = chain) {
  const selected = chain.filter(({ locationId }) => locationId === (cookie ?? '1'));
  const locationsUsers = assignments.length > 12 ? selected : [...assignments];
  const user = { ...sampleUser({ locationsUsers: [...assignments] }), locationsUsers };
  const variables = { username, ...(cookie !== null && { selectedLocationId: cookie }), most: 12 };
  return [{ name: 'GetUserByUsername', variables, data: { userByUsername: user } }] as const;
}
const asked = (answers: Parameters<typeof pendingAnswers>[0], kept: Readonly<Record<string, string>>) =>
  pendingAnswers(answers, keeping(kept)).map(({ variables }) => variables);

describe('responses embedded in the page', () => {
  it('A-475 replace the requests of the portal when both use the same location', () => {
    expect(asked(came('7'), { selectedLocationId: '7' })).toEqual([{ username, selectedLocationId: '7', most: 12 }]);
    // Without a stored location, the portal starts at the primary location, as does the cookie.
    expect(asked(came('1'), {})).toEqual([{ username, most: 12 }]);
    // The stored location is not one of the user's locations.
    expect(asked(came(null), { selectedLocationId: '99' })).toEqual([{ username, selectedLocationId: '99', most: 12 }]);
  });

  it('A-475 A-041 are requested again when the portal uses another one of many locations', () => {
    expect(asked(came('7'), { selectedLocationId: '8' })).toEqual([{ username, selectedLocationId: '7', most: 12 }]);
    expect(asked(came('7'), {})).toEqual([{ username, selectedLocationId: '7', most: 12 }]);
  });

  it('A-475 serve any location of a user with few locations, and include refusals', () => {
    const few = chain.slice(0, 12);
    expect(asked(came('7', few), { selectedLocationId: '8' })).toEqual([
      { username, selectedLocationId: '8', most: 12 },
    ]);
    const failure = { code: 'FORBIDDEN', message: 'No.', issues: [], data: {} } as const;
    const refused = [
      { name: 'GetUserByUsername', variables: { username, selectedLocationId: '7', most: 12 }, failure },
    ] as const;
    expect(asked(refused, {})).toEqual([{ username, most: 12 }]);
    const other = [{ name: 'featureFlags', variables: { locationId: '7' }, data: { featureFlags: [] } }] as const;
    expect(asked(other, { selectedLocationId: '8' })).toEqual([{ locationId: '7' }]);
  });
});
