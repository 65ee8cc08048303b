import { CommandError, exitCodes } from '../../exit-code.js';
import { jsonText } from '../../format/json.js';
import { listText } from '../../format/list.js';
import type { Io } from '../../io.js';
import { requireSession } from '../../session/require-session.js';
import type { SessionFile } from '../../session/session-file.js';
import { fetchPrint, PrintedMeanwhileError } from './fetch-print.js';
import { newFile } from './new-file.js';
import { paperMissing, paperName, recordPrinting } from './record-printing.js';

export interface PrintOptions {
  /** Where the file goes; by default prescription-{id}.pdf in the folder of the caller. */
  readonly output?: string;
  readonly force: boolean;
  /** The key of a printing that was asked for before and whose paper did not come. */
  readonly key?: string;
  readonly json: boolean;
}

/**
 * Records the printing of an issued prescription, the first as the original and each later one as a reprint, and writes
 * its paper to a PDF (P-146).
 */
export async function printPrescription(
  io: Io,
  file: SessionFile,
  id: string,
  { output = `prescription-${id}.pdf`, force, key = io.newKey(), json }: PrintOptions,
): Promise<void> {
  if (!/^\d+$/.test(id))
    throw new CommandError(`'${id}' is no id of a prescription: signa prescription print 12`, exitCodes.usage);
  const session = await requireSession(io, file);
  const paper = await newFile(output, force);
  try {
    const reprint = await recordPrinting(io, file, session, { id, key });
    try {
      await paper.write(await fetchPrint(io, session, id, reprint));
    } catch (cause) {
      if (cause instanceof PrintedMeanwhileError) throw cause;
      throw paperMissing(cause, { id, key }, reprint);
    }
    io.out(json ? jsonText({ file: output, reprint }) : listText({ file: output, paper: paperName(reprint) }));
  } catch (cause) {
    await paper.abandon();
    throw cause;
  }
}
