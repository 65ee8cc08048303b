/** Preloaded into a program, makes it fail, exit successfully without working, or start late. */
import { block } from './fault.mjs';

const { BENCH_PROGRAM_FAULT: kind, BENCH_PROGRAM_LATE: late } = process.env;

if (kind === 'refuse') {
  console.error('Refused on purpose.');
  process.exit(1);
}
if (kind === 'empty') process.exit(0);
if (kind === 'slow') block(Number(late));
