import { PracticeSystemError } from './practice-system-error.js';

/** Milliseconds between attempts of a read that a user waits for; writes wait in the outbox instead. */
const waits = [200, 800] as const;

/** Retries temporary errors with growing delays; a system that asks for a longer wait is not retried. */
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
