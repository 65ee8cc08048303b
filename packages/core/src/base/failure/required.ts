import type { Issue } from './issue.js';

/** Shown at an empty required field without its own text (P-045, P-167, C-020). */
export const requiredText = 'This field is required';

/** The issue of a required field that is empty. */
export function required(path: string): Issue {
  return { path, code: 'required', message: requiredText };
}
