import { PharmacyOptionsDocument } from '@signa/core/contract/typed';
import {
  mailingOf,
  type PrintFacts,
  type Printing,
  printModel,
  type PrintModel,
  type PrintPrescription,
  readablePhones,
  type RecordedPrinting,
} from '@signa/core/prescribing';
import { useMemo } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { useServices } from '../../platform/services/services';
import { usePractice } from '../../platform/practice/practice';

export interface PrintSource {
  readonly prescription: PrintPrescription;
  /** Location where it was issued; the selected location if the prescription does not say. */
  readonly location?: PrintFacts['location'] | null;
  /** The recorded printing, or the one that printing now would create (P-146). */
  readonly printing: Printing | RecordedPrinting;
}

/** The content of the printout, or why it is unavailable. */
interface PrintContent {
  /** `null` until everything it contains has loaded. */
  readonly model: PrintModel | null;
  readonly failure: PrintFailure | null;
}

/** The error if the pharmacies could not be loaded. */
export interface PrintFailure {
  readonly message: string;
  readonly again: () => void;
  readonly busy: boolean;
}

export function usePrintModel(source: PrintSource | null): PrintContent {
  const { config, clock } = useServices();
  const { location: here, assignment } = usePractice();
  const options = useOperation(PharmacyOptionsDocument, {}, { freshFor: Infinity });
  const pharmacies = options.data?.pharmacyOptions;
  const model = useMemo(() => {
    if (!source || !pharmacies) return null;
    const { prescription, location, printing } = source;
    const record = 'at' in printing ? printing : null;
    return printModel(
      readablePhones({
        prescription,
        location: location ?? here,
        pharmacies,
        mailing: mailingOf(config.controlledMail),
        printedAt: record?.at ?? clock.now(),
        printedBy: record?.by ?? assignment.displayName,
        reprint: printing.number,
      }),
    );
  }, [source, pharmacies, here, config, clock, assignment]);
  const failure =
    options.failure && !pharmacies
      ? { message: options.failure.message, again: options.again, busy: options.refreshing }
      : null;
  return { model, failure };
}
