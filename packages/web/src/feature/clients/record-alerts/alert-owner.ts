import type { AlertNoun } from '@signa/core/clients';

/** The client or the patient that an alert is about. */
export interface AlertOwner {
  readonly noun: AlertNoun;
  readonly recordId: string;
  readonly name: string;
}
