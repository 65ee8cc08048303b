import { UpdateLocationDocument } from '@signa/core/contract/typed';
import type { UpdateLocationInput } from '@signa/core/contract';
import { placeErrorNotice, placeSavedNotice } from '@signa/core/practice';
import { useMutation } from '../../../platform/mutation/use-mutation';
import type { ConnectedLocation } from './connected-location';

/** Stores one value of a location's account; resolves to the server's error. */
export function useChangeAccount(location: ConnectedLocation) {
  const act = useMutation(UpdateLocationDocument, {
    area: 'location-form',
    success: placeSavedNotice('update-location'),
    error: (message, { issues }) => (issues.length > 0 ? null : placeErrorNotice('update-location', message)),
    object: { text: location.name, link: null },
  });
  return {
    busy: act.busy,
    save: async (input: UpdateLocationInput): Promise<string | null> => {
      const answer = await act.run({ updateLocationId: location.id, input });
      if (answer.ok) return null;
      return answer.failure.issues[0]?.message ?? answer.failure.message;
    },
  } as const;
}
