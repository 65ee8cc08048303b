/**
 * Reasons why the server ends a session: it no longer accepts the token, it does not know the user, or the
 * impersonation expired.
 */
type SessionEnd = 'unauthenticated' | 'unknown' | 'impersonation-expired';

/** Passes these reasons from the transport, which knows no screens, to the page. */
export function createSessionEnds() {
  const listeners = new Set<(end: SessionEnd) => void>();
  return {
    report: (end: SessionEnd) => listeners.forEach((listener) => listener(end)),
    subscribe(listener: (end: SessionEnd) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type SessionEnds = ReturnType<typeof createSessionEnds>;
