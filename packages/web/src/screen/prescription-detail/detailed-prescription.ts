import type { Operations } from '@signa/core/operation';

export type DetailedPrescription = NonNullable<Operations['GetPrescription']['data']['prescription']>;
