import { emptyTexts } from '@signa/core/practice';
import type { CommandError } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { type Layout, layoutOf } from '../../format/layout.js';
import { type Output, recordOf } from '../../output/found.js';
import { type OutputOptions, printResult } from '../../output/output.js';
import { maybe, type Shape } from '../../output/shape.js';

/** JSON of both sides; null for a side that failed. */
interface BothSides<Pims, Local> {
  readonly pims: Pims | null;
  readonly practice: Local | null;
}

/** Declares the output of both sides. */
export const bothSides = <Pims, Local>(pims: Shape<Pims>, practice: Shape<Local>): Output<BothSides<Pims, Local>> =>
  recordOf({ pims: maybe(pims), practice: maybe(practice) });

/** The result of one side, and how to print it. */
export interface Side<Found> {
  readonly found: Promise<Found>;
  readonly isEmpty: (found: Found) => boolean;
  readonly text: (found: Found, layout: Layout) => string;
}

/**
 * Prints what the practice and its PIMS know, one below the other. If one side fails, still prints the other, then
 * fails (C-129, C-130, C-189).
 *
 * @throws CommandError of the side that failed
 */
export async function printBothSides<Pims, Local>(
  io: Io,
  options: OutputOptions,
  output: Output<BothSides<Pims, Local>>,
  pims: Side<Pims>,
  local: Side<Local>,
): Promise<void> {
  const [there, here] = await Promise.allSettled([pims.found, local.found]);
  if (options.json !== undefined || options.jq !== undefined) {
    await printResult(io, options, output, { pims: answerOf(there), practice: answerOf(here) });
  } else {
    if (there.status === 'fulfilled') io.out(sideText('PIMS', pims, there.value, layoutOf(io)));
    if (here.status === 'fulfilled') io.out(sideText('Practice', local, here.value, layoutOf(io)));
  }
  for (const side of [there, here]) if (side.status === 'rejected') throw side.reason as CommandError;
}

const answerOf = <T>(side: PromiseSettledResult<T>): T | null => (side.status === 'fulfilled' ? side.value : null);

function sideText<Found>(title: string, { isEmpty, text }: Side<Found>, found: Found, layout: Layout): string {
  return `${title}\n${isEmpty(found) ? emptyTexts.data : text(found, layout)}`;
}
