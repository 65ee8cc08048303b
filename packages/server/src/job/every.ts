/** A task that runs repeatedly until it is stopped. */
export interface Repeated {
  /** Resolves after a running task has ended. */
  stop(): Promise<void>;
}

/**
 * Runs a task at an interval in milliseconds, never concurrently: a longer run delays the next one.
 *
 * @param onError - called for a failed run; the next one follows as usual
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
