import { readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Session } from './session.js';

/** Where the session is kept; only its owner may read it. */
export interface SessionFile {
  readonly read: () => Promise<Session | null>;
  readonly write: (session: Session) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Does something while no other command does the same with this session. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The file under SIGNA_CONFIG_DIR, else XDG_CONFIG_HOME, else ~/.config; each profile has one of its own. */
export function sessionPath(environment: Readonly<Record<string, string | undefined>>, profile?: string): string {
  const folder =
    environment['SIGNA_CONFIG_DIR'] ?? join(environment['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'signa');
  return join(folder, profile === undefined ? 'session.json' : `session-${profile}.json`);
}

/** Most commands only read it: what writes and locks is loaded for those that do. */
export function sessionFile(path: string): SessionFile {
  return {
    read: async () => readSession(path),
    write: async (session) => (await import('./write-session.js')).writeSession(path, session),
    remove: async () => rmSync(path, { force: true }),
    alone: async (work) => (await import('./while-locked.js')).whileLocked(`${path}.lock`, work),
  };
}

function readSession(path: string): Session | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Session;
  } catch {
    // Missing or damaged: both are answered by signing in again.
    return null;
  }
}
