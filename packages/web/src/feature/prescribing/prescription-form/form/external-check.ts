import type { Operations } from '@signa/core/contract';

export type ExternalResult = NonNullable<Operations['GetExternalCheck']['data']['externalCheck']>['results'][number];
export type ExternalCard = ExternalResult['cards'][number];
export type CardAnswerInput = Omit<Operations['AnswerExternalCard']['variables']['input'], 'locationId' | 'checkId'>;

/** What the CDS services of the location say about the form. */
export interface ExternalCheckWork {
  /** Their names; empty if the location asks none. */
  readonly services: readonly string[];
  /** The last results; empty until the first arrive. */
  readonly results: readonly ExternalResult[];
  /** True while the results belong to an earlier state of the form, or none have arrived. */
  readonly isAsking: boolean;
  /** The check whose results are shown, for the issue record; `null` unless it is of the form as it is (P-430). */
  readonly checkId: string | null;
  /** The answers that were given here, in words, by `cardKey`. */
  readonly answers: Readonly<Record<string, string>>;
  /** False for users without the right, and while impersonating. */
  readonly mayAnswer: boolean;
  readonly answer: (key: string, input: CardAnswerInput) => Promise<void>;
  readonly isAnswering: boolean;
}
