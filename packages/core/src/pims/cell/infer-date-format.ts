import type { PlainDate } from '../../base/time/index.js';
import { cellText } from './cell-read.js';
import { type DateFormat, dateFormats, readDateCell } from './read-date-cell.js';

/** The formats that the dates of a column can have. */
export interface InferredDateFormat {
  /** `null` if the column can be read in several formats that mean different days, or in none. */
  readonly format: DateFormat | null;
  /** The formats that read most of the dates; empty without a date. */
  readonly candidates: readonly DateFormat[];
  /** The share of the dates that the format or the candidates can read, 0 to 1. */
  readonly share: number;
  /** A date that only this format can read; for several candidates, one that they read differently. */
  readonly proof: string | null;
}

const inferable = dateFormats.filter((format) => format !== 'signa' && format !== 'Excel 1904');
/** A format that reads fewer of the dates is not the one of the column. */
const leastShare = 0.8;

/**
 * The format of a column of dates. Day and month are never guessed: '05/06/2020' alone leaves both orders, and one date
 * such as '05/31/2020' proves the order, unless another one contradicts it.
 *
 * @param cells - with the number of times each occurs
 * @see A-582
 */
export function inferDateFormat(
  cells: ReadonlyMap<string, number>,
  { isPast, today }: { readonly isPast: boolean; readonly today: PlainDate },
): InferredDateFormat {
  const dates = [...cells].filter(([cell]) => cellText(cell) !== '');
  const total = dates.reduce((sum, [, count]) => sum + count, 0);
  const readings = inferable.map((format): Reading => {
    const byCell = new Map(
      dates.map(([cell]) => {
        const found = readDateCell(cell, { format, isPast, today });
        return [cell, 'value' in found ? found.value : undefined] as const;
      }),
    );
    const count = dates.reduce((sum, [cell, times]) => sum + (byCell.get(cell) === undefined ? 0 : times), 0);
    return { format, byCell, share: total === 0 ? 0 : count / total };
  });
  const fitting = readings.filter(({ share }) => share >= leastShare);
  const [first] = fitting;
  if (!first)
    return { format: null, candidates: [], share: Math.max(...readings.map(({ share }) => share)), proof: null };
  const texts = dates.map(([cell]) => cell);
  return ofBothOrders(readings, texts, first.share) ?? found(first, readings, texts);
}

interface Reading {
  readonly format: DateFormat;
  readonly byCell: ReadonlyMap<string, PlainDate | null | undefined>;
  readonly share: number;
}

const reads = ({ byCell }: Reading, cell: string) => byCell.get(cell) !== undefined;

/** The format, with a date that no other format reads. */
function found(reading: Reading, readings: readonly Reading[], cells: readonly string[]): InferredDateFormat {
  const { format, share } = reading;
  const proof = cells.find((cell) => readings.every((one) => reads(one, cell) === (one.format === format)));
  return { format, candidates: [format], share, proof: proof ?? null };
}

/**
 * Decides between the orders of day and month by the dates that only one of them can read; `null` if no date can be read
 * in both orders with different results.
 */
function ofBothOrders(
  readings: readonly Reading[],
  cells: readonly string[],
  share: number,
): InferredDateFormat | null {
  const [monthFirst, dayFirst] = (['MM/DD/YYYY', 'DD/MM/YYYY'] as const).map((format) =>
    readings.find((reading) => reading.format === format),
  );
  if (!monthFirst || !dayFirst || Math.max(monthFirst.share, dayFirst.share) < leastShare) return null;
  const onlyIn = (one: Reading, other: Reading) => cells.find((cell) => reads(one, cell) && !reads(other, cell));
  const [ofMonth, ofDay] = [onlyIn(monthFirst, dayFirst), onlyIn(dayFirst, monthFirst)];
  const disputed = cells.find(
    (cell) =>
      reads(monthFirst, cell) && reads(dayFirst, cell) && monthFirst.byCell.get(cell) !== dayFirst.byCell.get(cell),
  );
  if (ofMonth !== undefined && ofDay === undefined) return found(monthFirst, readings, cells);
  if (ofDay !== undefined && ofMonth === undefined) return found(dayFirst, readings, cells);
  if (ofDay === undefined && disputed === undefined) return null;
  return {
    ...{ format: null, share, candidates: ['MM/DD/YYYY', 'DD/MM/YYYY'] },
    proof: ofDay ?? disputed ?? null,
  };
}
