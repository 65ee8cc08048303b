export const conflictCount = (count: number) => `${count} ${count === 1 ? 'conflict' : 'conflicts'}`;
