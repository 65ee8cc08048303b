const titles = new Set(['dr', 'dr.', 'mr', 'mr.', 'mrs', 'mrs.', 'ms', 'ms.']);

/** Two letters for a person: 'Dr. Maya Okafor' is MO, 'Priya' is P. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !titles.has(word.toLowerCase()));
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}
