import { type ChosenDose, type ChosenSelection, directionsDoubt } from '@signa/core/prescribing';
import type { FormWork } from './form-work';

/** Family, form and strength in words; a form is known as long as something of it is at hand. */
function doseIn(
  { choice, setting }: Pick<FormWork, 'choice' | 'setting'>,
  { productFamily, productPresentationId, strengthDisplay }: ChosenSelection,
): ChosenDose {
  const forms = [setting.product?.productPresentation, choice?.opened?.productPresentation, ...(choice?.forms ?? [])];
  return {
    product: productFamily,
    presentation: forms.find((form) => form?.id === productPresentationId)?.description ?? null,
    strength: strengthDisplay,
  };
}

/** Why the directions that stand in the form must be looked at again; `null` where they need not (P-035, P-052). */
export function doubtOfDirections(work: Pick<FormWork, 'choice' | 'setting' | 'state' | 'form'>): string | null {
  const { choice, state, form } = work;
  if (!choice?.opened) return null;
  const { productFamily, productPresentation, strengthDisplay } = choice.opened;
  const opened = {
    product: productFamily,
    presentation: productPresentation.description,
    strength: strengthDisplay ?? '',
  };
  const written = state.directionsFor ? doseIn(work, state.directionsFor) : opened;
  return directionsDoubt(form.directions, written, doseIn(work, choice.selection));
}
