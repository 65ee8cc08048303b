/** For example '2 conflicts' or '1 serious conflict'. */
export const conflictCount = (count: number, grade = '') =>
  [count, grade, count === 1 ? 'conflict' : 'conflicts'].filter(Boolean).join(' ');
