import { type OperationName, type Operations, readAnswer } from '@signa/core/contract';
import { lastPrinting, mailingOf, mayPrint, type PrintFacts, readablePhones } from '@signa/core/prescribing';
import type { Admitted } from '../access/admit.js';
import type { Execute } from '../api/execute.js';
import { Failure, notFound, throwRefusal } from '../failure/failure.js';

export interface PrintNeeds {
  readonly execute: Execute;
  /** Where hard copies go, from the configuration (P-112). */
  readonly mail: Parameters<typeof mailingOf>[0];
}

/**
 * What the paper of the last recorded printing says: it is the same whoever asks for it and however often. It is read
 * by the operations the portal reads it by, so that nobody gets a paper whose prescription they may not open.
 *
 * @throws Failure NOT_FOUND for one that is missing or of a foreign location; CONFLICT for one that is not
 * printed, and while no printing is recorded (P-146); else what GetPrescription refuses
 */
export async function findPrintFacts({ execute, mail }: PrintNeeds, caller: Admitted, id: string): Promise<PrintFacts> {
  const { prescription } = await read(execute, caller, 'GetPrescription', { id });
  if (!prescription?.location) throw notFound('Prescription');
  const verdict = mayPrint({ rxStatus: prescription.rxStatus.code, archived: prescription.archived });
  if (!verdict.allowed) throwRefusal(verdict);
  const printing = lastPrinting(prescription);
  if (!printing) throw new Failure('CONFLICT', unrecorded);
  const { pharmacyOptions: pharmacies } = await read(execute, caller, 'PharmacyOptions', {});
  return readablePhones({
    prescription,
    location: prescription.location,
    pharmacies,
    mailing: mailingOf(mail),
    printedAt: printing.at,
    printedBy: printing.by,
    reprint: printing.number,
  });
}

const unrecorded =
  'No printing of this prescription is recorded yet. Record the printing first (ReprintPrescription), then fetch its paper.';

async function read<N extends OperationName>(
  execute: Execute,
  caller: Admitted,
  operationName: N,
  variables: Operations[N]['variables'],
): Promise<Operations[N]['data']> {
  const { body } = await execute({ ...caller, idempotencyKey: null, body: { operationName, variables } });
  const answer = readAnswer<N>(body);
  if (answer.ok) return answer.data;
  const { code, message, issues } = answer.failure;
  if (code === 'UNAVAILABLE') throw new Error(message);
  throw new Failure(code, message, issues);
}
