import type { Command } from 'commander';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { requireSession } from '../../session/require-session.js';
import type { SessionFile } from '../../session/session-file.js';
import { fetchPrint, PrintSupersededError } from './fetch-print.js';
import { newFile } from '../../output/new-file.js';
import { printMissingError, copyName, recordPrinting } from './record-printing.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { text, whole } from '../../output/shape.js';
import type { Toolbox } from '../../session/toolbox.js';

const printed = recordOf({ file: text(), reprint: whole(), paper: text() });

interface PrintOptions extends OutputOptions {
  /** Output path; by default prescription-{id}.pdf in the current folder. */
  readonly output?: string;
  readonly force: boolean;
  /** The key of an earlier printing that was requested but whose PDF never arrived. */
  readonly key?: string;
}

/** `signa prescription print`. */
export function addPrint(parent: Command, { io, file }: Toolbox): void {
  withOutput(parent.command('print'), printed)
    .description('record a printing (the original first, then reprints) and write it to a PDF')
    .argument('<id>', 'ID of the prescription')
    .option('--output <file>', 'path of the PDF (default: prescription-<id>.pdf)')
    .option('--force', 'overwrite an existing file', false)
    .option('--key <key>', 'repeat a printing under the key that a failed attempt printed; it is recorded once')
    .action((id: string, options: PrintOptions) => printPrescription(io, file, id, options));
}

const unprintedWarning = (letters: string): string =>
  `Before you print: the PDF cannot show ${letters}. It contains codes in brackets instead, such as [U+674E]. Write the letters by hand, or print from the portal.`;

/**
 * Records the printing of an issued prescription, the first as the original and each later one as a reprint, and writes
 * the PDF (P-146).
 */
async function printPrescription(
  io: Io,
  file: SessionFile,
  id: string,
  { output = `prescription-${id}.pdf`, force, key = io.newKey(), ...options }: PrintOptions,
): Promise<void> {
  if (!/^\d+$/.test(id))
    throw new CommandError(`'${id}' is not a prescription ID. Example: signa prescription print 12`, exitCodes.usage);
  const session = await requireSession(io, file);
  const printout = await newFile(output, force);
  try {
    const reprint = await recordPrinting(io, file, session, { id, key });
    try {
      const fetched = await fetchPrint(io, session, id, reprint);
      await printout.write(fetched.file);
      if (fetched.unprinted !== '') io.err(unprintedWarning(fetched.unprinted));
    } catch (cause) {
      if (cause instanceof PrintSupersededError) throw cause;
      throw printMissingError(cause, { id, key }, reprint);
    }
    await printResult(io, options, printed, { file: output, reprint, paper: copyName(reprint) });
  } catch (cause) {
    await printout.abandon();
    throw cause;
  }
}
