import { UpdateLocationUserDocument } from '@signa/core/operation/typed';
import { accessRevokedText, locationSwitch } from '@signa/core/practice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { numberedNotice, splitNumber } from '../../client/numbered';
import { useServices } from '../services/services';
import type { Assignment } from './practice';
import { usePractice } from './practice';
import { useLocationSelection } from './select-location';

/** Asks the server first; a refusal keeps the old location and says why. */
export function useLocationSwitch() {
  const { call, kept, cache, notices } = useServices();
  const { isImpersonating } = usePractice();
  const { select } = useLocationSelection();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const switchTo = async (target: Assignment) => {
    const plan = locationSwitch(target, isImpersonating);
    setBusy(true);
    const answer = await call(UpdateLocationUserDocument, plan.call, { idempotencyKey: crypto.randomUUID() });
    setBusy(false);
    if (!answer.ok) {
      const refused = answer.failure.code === 'FORBIDDEN' || answer.failure.code === 'NOT_FOUND';
      const title = refused ? accessRevokedText : splitNumber(answer.failure.message).said;
      notices.say(numberedNotice({ status: 'error', title }, answer.failure));
      if (refused) void cache.invalidateQueries({ queryKey: ['GetUserByUsername'] });
      return;
    }
    kept.write(plan.store);
    select(target.locationId);
    void cache.invalidateQueries({ queryKey: ['GetUserByUsername'] });
    void cache.invalidateQueries({ queryKey: ['featureFlags'] });
    await navigate(plan.goTo);
  };
  return { switchTo, busy };
}
