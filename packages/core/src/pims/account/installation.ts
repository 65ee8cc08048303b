import { pimsRecordLimits } from '../record/limits.js';
import { readText } from '../record/read-text.js';
import { isBlank } from '../../base/text/index.js';
import type { Instant } from '../../base/time/index.js';
import { fieldsOf, readInstant } from './read.js';
import type { ReportedInstallation } from './reported-account.js';

/** A step in which a gateway imports records. */
export interface InstallStage {
  readonly status: string | null;
  readonly startTime: Instant | null;
  readonly endTime: Instant | null;
  /** In whole seconds. */
  readonly elapsedTime: number | null;
  readonly lastSuccessful: Instant | null;
}

/** What is connected. */
export interface InstallInformation {
  readonly pimsAccountId: string | null;
  readonly practiceName: string | null;
  /** The system's name. */
  readonly pims: string | null;
  /** `null` if the system is queried on demand. */
  readonly schedule: { readonly nextRun: Instant | null; readonly frequency: string | null } | null;
}

/** The status of the connection. */
export interface InstallStatus {
  readonly pimsAccountId: string | null;
  readonly lastHeartbeat: Instant | null;
  readonly extraction: InstallStage | null;
  readonly intermediate: InstallStage | null;
  readonly staging: InstallStage | null;
}

export interface Installation {
  readonly information: InstallInformation;
  readonly status: InstallStatus;
}

const word = (reported: unknown) => readText(reported, '', pimsRecordLimits.word, () => undefined);

/** Parses the reported installation of an account; invalid values never make it fail. @see A-179 */
export function readInstallation(reported: ReportedInstallation): Installation {
  const pimsAccountId = word(reported.accountId);
  const schedule = fieldsOf(reported.schedule);
  const planned = { nextRun: readInstant(schedule['nextRun']), frequency: word(schedule['frequency']) };
  return {
    information: {
      pimsAccountId,
      practiceName: word(reported.practiceName),
      pims: word(reported.pims),
      schedule: planned.nextRun === null && planned.frequency === null ? null : planned,
    },
    status: {
      pimsAccountId,
      lastHeartbeat: readInstant(reported.lastHeartbeat),
      extraction: readStage(reported.extraction),
      intermediate: readStage(reported.intermediate),
      staging: readStage(reported.staging),
    },
  };
}

function readStage(reported: unknown): InstallStage | null {
  if (typeof reported !== 'object' || reported === null) return null;
  const { status, startTime, endTime, elapsedTime, lastSuccessful } = fieldsOf(reported);
  const isCount = typeof elapsedTime === 'number' && elapsedTime >= 0 && elapsedTime < 1_000_000_000;
  return {
    status: word(status),
    startTime: readInstant(startTime),
    endTime: readInstant(endTime),
    elapsedTime: isCount ? Math.round(elapsedTime) : null,
    lastSuccessful: readInstant(lastSuccessful),
  };
}

/** */
export const connectionTexts = { connected: 'Connected', notConnected: 'Not Connected' } as const;

/**
 * Whether a location is connected to its practice system: its install status has an account. An unknown status counts
 * as not connected.
 *
 * @param status - `null` when there is none, and when the request failed
 * @see A-121
 */
export function isConnected(status: Pick<InstallStatus, 'pimsAccountId'> | null): boolean {
  return !isBlank(status?.pimsAccountId ?? '');
}

/** The state of a step, derived from the system's own term. */
export type StageState = 'done' | 'running' | 'failed' | 'unknown';

const stateWords: readonly (readonly [StageState, RegExp])[] = [
  ['failed', /fail|error|abort/i],
  ['running', /running|progress|started|pending|queued/i],
  ['done', /done|success|succeeded|complete|finished/i],
];

/** @param status - the system's own term @see A-121 */
export function stageState(status: string | null): StageState {
  return stateWords.find(([, words]) => words.test(status ?? ''))?.[0] ?? 'unknown';
}

/** A duration as text: '48 s', '2 min 11 s', '3 h 5 min'. */
export function elapsedText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const parts =
    hours > 0
      ? [`${hours} h`, minutes > 0 && `${minutes} min`]
      : [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`];
  return parts.filter(Boolean).join(' ');
}
