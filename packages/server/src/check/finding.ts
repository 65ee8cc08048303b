/** What a look at one part of an installation found. A warning lets the server serve, a fault does not. */
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

/** The words of an error, the first one's where several were tried. */
export function wordsOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  const { cause } = first;
  return cause === undefined ? first.message : `${first.message}: ${wordsOf(cause)}`;
}
