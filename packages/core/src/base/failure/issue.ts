/**
 * A violation of a validation rule, as every validator returns it and as `extensions.issues` transports it.
 *
 * `path` is the input field, with dots between the parts (`refills`, `locationClientPhones.0.phoneNumber`); `code` is
 * stable and never shown; `message` is the on-screen text of the requirement (P-003, A-015).
 */
export interface Issue {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}
