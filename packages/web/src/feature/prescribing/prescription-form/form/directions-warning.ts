import { type ChosenDose, type ChosenSelection, directionsMismatch } from '@signa/core/prescribing';
import type { FormWork } from './form-work';

/** Family, form, and strength as text; the form is known as long as any of its products is loaded. */
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

/** Why the current directions must be reviewed; `null` if they need not be (P-035, P-052). */
export function directionsWarning(work: Pick<FormWork, 'choice' | 'setting' | 'state' | 'form'>): string | null {
  const { choice, state, form } = work;
  if (!choice?.opened) return null;
  const { productFamily, productPresentation, strengthDisplay } = choice.opened;
  const opened = {
    product: productFamily,
    presentation: productPresentation.description,
    strength: strengthDisplay ?? '',
  };
  const written = state.directionsFor ? doseIn(work, state.directionsFor) : opened;
  return directionsMismatch(form.directions, written, doseIn(work, choice.selection));
}
