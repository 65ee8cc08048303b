import { errorNotice } from '@signa/core/failure';
import { AddLocationDocument } from '@signa/core/operation/typed';
import { locationAdded, locationNotAdded, normalizeLocationForm } from '@signa/core/practice';
import { useRef } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { useAct } from '../../platform/act/use-act';
import { focusFirstInvalid } from '../../part/field/first-invalid';
import { useLocationForm } from './use-location-form';

/** Adds a location beside the selected one; what was typed stays when it fails. */
export function useAddLocation(onAdded: () => void) {
  const { location } = usePractice();
  const state = useLocationForm();
  const element = useRef<HTMLFormElement>(null);
  const act = useAct(AddLocationDocument, {
    area: 'location-form',
    success: locationAdded,
    error: (message) => errorNotice(locationNotAdded, message),
  });

  const save = async () => {
    state.send();
    if (state.issues.length > 0) return focusFirstInvalid(() => element.current);
    const { timeZone: _, ...entry } = normalizeLocationForm(state.form);
    const answer = await act.run({
      input: {
        ...entry,
        locationAddresses: [...entry.locationAddresses],
        locationPhones: [...entry.locationPhones],
        locationId: location.id,
        organizationId: location.organizationId,
      },
    });
    if (answer.ok) onAdded();
    else state.refuse(answer.failure.issues);
  };
  return { state, save, busy: act.busy, form: element } as const;
}
