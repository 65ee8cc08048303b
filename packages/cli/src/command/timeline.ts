import { readRecordName, type TimelineNoun, timelineNouns } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { RecordTimelineDocument } from '@signa/core/contract/typed';
import { Argument, type Command } from 'commander';
import { callServer } from '../api/call-server.js';
import { CommandError, exitCodes } from '../process/exit-code.js';
import { listOf } from '../output/found.js';
import { type OutputOptions, tell, withOutput } from '../output/output.js';
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
 * `signa timeline`: what happened to a record in one line of time, the oldest first, by one call (A-311). The server
 * refuses whoever is not support, so that nothing is asked before.
 */
export function addTimeline(parent: Command, { io, file }: Toolbox): void {
  const show = async (noun: TimelineNoun, name: string, { location, ...options }: Options): Promise<void> => {
    if (!readRecordName(noun, name))
      throw new CommandError(
        noun === 'prescription'
          ? `${name} is no id and no number such as 26-105430.`
          : `${name} is no id: an id is a whole number.`,
        exitCodes.usage,
      );
    const session = await requireSession(io, file);
    const asked = { noun, name, locationId: location ?? null };
    const { recordTimeline } = await callServer(io, file, session, RecordTimelineDocument, asked);
    if (!recordTimeline)
      throw new CommandError(`There is no ${noun} ${name}${location === undefined ? '' : ` at location ${location}`}.`);
    for (const line of noticesOf(recordTimeline)) io.err(line);
    await tell(io, options, timeline, recordTimeline.entries);
  };
  withOutput(parent.command('timeline').description('tell what happened to a record, in one line of time'), timeline)
    .addArgument(new Argument('<noun>', 'what it is').choices(timelineNouns))
    .argument('<id>', 'its id; of a prescription also the number on the paper')
    .option('--location <id>', 'where it is; needed only where several have that number', readId)
    .addHelpText('after', '\nExample:\n  signa timeline prescription 26-105430')
    .action(show);
}

/** Which record it is and how it stands, and what can be done about what was not delivered. */
function noticesOf({ record, status, locationId, locationName, entries, isCut }: Timeline): string[] {
  const undelivered = entries.filter(
    ({ kind, state }) => kind === 'message' && (state === 'failed' || state === 'waiting'),
  );
  return [
    `${record} (${status}) at ${locationName}, location ${locationId}`,
    ...undelivered.map(({ messageId }) => `Send it again: signa events resend ${messageId} --location ${locationId}`),
    ...(isCut ? ['There was more before; who manages users there reads all of it in the audit.'] : []),
  ];
}
