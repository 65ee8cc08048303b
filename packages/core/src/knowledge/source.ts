/** The kinds of sources, the most binding first. */
export const sourceKinds = ['statute', 'regulation', 'label', 'agency', 'study', 'reference'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A publication that rows cite. */
export interface KnowledgeSource {
  /** Unique in a package, in lowercase with hyphens: 'rimadyl-label'. */
  readonly id: string;
  readonly kind: SourceKind;
  /** As it is shown beside a warning: 'Rimadyl package insert (NADA 141-053)'. */
  readonly title: string;
  /** HTTPS address of the text; `null` for a publication without one. */
  readonly link: string | null;
  /** The day on which its text was last read; `null` if a row is based on earlier knowledge of it. */
  readonly readOn: string | null;
}

/** A passage of a source. */
export interface Citation {
  /** The ID of the source. */
  readonly source: string;
  /** The section: 'Contraindications', '21 CFR 530.41(a)(1)'; `null` for the whole text. */
  readonly section: string | null;
}
