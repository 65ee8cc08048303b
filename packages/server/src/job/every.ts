/** What runs again and again until it is stopped. */
export interface Repeated {
  /** Ends after what runs has ended. */
  stop(): Promise<void>;
}

/**
 * Runs something every so many milliseconds, never twice at once: a run that takes longer is waited for.
 *
 * @param onError - is told of a run that failed; the next one comes as usual
 */
export function every(milliseconds: number, run: () => Promise<void>, onError: (error: unknown) => void): Repeated {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= run()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, milliseconds).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
