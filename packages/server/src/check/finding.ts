/** The result of checking one aspect of an installation. A server can run with a warning, but not with a fault. */
export interface Finding {
  readonly about: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly found: string;
  /** What to do about it. */
  readonly advice?: string;
}

export const ok = (about: string, found: string): Finding => ({ about, state: 'ok', found });

export const warning = (about: string, found: string, advice: string): Finding => ({
  about,
  state: 'warning',
  found,
  advice,
});

export const fault = (about: string, found: string, advice: string): Finding => ({
  about,
  state: 'fault',
  found,
  advice,
});

/** The message of an error; of the first one when several addresses were tried. */
export function wordsOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  const { cause } = first;
  return cause === undefined ? first.message : `${first.message}: ${wordsOf(cause)}`;
}
