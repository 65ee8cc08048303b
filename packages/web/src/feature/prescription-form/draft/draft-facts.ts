import type { Operations } from '@signa/core/contract';

/** What a list knows of a draft (P-188). */
export type DraftRow = Operations['Prescriptions']['data']['prescriptions'][number];

/** What ending a draft needs to know of it, whichever list or page it stands on. */
export type DraftFacts = Pick<
  DraftRow,
  'id' | 'archived' | 'isOfficeUse' | 'locationClientId' | 'locationPatientId'
> & {
  readonly rxStatus: Pick<DraftRow['rxStatus'], 'code'>;
  readonly product: Pick<DraftRow['product'], 'title' | 'strengthDisplay'>;
  readonly locationPatient: { readonly name: string } | null;
};
