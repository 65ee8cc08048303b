import { readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Session } from './session.js';

/** Stores the session in a file that only its owner can read. */
export interface SessionFile {
  readonly read: () => Promise<Session | null>;
  readonly write: (session: Session) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Runs work exclusively: no other command works with this session at the same time. */
  readonly runExclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The path under SIGNA_CONFIG_DIR, else XDG_CONFIG_HOME, else ~/.config; each profile has its own file. */
export function sessionPath(environment: Readonly<Record<string, string | undefined>>, profile?: string): string {
  const folder =
    environment['SIGNA_CONFIG_DIR'] ?? join(environment['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'signa');
  return join(folder, profile === undefined ? 'session.json' : `session-${profile}.json`);
}

/** Most commands only read the file, so the code that writes and locks is loaded on demand. */
export function sessionFile(path: string): SessionFile {
  return {
    read: async () => readSession(path),
    write: async (session) => (await import('./write-session.js')).writeSession(path, session),
    remove: async () => rmSync(path, { force: true }),
    runExclusively: async (work) => (await import('./with-lock.js')).withLock(`${path}.lock`, work),
  };
}

function readSession(path: string): Session | null {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isSession(stored) ? stored : null;
  } catch {
    // A missing or damaged file is handled by signing in again.
    return null;
  }
}

/** Checked by hand: every command reads the session, and zod would take longer to load than the check. */
function isSession(stored: unknown): stored is Session {
  if (typeof stored !== 'object' || stored === null) return false;
  const session: Partial<Record<keyof Session, unknown>> = stored;
  const isTextOrNull = (value: unknown) => typeof value === 'string' || value === null;
  return (
    typeof session.server === 'string' &&
    typeof session.accessToken === 'string' &&
    isTextOrNull(session.idToken) &&
    (session.refreshToken === undefined || typeof session.refreshToken === 'string') &&
    (session.expiresAt === null || typeof session.expiresAt === 'number') &&
    ['browser', 'device', 'token'].some((method) => method === session.method) &&
    isTextOrNull(session.impersonating)
  );
}
