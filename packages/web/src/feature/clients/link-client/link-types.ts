import type { Operations } from '@signa/core/contract';

export type LinkedClient = NonNullable<Operations['GetLocationClient']['data']['locationClient']>;
/** A patient of the client, as returned by a list. */
export type LinkedPatient = NonNullable<LinkedClient['locationPatientClients'][number]['locationPatient']>;
/** A PIMS client with its patients. */
export type Caretaker = Operations['searchPimsCaretakers']['data']['searchPimsCaretakers'][number];
export type CaretakerPatient = Caretaker['patients'][number];
