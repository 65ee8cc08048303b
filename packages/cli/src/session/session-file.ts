import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Session } from './session.js';
import { whileLocked } from './while-locked.js';

/** Where the session is kept; only its owner may read it. */
export interface SessionFile {
  readonly read: () => Promise<Session | null>;
  readonly write: (session: Session) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Does something while no other command does the same with this session. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

const ownerOnly = 0o600;

/** The file under SIGNA_CONFIG_DIR, else XDG_CONFIG_HOME, else ~/.config; each profile has one of its own. */
export function sessionPath(environment: Readonly<Record<string, string | undefined>>, profile?: string): string {
  const folder =
    environment['SIGNA_CONFIG_DIR'] ?? join(environment['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'signa');
  return join(folder, profile === undefined ? 'session.json' : `session-${profile}.json`);
}

export function sessionFile(path: string): SessionFile {
  return {
    read: () => readSession(path),
    write: (session) => writeSession(path, session),
    remove: () => rm(path, { force: true }),
    alone: (work) => whileLocked(`${path}.lock`, work),
  };
}

async function readSession(path: string): Promise<Session | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Session;
  } catch {
    // Missing or damaged: both are answered by signing in again.
    return null;
  }
}

/** Written beside and renamed, so that an interrupted command never leaves half a session or a readable one. */
async function writeSession(path: string, session: Session): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}`;
  await rm(beside, { force: true });
  const file = await open(beside, 'wx', ownerOnly);
  try {
    await file.writeFile(JSON.stringify(session));
  } finally {
    await file.close();
  }
  await rename(beside, path);
}
