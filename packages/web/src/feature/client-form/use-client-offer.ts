import { acceptedDifference } from '@signa/core/client';
import type { ClientDifference } from '@signa/core/client';
import { useState } from 'react';
import type { ClientFormState } from './use-client-form';

/** What the practice system has otherwise, and what of it stands in the form. */
export interface ClientOffer {
  readonly all: ClientDifference;
  readonly accepted: ClientDifference;
}

/**
 * Puts what the practice system has otherwise into the form, once it is known; it may come while somebody types. From
 * then on the form alone says what of it was declined (C-099, C-100).
 */
export function useClientOffer(form: ClientFormState, difference: ClientDifference | null): ClientOffer | null {
  const [all, setAll] = useState<ClientDifference | null>(null);
  if (all === null && difference !== null) {
    setAll(difference);
    form.offer(difference);
  }
  return all && { all, accepted: acceptedDifference(all, form.whole) };
}
