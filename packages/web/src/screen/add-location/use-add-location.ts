import { errorNotice } from '@signa/core/failure';
import { AddLocationDocument } from '@signa/core/operation/typed';
import { locationAdded, locationNotAdded, normalizeLocationForm } from '@signa/core/practice';
import { useRef } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { useAct } from '../../platform/act/use-act';
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
    if (state.issues.length > 0) {
      // The fields are marked with the next picture of the form.
      requestAnimationFrame(() => firstInvalid(element.current)?.focus());
      return;
    }
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

/** A field, or the first one of a group, that carries an error. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
  return marked?.tagName === 'FIELDSET' ? marked.querySelector<HTMLElement>('input, select') : marked;
}
