import type { NameRow } from '../../../knowledge/index.js';
import { normaliseTerm, singular } from '../term/term.js';

/** Words that separate the items of a recorded text. */
const between = /\b(?:and|or|with)\b/g;

/** A name as recorded texts are compared: normalized, in the singular, without 'and'. */
export const plainName = (text: string): string => singular(normaliseTerm(text.replaceAll(between, ' ')));

/** A row of names in comparable form. */
export interface NameLine {
  /** Substances, classes or foods, as rows name them; normalized. */
  readonly means: readonly string[];
  /** Normalized, in the singular; includes what the row stands for. */
  readonly names: readonly string[];
}

/** A row of names in comparable form. */
export function nameLine(row: NameRow): NameLine {
  const means = row.means.map(normaliseTerm);
  const names = row.names.map(plainName);
  return { means, names: [means.map(singular).join(' '), ...names].filter((name) => name !== '') };
}
