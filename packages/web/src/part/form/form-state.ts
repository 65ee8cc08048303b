import type { Issue } from '@signa/core/base';

/** What a form holds: its values, what they are compared with, and which errors are visible. */
export interface FormState<F> {
  /** The stored values, or those of a new record. */
  readonly start: F;
  /** The values that the user was given: `start`, plus values filled in since. Any other value was typed. */
  readonly opened: F;
  readonly values: F;
  /** The fields that have been left. */
  readonly left: ReadonlySet<string>;
  readonly isSent: boolean;
  /** Errors from the server, until the form changes. */
  readonly refused: readonly Issue[];
}

/** The values of a form before and after values from another system are filled in. */
export type Filled<F> = Pick<FormState<F>, 'opened' | 'values'>;

export const openedForm = <F>(start: F, values = start): FormState<F> => ({
  ...given(start, values),
  left: new Set(),
  isSent: false,
  refused: [],
});

const given = <F>(start: F, values: F) => ({ start, opened: start, values });

/** What the user typed makes errors from the server outdated. */
export const changed = <F>(state: FormState<F>, change: Partial<F>): FormState<F> => ({
  ...state,
  values: { ...state.values, ...change },
  refused: [],
});

/** Fills in other values, and keeps what was typed as a difference if `values` differ from `start`. */
export const restarted = <F>(state: FormState<F>, start: F, values = start): FormState<F> => ({
  ...state,
  ...given(start, values),
  refused: [],
});

export const leftField = <F>(state: FormState<F>, path: string): FormState<F> => ({
  ...state,
  left: new Set([...state.left, path]),
});

/** Once entries of a list are removed, the paths below it belong to others. */
export const forgotEntries = <F>(state: FormState<F>, list: string): FormState<F> => ({
  ...state,
  left: new Set([...state.left].filter((path) => !path.startsWith(`${list}.`))),
});

/**
 * The visible error of a field: once it was left, once the form was sent, or if the server refused it. A text that is
 * too long is marked while it is typed (P-271).
 */
export function visibleError<F>(
  { left, isSent, refused }: FormState<F>,
  issues: readonly Issue[],
  path: string,
): string | null {
  const isDue = ({ code }: Issue) => isSent || left.has(path) || code === 'too-long';
  const shown = [...refused, ...issues.filter(isDue)];
  return shown.find((issue) => issue.path === path)?.message ?? null;
}
