import {
  acceptedDifference,
  type ClientDifference,
  declinedDifference,
  differenceValues,
  wholeDifference,
} from '@signa/core/clients';
import { changeText, type DeclinedValue, keptOf, sourceText } from '@signa/core/practice';
import { useState } from 'react';
import { usePractice } from '../../platform/practice/practice';
import type { ClientSync } from '../pims-difference/use-client-sync';
import type { ClientFormState } from './use-client-form';

/** What the practice system has otherwise, and what of it stands in the form. */
export interface ClientOffer {
  readonly all: ClientDifference;
  readonly accepted: ClientDifference;
  /** What was offered and stands in the form no more (C-100). */
  readonly declined: readonly DeclinedValue[];
  /** Where a difference comes from: changed there, here or both, since when and by whom (C-256). */
  readonly changeOf: (field: string) => string;
  /** Where a value that is here comes from; `null` where nobody knows (C-258). */
  readonly sourceOf: (field: string) => string | null;
}

/**
 * Puts what the practice system has otherwise into the form, once it is known; it may come while somebody types. What was
 * changed here alone stays as it is, and is shown beside it. From then on the form alone says what of it was declined
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
  const left = declinedDifference(difference.offered, acceptedDifference(difference.offered, form.whole));
  return {
    all,
    accepted: acceptedDifference(all, form.whole),
    declined: differenceValues(left),
    changeOf: (field) => changeText(difference.sides.get(field) ?? 'never', keptOf(fields, field), location.timeZone),
    sourceOf: (field) => sourceText(keptOf(fields, field), location.timeZone),
  };
}
