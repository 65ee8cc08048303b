import { wayText } from '@signa/core/administration';
import { errorNotice } from '@signa/core/base';
import {
  AddDelegatedUserDocument,
  DeleteDelegatedUserDocument,
  GetAccessEffectDocument,
  KeepAccessDocument,
  UpdateLocationUserDocument,
} from '@signa/core/contract/typed';
import { useCall } from '../../client/query/use-call';
import type { AccessChange } from '../../feature/access-effect/access-effect-note';
import { isLastAuthorizer, useLastAuthorizer } from '../../feature/access-effect/use-last-authorizer';
import { useAct } from '../../platform/act/use-act';
import { rightKey, type AccessRight } from './use-access-review';

interface RightActsOptions {
  readonly locationId: string;
  readonly right: AccessRight;
  readonly onRemoved: () => void;
  readonly onGivenBack: () => void;
  /** Something of it was otherwise than the page shows. */
  readonly onRefused: () => void;
}

/**
 * What may be done about a right: kept, taken away by the operation that does it, and given back by its opposite (A-252,
 * Each line has acts of its own, so that the next one can be answered while an answer is awaited.
 */
export function useRightActs({ locationId, right, onRemoved, onGivenBack, onRefused }: RightActsOptions) {
  const { locationUserId, way, vetId, state, delegationId, lastDay } = right;
  const object = { text: `${right.displayName}, ${wayText(right)}`, link: null };
  const failing = (title: string) => ({
    object,
    error: (message: string) => {
      onRefused();
      return errorNotice(title, message);
    },
  });
  const keeping = useAct(KeepAccessDocument, failing('The right was not kept'));
  const ending = useAct(DeleteDelegatedUserDocument, failing('The right was not taken away'));
  const giving = useAct(AddDelegatedUserDocument, failing('The right was not given back'));
  const switchingFails = failing('The assignment was not changed');
  const switching = useAct(UpdateLocationUserDocument, {
    ...switchingFails,
    error: (message, failure) => (isLastAuthorizer(failure) ? null : switchingFails.error(message)),
  });
  const last = useLastAuthorizer();
  const call = useCall();
  return {
    key: rightKey(right),
    /** Asked before the last user who can authorize at the location is switched off. */
    question: last.question,
    /** Whether a request would be left to nobody by that; asked before it is done without a question. */
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

/** What taking a right away changes. */
export function removalOf({ delegationId, locationUserId }: AccessRight): AccessChange {
  return delegationId === null
    ? { assignments: [{ locationUserId, isActive: false }] }
    : { removedDelegations: [delegationId] };
}
