import { readable } from '../measure.mjs';

/** A figure without a goal is for comparison. */
export const isReached = ({ value, goal, atMost }) => goal === undefined || (atMost ? value <= goal : value >= goal);

const head = ['bench', 'figure', 'reached', 'least … most', 'goal', 'goal met'];

/** The minimum and maximum of the samples of a figure. */
const spreadOf = ({ least, most, samples }) =>
  samples === undefined ? '' : `${readable(least)} … ${readable(most)} of ${samples}`;

function cellsOf(figure) {
  const { bench, name, unit, value, goal, atMost } = figure;
  const target = goal === undefined ? '' : `${atMost ? 'at most' : 'at least'} ${readable(goal)}`;
  const verdict = goal === undefined ? '' : isReached(figure) ? 'yes' : 'NO';
  return [bench, name, `${readable(value)} ${unit}`.trimEnd(), spreadOf(figure), target, verdict];
}

/** One line per figure, while others are still being measured. */
export const lineOf = (figure) => {
  const [bench, name, reached, spread, target, verdict] = cellsOf(figure);
  return [`${bench}: ${name}: ${reached}`, spread && `(${spread})`, target, verdict].filter(Boolean).join('  ');
};

/** The lines of a table with all figures. */
export function tableOf(figures) {
  const rows = [head, ...figures.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
