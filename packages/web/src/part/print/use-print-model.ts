import { mailingOf, printModel, readablePhones } from '@signa/core/prescription';
import type { PrintFacts, PrintModel, PrintPrescription } from '@signa/core/prescription';
import { useMemo } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { useServices } from '../../app/services';
import { usePractice } from '../../app/session/practice';

export interface PrintSource {
  readonly prescription: PrintPrescription;
  /** Where it was issued; the selected location when the prescription does not say. */
  readonly location?: PrintFacts['location'] | null;
  /** 0 at issue, then 1 for the first reprint (P-146). */
  readonly reprint: number;
}

/** The paper of a prescription, and why it cannot be put together. */
export interface PrintPaper {
  /** `null` until all it says is known. */
  readonly model: PrintModel | null;
  readonly failure: PaperFailure | null;
}

/** What the paper says of the pharmacies did not come. */
export interface PaperFailure {
  readonly message: string;
  readonly again: () => void;
  readonly busy: boolean;
}

export function usePrintModel(source: PrintSource | null): PrintPaper {
  const { config, clock } = useServices();
  const { location: here, assignment } = usePractice();
  const options = useOperation('PharmacyOptions', {}, { freshFor: Infinity });
  const pharmacies = options.data?.pharmacyOptions;
  const model = useMemo(() => {
    if (!source || !pharmacies) return null;
    const { prescription, location, reprint } = source;
    return printModel(
      readablePhones({
        prescription,
        location: location ?? here,
        pharmacies,
        mailing: mailingOf(config.controlledMail),
        printedAt: clock.now(),
        printedBy: assignment.displayName,
        reprint,
      }),
    );
  }, [source, pharmacies, here, config, clock, assignment]);
  const failure =
    options.failure && !pharmacies
      ? { message: options.failure.message, again: options.again, busy: options.refreshing }
      : null;
  return { model, failure };
}
