/** How a session ends from outside: the server no longer takes the token, or knows the person, or the impersonation ran out. */
type SessionEnd = 'unauthenticated' | 'unknown' | 'impersonation-expired';

/** Carries those from the transport, which knows no screen, to the page. */
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
