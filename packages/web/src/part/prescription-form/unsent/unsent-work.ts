import type { Instant } from '@signa/core/time';

/** Whose work on what: another person or location on the same machine never gets to see it. */
export interface WorkKey {
  readonly locationUserId: string;
  readonly locationId: string;
  /** What is worked on: a request, a draft, a copy. */
  readonly subject: string;
}

/** What was typed and not sent, and the versions it was typed over. */
export interface UnsentWork<Typed> {
  readonly typed: Typed;
  /** Changes when somebody else saved what is worked on. */
  readonly basis: string;
  readonly at: Instant;
}

const prefix = 'unsent:';
const nameOf = ({ locationUserId, locationId, subject }: WorkKey) =>
  `${prefix}${[locationUserId, locationId, subject].map(encodeURIComponent).join(':')}`;

/** Where the browser has no room or no session storage, the memory of the tab still keeps the work. */
const memory = new Map<string, string>();

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keeps what was typed, for a form that is closed, a save that failed or a page that is reloaded. */
export function keepUnsent<Typed>(key: WorkKey, work: UnsentWork<Typed>): void {
  const [name, text] = [nameOf(key), JSON.stringify(work)];
  memory.set(name, text);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Full or forbidden: the copy in memory lives as long as the tab.
  }
}

/** What was kept; `null` without any, or when it cannot be read any more. */
export function unsentWork<Typed>(key: WorkKey): UnsentWork<Typed> | null {
  const text = stored(nameOf(key));
  if (text === null) return null;
  try {
    return JSON.parse(text) as UnsentWork<Typed>;
  } catch {
    return null;
  }
}

/** Sent, or dropped on purpose. */
export function forgetUnsent(key: WorkKey): void {
  memory.delete(nameOf(key));
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // There was nothing to remove.
  }
}

/** On sign-out: what was typed about patients does not wait for the next person. */
export function forgetAllUnsent(): void {
  memory.clear();
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // There was nothing to remove.
  }
}
