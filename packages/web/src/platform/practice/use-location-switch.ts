import { personRead } from '@signa/core/administration';
import { GetUserByUsernameDocument, UpdateLocationUserDocument } from '@signa/core/contract/typed';
import { accessRevokedText, locationSwitch, type SwitchTarget } from '@signa/core/practice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { impersonatedUsername } from '../../client/browser-storage';
import { withNoticeRequestId, splitRequestId } from '../../client/request-id';
import { operationQuery } from '../../client/query/use-operation';
import { useServices } from '../services/services';
import { usePractice } from './practice';
import { useLocationSelection } from './select-location';

/** Asks the server before switching. On a refusal, keeps the current location and shows the reason. */
export function useLocationSwitch() {
  const { call, kept, cache, identity, notices } = useServices();
  const { user, assignments, isImpersonating } = usePractice();
  const { select } = useLocationSelection();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  /** Prefetches what the first page needs at the new location. */
  const readAt = async ({ id, locationId }: SwitchTarget) => {
    const username = impersonatedUsername(kept) ?? identity.current()?.username ?? user.username;
    const asked = personRead(username, { selectedLocationId: locationId, locationUserId: null });
    const query = operationQuery(call, GetUserByUsernameDocument, asked);
    if (assignments.some((one) => one.id === id)) {
      cache.setQueryData(query.queryKey, { userByUsername: user });
      return () => void cache.invalidateQueries({ queryKey: ['GetUserByUsername'] });
    }
    // The page reports its own failed reads.
    await cache.query({ ...query, staleTime: 0 }).catch(() => undefined);
    return () => undefined;
  };

  const switchTo = async (target: SwitchTarget) => {
    const plan = locationSwitch(target, isImpersonating);
    setBusy(true);
    const answer = await call(UpdateLocationUserDocument, plan.call, { idempotencyKey: crypto.randomUUID() });
    if (!answer.ok) {
      setBusy(false);
      const refused = answer.failure.code === 'FORBIDDEN' || answer.failure.code === 'NOT_FOUND';
      const title = refused ? accessRevokedText : splitRequestId(answer.failure.message).said;
      notices.show(withNoticeRequestId({ status: 'error', title }, answer.failure));
      if (refused) void cache.invalidateQueries({ queryKey: ['GetUserByUsername'] });
      return;
    }
    const refresh = await readAt(target);
    setBusy(false);
    kept.write(plan.store);
    select(target.locationId);
    refresh();
    void cache.invalidateQueries({ queryKey: ['featureFlags'] });
    await navigate(plan.goTo);
  };
  return { switchTo, busy };
}
