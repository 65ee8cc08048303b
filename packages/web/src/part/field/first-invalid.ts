const controls = 'input, select, textarea, button';

/** The first control that carries an error, or the first one of a group or row that does; rows say so by `data-invalid`. */
function firstInvalid(form: HTMLElement | null): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]') ?? null;
  if (!marked || marked.matches(controls)) return marked;
  return (
    marked.querySelector<HTMLElement>('[aria-invalid=true]') ?? marked.querySelector<HTMLElement>(controls) ?? marked
  );
}

/** Leads to the first error of a form, once it is marked: what marks it (`useShownIssues`) draws that at once. */
export function focusFirstInvalid(find: () => HTMLElement | null): void {
  firstInvalid(find())?.focus();
}
