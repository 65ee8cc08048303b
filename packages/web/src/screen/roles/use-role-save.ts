import type { Notice } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { GetRoleEffectDocument, UpdateRoleDocument } from '@signa/core/contract/typed';
import { roleNotSaved, roleUpdated } from '@signa/core/administration';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCall } from '../../client/query/use-call';
import { isLastAuthorizer, useLastAuthorizer } from '../../feature/administration/access-effect/use-last-authorizer';
import { useMutation } from '../../platform/mutation/use-mutation';

type RoleSave = Operations['UpdateRole']['variables'];
export type Effect = Operations['GetRoleEffect']['data']['roleEffect'];

/** A change that affects users and has to be confirmed. */
interface Waiting {
  readonly save: RoleSave;
  readonly effect: Effect;
}

interface RoleSaveOptions {
  readonly onSaved: () => void;
  /** The user declined to leave locations without anyone who can authorize. */
  readonly onConfirmed: () => void;
  /** Nothing was saved; `isStale` if another user changed the role. */
  readonly onRefused: (notice: Notice, isStale: boolean) => void;
}

/** @public The compiler names it in the declarations of another file. */
export interface RoleSaving {
  readonly ask: (save: RoleSave) => Promise<void>;
  /** The change affects users and waits for confirmation. */
  readonly effect: Effect | null;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
  readonly busy: boolean;
  /** Asks before the last user who can authorize at a location loses that permission. */
  readonly question: ReactNode;
}

/** Saves a role: immediately if nobody is affected, or else after the user reviewed the effect. */
export function useRoleSave({ onSaved, onConfirmed, onRefused }: RoleSaveOptions): RoleSaving {
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const act = useMutation(UpdateRoleDocument, { success: roleUpdated });
  const last = useLastAuthorizer('Keep the role as it is');

  const send = async (save: RoleSave) => {
    const answer = await last.save((accepted) => act.run({ ...save, input: { ...save.input, ...accepted } }));
    setWaiting(null);
    if (answer.ok) return onSaved();
    if (isLastAuthorizer(answer.failure)) return onConfirmed();
    const { code, message } = answer.failure;
    onRefused(roleNotSaved(code, message), code === 'CONFLICT');
  };
  const ask = async (save: RoleSave) => {
    if (asking || act.busy) return;
    setAsking(true);
    const answer = await call(GetRoleEffectDocument, save);
    setAsking(false);
    if (!answer.ok) return onRefused(roleNotSaved(answer.failure.code, answer.failure.message), false);
    const { roleEffect } = answer.data;
    if (roleEffect.peopleCount > 0) setWaiting({ save, effect: roleEffect });
    else await send(save);
  };
  return {
    ask,
    effect: waiting?.effect ?? null,
    confirm: () => (waiting ? send(waiting.save) : Promise.resolve()),
    cancel: () => setWaiting(null),
    busy: asking || act.busy,
    question: last.question,
  };
}
