import { pimsRecordLimits } from '../record/limits.js';
import { readText } from '../record/read-text.js';
import { isBlank } from '../../base/text/index.js';
import type { Instant } from '../../base/time/index.js';
import { fieldsOf, readInstant } from './read.js';
import type { ToldInstallation } from './told.js';

/** A step in which a gateway brings records over. */
export interface InstallStage {
  readonly status: string | null;
  readonly startTime: Instant | null;
  readonly endTime: Instant | null;
  /** Whole seconds. */
  readonly elapsedTime: number | null;
  readonly lastSuccessful: Instant | null;
}

/** What is connected. */
export interface InstallInformation {
  readonly pimsAccountId: string | null;
  readonly practiceName: string | null;
  /** The system's name. */
  readonly pims: string | null;
  /** `null` where the system is read as it is asked. */
  readonly schedule: { readonly nextRun: Instant | null; readonly frequency: string | null } | null;
}

/** How the connection fares. */
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

const word = (told: unknown) => readText(told, '', pimsRecordLimits.word, () => undefined);

/** What a system told of an account, in fields that Signa can hold; nothing that it tells makes this fail. @see A-179 */
export function readInstallation(told: ToldInstallation): Installation {
  const pimsAccountId = word(told.accountId);
  const schedule = fieldsOf(told.schedule);
  const planned = { nextRun: readInstant(schedule['nextRun']), frequency: word(schedule['frequency']) };
  return {
    information: {
      pimsAccountId,
      practiceName: word(told.practiceName),
      pims: word(told.pims),
      schedule: planned.nextRun === null && planned.frequency === null ? null : planned,
    },
    status: {
      pimsAccountId,
      lastHeartbeat: readInstant(told.lastHeartbeat),
      extraction: readStage(told.extraction),
      intermediate: readStage(told.intermediate),
      staging: readStage(told.staging),
    },
  };
}

function readStage(told: unknown): InstallStage | null {
  if (typeof told !== 'object' || told === null) return null;
  const { status, startTime, endTime, elapsedTime, lastSuccessful } = fieldsOf(told);
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
 * Whether a location is connected with its practice system: its install status names an account. What could not be asked
 * is not connected.
 *
 * @param status - `null` where there is none, and where asking for it failed
 * @see A-121
 */
export function isConnected(status: Pick<InstallStatus, 'pimsAccountId'> | null): boolean {
  return !isBlank(status?.pimsAccountId ?? '');
}

/** How a step stands, by the word that the system has for it. */
export type StageState = 'done' | 'running' | 'failed' | 'unknown';

const stateWords: readonly (readonly [StageState, RegExp])[] = [
  ['failed', /fail|error|abort/i],
  ['running', /running|progress|started|pending|queued/i],
  ['done', /done|success|succeeded|complete|finished/i],
];

/** @param status - in the system's word @see A-121 */
export function stageState(status: string | null): StageState {
  return stateWords.find(([, words]) => words.test(status ?? ''))?.[0] ?? 'unknown';
}

/** Seconds as a person reads them: '48 s', '2 min 11 s', '3 h 5 min'. */
export function elapsedText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const parts =
    hours > 0
      ? [`${hours} h`, minutes > 0 && `${minutes} min`]
      : [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`];
  return parts.filter(Boolean).join(' ');
}
