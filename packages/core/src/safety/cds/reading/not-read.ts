/** Something of a call that was not compared, so that a short answer is never mistaken for a complete check. */
export interface NotRead {
  /** As it was sent: 'Penicillin', 'AllergyIntolerance 3'. */
  readonly name: string;
  readonly reason: string;
}

/** What was read, and what of it was not. */
export interface Read<T> {
  readonly value: T;
  readonly notRead: readonly NotRead[];
}
