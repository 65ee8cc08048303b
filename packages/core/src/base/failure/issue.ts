/**
 * One violation of a rule, as every validator returns it and as it travels in `extensions.issues`.
 *
 * `path` is the input field, dots between the parts (`refills`, `locationClientPhones.0.phoneNumber`);
 * `code` is stable and never shown; `message` is the on-screen text of the requirement (P-003, A-015).
 */
export interface Issue {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}
