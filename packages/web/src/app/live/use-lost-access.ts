import { personRead } from '@signa/core/administration';
import { GetUserByUsernameDocument } from '@signa/core/contract/typed';
import { accessLostNotice } from '@signa/core/practice';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { impersonatedUsername } from '../../client/browser-storage';
import { operationQuery } from '../../client/query/use-operation';
import { storedLocation } from '../../platform/person/stored-location';
import { usePractice } from '../../platform/practice/practice';
import { forgetRecentsAt } from '../../platform/recents/stored-recents';
import { useServices } from '../../platform/services/services';

/**
 * Reloads the user after the server closes the location's stream. If the assignment there is no longer active, drops
 * the location's cached data and shows the reason.
 */
export function useLostAccess(locationId: string) {
  const { call, kept, identity, notices } = useServices();
  const { location } = usePractice();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const username = impersonatedUsername(kept) ?? identity.current()?.username;
    if (username === undefined) return;
    // If the user is signed out, the request itself redirects to the login page.
    const asked = personRead(username, storedLocation(kept));
    const answer = await call(GetUserByUsernameDocument, asked);
    if (!answer.ok) return;
    const now = answer.data.userByUsername;
    const isThere = now?.workplaces.some((one) => one.locationId === locationId) ?? false;
    const { queryKey } = operationQuery(call, GetUserByUsernameDocument, asked);
    const read = cache.getQueryCache().findAll({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    cache.setQueryData(queryKey, answer.data);
    if (isThere) return;
    notices.show(accessLostNotice(location.name));
    forgetRecentsAt(locationId);
    await navigate('/dashboard');
    for (const query of read) cache.getQueryCache().remove(query);
  };
}
