import { PracticeSystemError } from './practice-system-error.js';

/** Milliseconds between the attempts of a read that a person waits for; what is written waits in the outbox instead. */
const waits = [200, 800] as const;

/** Tries again what may succeed in a moment, with growing waits; a system that says when to come again is left alone. */
export async function withRetries<T>(act: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof PracticeSystemError) || !error.isPassing || error.retryAfter !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return await act();
}
