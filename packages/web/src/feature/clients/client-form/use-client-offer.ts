import {
  acceptedDifference,
  type ClientDifference,
  declinedDifference,
  differenceValues,
  wholeDifference,
} from '@signa/core/clients';
import { changeText, type DeclinedValue, keptOf, sourceText } from '@signa/core/practice';
import { useState } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import type { ClientSync } from '../../pims/pims-difference/use-client-sync';
import type { ClientFormState } from './use-client-form';

/** The values that differ in the PIMS, and which of them are in the form. */
export interface ClientOffer {
  readonly all: ClientDifference;
  readonly accepted: ClientDifference;
  /** Offered values that the user removed from the form (C-100). */
  readonly declined: readonly DeclinedValue[];
  /** The source of a difference: where, when, and by whom the value changed (C-256). */
  readonly changeOf: (field: string) => string;
  /** The source of an existing value; `null` if unknown (C-258). */
  readonly sourceOf: (field: string) => string | null;
}

/**
 * Adds the differing PIMS values to the form once they arrive, which may be while the user types. Values changed only
 * in Signa stay as they are, with the PIMS value beside them. After that, the form alone determines what was declined
 * (C-099, C-100, C-256).
 */
export function useClientOffer(form: ClientFormState, sync: ClientSync | null): ClientOffer | null {
  const { location } = usePractice();
  const [known, setKnown] = useState<ClientSync | null>(null);
  if (known === null && sync !== null) {
    setKnown(sync);
    form.offer(sync.difference.offered);
  }
  if (known === null) return null;
  const { difference, fields } = known;
  const all = wholeDifference(difference);
  const left = declinedDifference(difference.offered, acceptedDifference(difference.offered, form.values));
  return {
    all,
    accepted: acceptedDifference(all, form.values),
    declined: differenceValues(left),
    changeOf: (field) => changeText(difference.sides.get(field) ?? 'never', keptOf(fields, field), location.timeZone),
    sourceOf: (field) => sourceText(keptOf(fields, field), location.timeZone),
  };
}
