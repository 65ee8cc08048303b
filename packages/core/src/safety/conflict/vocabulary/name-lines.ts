import { normaliseTerm, singular } from '../term/term.js';

/** A line of the vocabulary: what a name stands for, and the names. */
export interface NameLine {
  /** Substances, classes or foods, as the interaction table has them; normalised. */
  readonly means: readonly string[];
  /** Normalised, in the singular; what the line stands for is a name of it too. */
  readonly names: readonly string[];
}

/** Words between items, which a recorded text is parted at. */
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

/** The names of a table of names alone, separated by commas. */
export function namesOf(table: string): readonly string[] {
  return table.split(',').map(plain);
}
