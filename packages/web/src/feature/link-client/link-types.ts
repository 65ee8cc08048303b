import type { Operations } from '@signa/core/contract';

export type LinkedClient = NonNullable<Operations['GetLocationClient']['data']['locationClient']>;
/** A patient of the client, as a list knows it. */
export type LinkedPatient = NonNullable<LinkedClient['locationPatientClients'][number]['locationPatient']>;
/** A client of the practice system, with the patients there. */
export type Caretaker = Operations['searchPimsCaretakers']['data']['searchPimsCaretakers'][number];
export type CaretakerPatient = Caretaker['patients'][number];
