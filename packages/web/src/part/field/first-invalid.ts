const controls = 'input, select, textarea, button';

/** The first invalid control, group, or row; rows are marked with `data-invalid`. */
function firstInvalid(form: HTMLElement | null): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]') ?? null;
  if (!marked || marked.matches(controls)) return marked;
  return (
    marked.querySelector<HTMLElement>('[aria-invalid=true]') ?? marked.querySelector<HTMLElement>(controls) ?? marked
  );
}

/**
 * Focuses the first error of a form. Call it after the errors are rendered; `useForm` renders them
 * synchronously.
 */
export function focusFirstInvalid(find: () => HTMLElement | null): void {
  firstInvalid(find())?.focus();
}
