import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from '../../client/browser-storage';
import { chainOf } from '../../testing/chain';
import { sampleUser } from '../../testing/sample-practice';
import { answersAsAsked } from './seed-person';

const chain = chainOf(20);
const username = 'maya.okafor@wren.example';

function keeping(values: Readonly<Record<string, string>>) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  return createBrowserStorage(localStorage, sessionStorage);
}

/** What the server answers with a page, of a user who worked last at the location of the cookie. */
function came(cookie: string | null, assignments = chain) {
  const selected = chain.filter(({ locationId }) => locationId === (cookie ?? '1'));
  const locationsUsers = assignments.length > 12 ? selected : [...assignments];
  const user = { ...sampleUser({ locationsUsers: [...assignments] }), locationsUsers };
  const variables = { username, ...(cookie !== null && { selectedLocationId: cookie }), most: 12 };
  return [{ name: 'GetUserByUsername', variables, data: { userByUsername: user } }] as const;
}
const asked = (answers: Parameters<typeof answersAsAsked>[0], kept: Readonly<Record<string, string>>) =>
  answersAsAsked(answers, keeping(kept)).map(({ variables }) => variables);

describe('the answers that came with a page', () => {
  it('A-475 are those that the portal asks for, where both work at the same location', () => {
    expect(asked(came('7'), { selectedLocationId: '7' })).toEqual([{ username, selectedLocationId: '7', most: 12 }]);
    // Nothing is kept: the portal begins at the primary location, where the cookie leads too.
    expect(asked(came('1'), {})).toEqual([{ username, most: 12 }]);
    // What is kept is no location of the user.
    expect(asked(came(null), { selectedLocationId: '99' })).toEqual([{ username, selectedLocationId: '99', most: 12 }]);
  });

  it('A-475 A-041 are asked for again where the portal works at another location of many', () => {
    expect(asked(came('7'), { selectedLocationId: '8' })).toEqual([{ username, selectedLocationId: '7', most: 12 }]);
    expect(asked(came('7'), {})).toEqual([{ username, selectedLocationId: '7', most: 12 }]);
  });

  it('A-475 serve any location of a user with few, and a refusal serves as well', () => {
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
