import { type OperationName, type Operations, readAnswer } from '@signa/core/contract';
import { lastPrinting, mailingOf, mayPrint, type PrintFacts, readablePhones } from '@signa/core/prescribing';
import type { Admitted } from '../access/admit.js';
import type { Execute } from '../api/execute.js';
import { Failure, notFound, throwRefusal } from '../failure/failure.js';

export interface PrintDeps {
  readonly execute: Execute;
  /** Mailing address for hard copies, from the configuration (P-112). */
  readonly mail: Parameters<typeof mailingOf>[0];
}

/**
 * Facts for the printout of the last recorded printing, the same for every reader and every time. It reads through the
 * portal's operations, so that no one gets a printout of a prescription that they cannot open.
 *
 * @throws Failure NOT_FOUND for a missing one or one of a foreign location; CONFLICT for one that is not
 * printed, and before a printing is recorded (P-146); otherwise as GetPrescription does
 */
export async function findPrintFacts({ execute, mail }: PrintDeps, caller: Admitted, id: string): Promise<PrintFacts> {
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
  'No printing of this prescription has been recorded yet. Record it with ReprintPrescription, then get the PDF.';

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
