import { unconfirmedLocations } from '@signa/core/administration';
import type { CallFailure } from '@signa/core/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../part/overlay/confirm-dialog';

interface Asked {
  readonly locations: ReturnType<typeof unconfirmedLocations>;
  readonly answer: (isAccepted: boolean) => void;
}

type Sent = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** True if the server refused a save because it would leave a location without anyone who can authorize. */
export const isLastAuthorizer = ({ issues }: Pick<CallFailure, 'issues'>): boolean =>
  unconfirmedLocations(issues).length > 0;

/** Maximum number of locations that the dialog lists. */
const maxListLength = 10;

/**
 * Saves a change to a user or role. If it removes the last person who can authorize at a location, it asks for
 * confirmation first.
 *
 * @param no - label of the button that cancels the save
 */
export function useLastAuthorizer(no = 'Keep the user active') {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (locations: Asked['locations']) =>
    new Promise<boolean>((resolve) =>
      setAsked({
        locations,
        answer: (isAccepted) => {
          setAsked(null);
          resolve(isAccepted);
        },
      }),
    );
  return {
    /** @returns the result of the last attempt; the first refusal if the user cancels */
    save: async <Answer extends Sent>(
      send: (accepted: { withoutAuthorizer?: string[] }) => Promise<Answer>,
    ): Promise<Answer> => {
      const first = await send({});
      const locations = first.ok ? [] : unconfirmedLocations(first.failure.issues);
      if (locations.length === 0 || !(await ask(locations))) return first;
      return await send({ withoutAuthorizer: locations.map(({ id }) => id) });
    },
    question: asked && (
      <ConfirmDialog
        title="Leave no one who can authorize?"
        no={no}
        yes="Save anyway"
        danger
        onNo={() => asked.answer(false)}
        onYes={() => asked.answer(true)}
      >
        {asked.locations.slice(0, maxListLength).map(({ id, message }) => (
          <p key={id}>{message}</p>
        ))}
        {asked.locations.length > maxListLength && <p>{moreText(asked.locations.length - maxListLength)}</p>}
      </ConfirmDialog>
    ),
  } as const;
}

const moreText = (more: number) => `The same is true of ${more} more ${more === 1 ? 'location' : 'locations'}.`;
