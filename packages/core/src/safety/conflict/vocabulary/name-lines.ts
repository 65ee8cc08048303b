import { normaliseTerm, singular } from '../term/term.js';

/** A line of the vocabulary: the names, and what they stand for. */
export interface NameLine {
  /** Substances, classes or foods, as the interaction table names them; normalized. */
  readonly means: readonly string[];
  /** Normalized, in the singular; includes what the line stands for. */
  readonly names: readonly string[];
}

/** Words that separate the items of a recorded text. */
const between = /\b(?:and|or|with)\b/g;

const plain = (text: string): string => singular(normaliseTerm(text.replaceAll(between, ' ')));

function nameLine(line: string): NameLine {
  const [left = '', right = ''] = line.split(':');
  const means = left.split('+').map(normaliseTerm);
  const names = right.split(',').map(plain);
  return { means, names: [means.map(singular).join(' '), ...names].filter((name) => name !== '') };
}

/** The lines of a table written as `substance + substance: name, name`. */
export function nameLines(table: string): readonly NameLine[] {
  return table.trim().split('\n').map(nameLine);
}

/** The names of a table without meanings, separated by commas. */
export function namesOf(table: string): readonly string[] {
  return table.split(',').map(plain);
}
