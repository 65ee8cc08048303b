import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodes } from '../../exit-code.js';
import { jsonText } from '../../format/json.js';
import { listText } from '../../format/list.js';
import type { Io } from '../../io.js';
import { requireSession } from '../../session/require-session.js';
import type { SessionFile } from '../../session/session-file.js';
import { fetchPrint } from './fetch-print.js';
import { newFile } from './new-file.js';

export interface PrintOptions {
  /** Where the file goes; by default prescription-{id}.pdf in the folder of the caller. */
  readonly output?: string;
  readonly force: boolean;
  readonly json: boolean;
}

/** Records that an issued prescription is printed again, and writes its form to a PDF that carries the mark (P-146). */
export async function printPrescription(
  io: Io,
  file: SessionFile,
  id: string,
  { output = `prescription-${id}.pdf`, force, json }: PrintOptions,
): Promise<void> {
  if (!/^\d+$/.test(id))
    throw new CommandError(`'${id}' is no id of a prescription: signa prescription print 12`, exitCodes.usage);
  const session = await requireSession(io, file);
  const paper = await newFile(output, force);
  try {
    const { reprintPrescription } = await callServer(io, file, session, 'ReprintPrescription', { id });
    const { reprintCount } = reprintPrescription as { reprintCount: number };
    await paper.write(await fetchPrint(io, session, id));
    const said = { file: output, reprint: String(reprintCount) };
    io.out(json ? jsonText({ file: output, reprint: reprintCount }) : listText(said));
  } catch (cause) {
    await paper.abandon();
    throw cause;
  }
}
