/** Questions that were asked one after another, and the newest one that was answered; numbers grow by one. */
export interface Asked<Answer> {
  /** The number of the newest question; 0 before the first. */
  readonly newest: number;
  /** The answer that shows: that of the newest question, until it comes that of an earlier one, or `null`. */
  readonly shown: { readonly question: number; readonly answer: Answer } | null;
}

export const nothingAsked: Asked<never> = { newest: 0, shown: null };

/** Another question is asked; its number is `newest` of what comes back. @see P-016 */
export function ask<Answer>(asked: Asked<Answer>): Asked<Answer> {
  return { ...asked, newest: asked.newest + 1 };
}

/**
 * An answer comes in. One to an older question is dropped, even when nothing newer was answered yet: it would show
 * results that do not belong to the text above them.
 *
 * @see P-016
 */
export function answered<Answer>(asked: Asked<Answer>, question: number, answer: Answer): Asked<Answer> {
  return question === asked.newest ? { ...asked, shown: { question, answer } } : asked;
}

/** Whether the newest question still waits for its answer. */
export function isWaiting(asked: Asked<unknown>): boolean {
  return asked.newest > 0 && asked.shown?.question !== asked.newest;
}
