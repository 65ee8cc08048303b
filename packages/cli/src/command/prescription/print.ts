import type { Command } from 'commander';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { requireSession } from '../../session/require-session.js';
import type { SessionFile } from '../../session/session-file.js';
import { fetchPrint, PrintedMeanwhileError } from './fetch-print.js';
import { newFile } from '../../output/new-file.js';
import { paperMissing, paperName, recordPrinting } from './record-printing.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { text, whole } from '../../output/shape.js';
import type { Toolbox } from '../../session/toolbox.js';

const printed = recordOf({ file: text(), reprint: whole(), paper: text() });

interface PrintOptions extends OutputOptions {
  /** Where the file goes; by default prescription-{id}.pdf in the folder of the caller. */
  readonly output?: string;
  readonly force: boolean;
  /** The key of a printing that was asked for before and whose paper did not come. */
  readonly key?: string;
}

/** `signa prescription print`. */
export function addPrint(parent: Command, { io, file }: Toolbox): void {
  withOutput(parent.command('print'), printed)
    .description(
      'record a printing, the first as the original and each later one as a reprint, and write its paper to a PDF',
    )
    .argument('<id>', 'id of the prescription')
    .option('--output <file>', 'where the PDF goes (default: prescription-<id>.pdf)')
    .option('--force', 'replace a file that is there already', false)
    .option('--key <key>', 'the same printing again, under the key that a failed try named; it is recorded once')
    .action((id: string, options: PrintOptions) => printPrescription(io, file, id, options));
}

const unprintedWarning = (letters: string): string =>
  `Before you print it: the file cannot show ${letters}. It has codes in brackets in their place, such as [U+674E]; write the letters by hand, or print from the portal.`;

/**
 * Records the printing of an issued prescription, the first as the original and each later one as a reprint, and writes
 * its paper to a PDF (P-146).
 */
async function printPrescription(
  io: Io,
  file: SessionFile,
  id: string,
  { output = `prescription-${id}.pdf`, force, key = io.newKey(), ...options }: PrintOptions,
): Promise<void> {
  if (!/^\d+$/.test(id))
    throw new CommandError(`'${id}' is no id of a prescription: signa prescription print 12`, exitCodes.usage);
  const session = await requireSession(io, file);
  const paper = await newFile(output, force);
  try {
    const reprint = await recordPrinting(io, file, session, { id, key });
    try {
      const fetched = await fetchPrint(io, session, id, reprint);
      await paper.write(fetched.file);
      if (fetched.unprinted !== '') io.err(unprintedWarning(fetched.unprinted));
    } catch (cause) {
      if (cause instanceof PrintedMeanwhileError) throw cause;
      throw paperMissing(cause, { id, key }, reprint);
    }
    await tell(io, options, printed, { file: output, reprint, paper: paperName(reprint) });
  } catch (cause) {
    await paper.abandon();
    throw cause;
  }
}
