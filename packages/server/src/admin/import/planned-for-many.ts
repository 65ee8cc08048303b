/**
 * The tables of a new practice are planned as empty and would be scanned for every imported record, so that twice as
 * many records took four times as long. With index scans enforced, every batch takes the same time.
 */
export const plannedForMany = 'set local enable_seqscan = off';
