import { grantText } from '@signa/core/administration';
import { errorNotice } from '@signa/core/base';
import {
  AddDelegatedUserDocument,
  DeleteDelegatedUserDocument,
  GetAccessEffectDocument,
  KeepAccessDocument,
  UpdateLocationUserDocument,
} from '@signa/core/contract/typed';
import { useCall } from '../../client/query/use-call';
import type { AccessChange } from '../../feature/administration/access-effect/access-effect-note';
import { isLastAuthorizer, useLastAuthorizer } from '../../feature/administration/access-effect/use-last-authorizer';
import { useMutation } from '../../platform/mutation/use-mutation';
import { rightKey, type AccessRight } from './use-access-review';

interface RightActionsOptions {
  readonly locationId: string;
  readonly right: AccessRight;
  readonly onRemoved: () => void;
  readonly onGivenBack: () => void;
  /** Called when the server's data differs from the page. */
  readonly onRefused: () => void;
}

/**
 * The actions on a right: keep it, remove it with the matching mutation, or restore it. Each line has
 * its own mutation hooks, so that the next right can be answered while a response is pending.
 */
export function useRightActions({ locationId, right, onRemoved, onGivenBack, onRefused }: RightActionsOptions) {
  const { locationUserId, way, vetId, state, delegationId, lastDay } = right;
  const object = { text: `${right.displayName}, ${grantText(right)}`, link: null };
  const failing = (title: string) => ({
    object,
    error: (message: string) => {
      onRefused();
      return errorNotice(title, message);
    },
  });
  const keeping = useMutation(KeepAccessDocument, failing("We couldn't keep the right"));
  const ending = useMutation(DeleteDelegatedUserDocument, failing("We couldn't remove the right"));
  const giving = useMutation(AddDelegatedUserDocument, failing("We couldn't restore the right"));
  const switchingFails = failing("We couldn't change the assignment");
  const switching = useMutation(UpdateLocationUserDocument, {
    ...switchingFails,
    error: (message, failure) => (isLastAuthorizer(failure) ? null : switchingFails.error(message)),
  });
  const last = useLastAuthorizer();
  const call = useCall();
  return {
    key: rightKey(right),
    /** Asks before deactivating the last user who can authorize at the location. */
    question: last.question,
    /**
     * Whether removal would leave requests without an owner; checked before removing without a confirmation.
     */
    leavesRequests: async () => {
      const answer = await call(GetAccessEffectDocument, { locationId, input: removalOf(right) });
      return !answer.ok || answer.data.accessEffect.strandedRequests > 0;
    },
    busy: keeping.busy || ending.busy || giving.busy || switching.busy,
    keep: async () => (await keeping.run({ locationId, input: { locationUserId, way, vetId, state } })).ok,
    remove: async () => {
      const { ok } =
        delegationId === null
          ? await last.save((accepted) =>
              switching.run({ id: locationUserId, input: { isActive: false, ...accepted } }),
            )
          : await ending.run({ ids: [delegationId] });
      if (ok) onRemoved();
      return ok;
    },
    giveBack: async () => {
      const { ok } =
        delegationId === null
          ? await switching.run({ id: locationUserId, input: { isActive: true } })
          : await giving.run({
              delegations: [{ locationUserId: vetId, delegatedLocationUserId: locationUserId, lastDay }],
            });
      if (ok) onGivenBack();
      return ok;
    },
  } as const;
}

/** The change that removes a right. */
export function removalOf({ delegationId, locationUserId }: AccessRight): AccessChange {
  return delegationId === null
    ? { assignments: [{ locationUserId, isActive: false }] }
    : { removedDelegations: [delegationId] };
}
