import type { PlainDate } from '../base/time/index.js';
import type { DoseRange } from './dose-range.js';
import type { LawRow } from './law-row.js';
import type { Vocabularies } from './vocabularies.js';
import type { KnowledgeSource } from './source.js';
import type { WarningRow } from './warning-row.js';

/**
 * Clinical and legal knowledge as data: what the rules take as a fact beside the product, the patient and the day. A
 * package is complete; rows of two packages are never combined.
 */
export interface KnowledgePackage {
  /** The format; a reader refuses another number. */
  readonly format: 1;
  /** In lowercase with hyphens; the same for all versions. */
  readonly name: string;
  /** Ordered by number, part by part: '2026.11.1'. */
  readonly version: string;
  readonly title: string;
  readonly publisher: string;
  readonly issuedOn: PlainDate;
  /** Terms of use and limits, shown with the package: 'Sample data, not for clinical use.' */
  readonly notice: string;
  /** What the package doesn't cover, one sentence each. */
  readonly gaps: readonly string[];
  readonly sources: readonly KnowledgeSource[];
  readonly vocabularies: Vocabularies;
  readonly warnings: readonly WarningRow[];
  readonly doses: readonly DoseRange[];
  readonly laws: readonly LawRow[];
}
