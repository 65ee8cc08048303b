import { readRecordName, type TimelineNoun, timelineNouns } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { RecordTimelineDocument } from '@signa/core/contract/typed';
import { Argument, type Command } from 'commander';
import { callServer } from '../api/call-server.js';
import { CommandError, exitCodes } from '../process/exit-code.js';
import { listOf } from '../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../output/output.js';
import { maybe, text } from '../output/shape.js';
import { requireSession } from '../session/require-session.js';
import type { Toolbox } from '../session/toolbox.js';
import { readId } from './read-id.js';

const timeline = listOf({
  at: text('At'),
  kind: text(),
  what: text('What'),
  who: text('Who'),
  state: maybe(text('State')),
  detail: maybe(text('Detail')),
  record: text(),
  messageId: maybe(text()),
  key: text(),
});

type Options = OutputOptions & { readonly location?: string };
type Timeline = NonNullable<Operations['RecordTimeline']['data']['recordTimeline']>;

/**
 * `signa timeline`: everything that happened to a record, oldest first, in one call (A-311). The server refuses users
 * who aren't support, so the command checks nothing first.
 */
export function addTimeline(parent: Command, { io, file }: Toolbox): void {
  const show = async (noun: TimelineNoun, name: string, { location, ...options }: Options): Promise<void> => {
    if (!readRecordName(noun, name))
      throw new CommandError(
        noun === 'prescription'
          ? `${name} is neither an ID nor a prescription number such as 26-105430.`
          : `${name} is not an ID: an ID is a whole number.`,
        exitCodes.usage,
      );
    const session = await requireSession(io, file);
    const variables = { noun, name, locationId: location ?? null };
    const { recordTimeline } = await callServer(io, file, session, RecordTimelineDocument, variables);
    if (!recordTimeline)
      throw new CommandError(`There is no ${noun} ${name}${location === undefined ? '' : ` at location ${location}`}.`);
    for (const line of noticesOf(recordTimeline)) io.err(line);
    await printResult(io, options, timeline, recordTimeline.entries);
  };
  withOutput(parent.command('timeline').description('show what happened to a record, in chronological order'), timeline)
    .addArgument(new Argument('<noun>', 'the kind of record').choices(timelineNouns))
    .argument('<id>', 'its ID; for a prescription, also its printed number')
    .option('--location <id>', "the record's location; needed only if several locations use that number", readId)
    .addHelpText('after', '\nExample:\n  signa timeline prescription 26-105430')
    .action(show);
}

/** The record and its state, and how to resend messages that weren't delivered. */
function noticesOf({ record, status, locationId, locationName, entries, isCut }: Timeline): string[] {
  const undelivered = entries.filter(
    ({ kind, state }) => kind === 'message' && (state === 'failed' || state === 'waiting'),
  );
  return [
    `${record} (${status}) at ${locationName}, location ${locationId}`,
    ...undelivered.map(({ messageId }) => `Resend it: signa events resend ${messageId} --location ${locationId}`),
    ...(isCut
      ? ['Older entries are not shown. Users who manage users at the location can read all of them in the audit.']
      : []),
  ];
}
