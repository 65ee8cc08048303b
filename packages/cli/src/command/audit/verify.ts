import type { Operations } from '@signa/core/contract';
import { GetAuditChainDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { flag, maybe, text, whole } from '../../output/shape.js';
import { requireSession } from '../../session/require-session.js';
import type { Session } from '../../session/session.js';
import type { Toolbox } from '../../session/toolbox.js';

const verified = listOf({
  locationId: text('Location'),
  entries: whole('Entries'),
  isWhole: flag('Whole'),
  brokenAt: maybe(text('Broken at')),
});

type Part = Operations['GetAuditChain']['data']['auditChain'];
type Options = OutputOptions & { readonly location: readonly string[] };

/**
 * `signa audit verify`: checks section by section, back to the first entry, that no audit entry was altered (A-248,
 *
 */
export function addAuditVerify(parent: Command, { io, file }: Toolbox): void {
  const partBefore = async (session: Session, locationId: string, before: string | null): Promise<Part> =>
    (await callServer(io, file, session, GetAuditChainDocument, { locationId, before })).auditChain;
  const check = async (session: Session, locationId: string) => {
    let part = await partBefore(session, locationId, null);
    while (part.brokenAt === null && Number(part.from) > 1) part = await partBefore(session, locationId, part.from);
    const { records: entries, brokenAt } = part;
    return { locationId, entries, isWhole: brokenAt === null, brokenAt };
  };
  const verify = async ({ location, ...options }: Options): Promise<void> => {
    const session = await requireSession(io, file);
    const rows = [];
    for (const locationId of location) rows.push(await check(session, locationId));
    await printResult(io, options, verified, rows);
    const broken = rows.filter(({ isWhole }) => !isWhole).map(({ locationId }) => locationId);
    if (broken.length > 0)
      throw new CommandError(`The audit of ${broken.join(', ')} failed verification: entries were changed or removed.`);
  };
  withOutput(parent.command('verify').description('verify that no audit entry of the locations was altered'), verified)
    .requiredOption('--location <id...>', 'one or more locations')
    .action(verify);
}
