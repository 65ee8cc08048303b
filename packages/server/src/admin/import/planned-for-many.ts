/**
 * Where a practice is new its tables are planned as empty ones, and read whole for each of the records that come: twice
 * as many took four times as long. By their indexes every batch takes the same.
 */
export const plannedForMany = 'set local enable_seqscan = off';
