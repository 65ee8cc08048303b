/** Runs after the next paint, once the requested content is on the page. */
const afterPaint = (act: () => void) => setTimeout(act, 0);

function scrollToTop(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** Focuses the first invalid field, so that screen readers announce its error (P-003). */
export function focusFirstError(root: HTMLElement | null): void {
  afterPaint(() => scrollToTop(root?.querySelector<HTMLElement>('[aria-invalid=true]')));
}

const pressable = 'button, input, textarea, select';

/** Required steps outside the form fields: in the conflict panel, or beside the step itself. */
const outside = ['noteToPharmacy', 'overrideReason', 'confirmedPatientId'];

/** True if a required step is a form field. */
export const isFieldPlace = (place: string) => /^[a-z]+$/i.test(place) && !outside.includes(place);

/** Focuses the target of a required step: its field, or the element that replaces it (P-254). */
export function focusPlace(root: HTMLElement | null, place: string): void {
  afterPaint(() => {
    const marked = [...(root?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(
      ({ dataset }) => dataset.place === place,
    );
    const field = [...(root?.querySelectorAll<HTMLElement>('[name]') ?? [])].find(
      (control) => control.getAttribute('name') === place,
    );
    const found = marked?.matches(pressable) ? marked : (marked?.querySelector<HTMLElement>(pressable) ?? field);
    scrollToTop(found ?? root?.querySelector<HTMLElement>('[aria-invalid=true]'));
  });
}

/** Focuses the notice about another user's change and its two actions (P-007). */
export function focusChange(root: HTMLElement | null): void {
  afterPaint(() => scrollToTop(root?.querySelector<HTMLElement>('[data-change]')));
}
