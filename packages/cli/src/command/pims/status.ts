import { GetInstallInformationDocument, GetInstallStatusDocument } from '@signa/core/contract/typed';
import { connectionTexts, isConnected } from '@signa/core/pims';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import type { CommandError } from '../../process/exit-code.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { choice, maybe, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { accountOf } from './account-of.js';
import { readId } from '../read-id.js';

const statusOutput = recordOf({
  connection: choice(Object.values(connectionTexts)),
  pims: text(),
  pimsAccountId: text(),
  practiceName: maybe(text()),
  lastHeartbeat: maybe(text()),
  nextRun: maybe(text()),
  frequency: maybe(text()),
  extraction: maybe(text()),
  intermediate: maybe(text()),
  staging: maybe(text()),
});

type Options = OutputOptions & { readonly location: string };

/**
 * `signa pims status`: whether a location is connected to its practice system, and what that system reports.
 */
export function addPimsStatus(parent: Command, { io, file }: Toolbox): void {
  const show = async ({ location, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const account = await accountOf(io, file, session, location);
    const [information, status] = await Promise.allSettled([
      callServer(io, file, session, GetInstallInformationDocument, account),
      callServer(io, file, session, GetInstallStatusDocument, account),
    ]);
    const installation = information.status === 'fulfilled' ? information.value.installInformation : null;
    const installStatus = status.status === 'fulfilled' ? status.value.installStatus : null;
    await printResult(io, options, statusOutput, {
      connection: isConnected(installStatus) ? connectionTexts.connected : connectionTexts.notConnected,
      pims: installation?.pims ?? account.pimsConnectionType,
      pimsAccountId: account.pimsAccountId,
      practiceName: installation?.practiceName ?? null,
      lastHeartbeat: installStatus?.lastHeartbeat ?? null,
      nextRun: installation?.schedule?.nextRun ?? null,
      frequency: installation?.schedule?.frequency ?? null,
      extraction: installStatus?.extraction?.status ?? null,
      intermediate: installStatus?.intermediate?.status ?? null,
      staging: installStatus?.staging?.status ?? null,
    });
    for (const side of [information, status]) if (side.status === 'rejected') throw side.reason as CommandError;
  };
  withOutput(parent.command('status').description('show whether a location is connected to its PIMS'), statusOutput)
    .requiredOption('--location <id>', 'the location whose PIMS account to query', readId)
    .action(show);
}
