/** Whether this run only proves that a bench detects faults. Its figures come from too few rows to be meaningful. */
const isSmall = () => process.env.BENCH_SIZE === 'small';

/** @returns the first size in a measurement, the second in a check of the bench itself */
export const sized = (full, small) => (isSmall() ? small : full);
