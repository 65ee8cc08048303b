import type { Operations } from '@signa/core/contract';

/** The draft fields that a list loads (P-188). */
export type DraftRow = Operations['Prescriptions']['data']['prescriptions'][number];

/** The fields that ending a draft requires, on any list or page. */
export type DraftFacts = Pick<
  DraftRow,
  'id' | 'archived' | 'isOfficeUse' | 'locationClientId' | 'locationPatientId'
> & {
  readonly rxStatus: Pick<DraftRow['rxStatus'], 'code'>;
  readonly product: Pick<DraftRow['product'], 'title' | 'strengthDisplay'>;
  readonly locationPatient: { readonly name: string } | null;
};
