import { serverVersionHeader, type VersionSkew, versionSkew } from '@signa/core/contract';
import type { Io } from '../process/io.js';
import { version } from '../process/version.js';

/** The version of the server that answered last, and its address. */
interface AnsweredVersion {
  readonly server: string;
  readonly version: string | null;
}

const answered = new WeakMap<Io, AnsweredVersion>();

/** Remembers the version in an answer of the server. */
export function noteServerVersion(io: Io, server: string, { headers }: Response): void {
  answered.set(io, { server, version: headers.get(serverVersionHeader) });
}

/** The version of the server that answered last; null before, and of a server that doesn't send one. */
export const answeredVersion = (io: Io): string | null => answered.get(io)?.version ?? null;

const advice: Readonly<Record<VersionSkew, string | null>> = {
  same: null,
  unknown: null,
  older: 'Install the command line of that version: commands may lack or misread what is new.',
  newer: 'Install the command line of that version: commands may ask for what the server does not have yet.',
};

/** What to do about a server of another release; null if the versions match, or if the server didn't say. */
export function skewText(io: Io): string | null {
  const last = answered.get(io);
  const next = last ? advice[versionSkew(version, last.version)] : null;
  return last && next !== null ? `This is signa ${version}, and ${last.server} is ${last.version}. ${next}` : null;
}
