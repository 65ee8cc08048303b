import type { Operations } from '@signa/core/contract';

export type DetailedPrescription = NonNullable<Operations['GetPrescription']['data']['prescription']>;
