import { shortened } from '@signa/core/base';

const titles = new Set(['dr', 'dr.', 'mr', 'mr.', 'mrs', 'mrs.', 'ms', 'ms.']);

/** One character, which may consist of several code units. */
const firstOf = (word: string | undefined) => shortened(word ?? '', 1);

/** Up to two initials of a name: 'Dr. Maya Okafor' is MO, 'Priya' is P. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !titles.has(word.toLowerCase()));
  const first = firstOf(words[0]);
  const last = words.length > 1 ? firstOf(words.at(-1)) : '';
  return (first + last).toUpperCase();
}
