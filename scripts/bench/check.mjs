import { catalog } from '../../bench/catalog.mjs';
import { isReached } from './table.mjs';

/** Errors in the bench itself, which prove nothing. */
const ofBrokenBench = new Set(['TypeError', 'ReferenceError', 'SyntaxError', 'RangeError']);
const firstLine = (text) => text.split('\n', 1)[0].slice(0, 160);

/** A goal is missed by more than without the fault: on a busy machine, goals are missed anyway. */
const missedBy = ({ figures }, without) =>
  figures.find((figure) => {
    const other = without.figures.find(({ name }) => name === figure.name);
    if (isReached(figure) || other === undefined) return false;
    return figure.atMost ? figure.value > other.value : figure.value < other.value;
  });

/**
 * How a bench detected an injected fault.
 *
 * @param ran - its figures and the error that it ended with
 * @param without - the same of a run without a fault
 * @returns whether it noticed, and by what
 */
export function noticed(fault, ran, without) {
  const { figures, error } = ran;
  // A sleeping fault must be detected by a missed goal; an error would have another cause.
  if (error !== null)
    return {
      isNoticed: fault !== 'slow' && !ofBrokenBench.has(error.name),
      how: `${error.name}: ${firstLine(error.message)}`,
    };
  const missed = missedBy(ran, without);
  return missed
    ? { isNoticed: true, how: `goal missed: ${missed.name}` }
    : { isNoticed: false, how: `${figures.length} figures, every goal met` };
}

/** A run without a fault must succeed and have figures, so that detections are known to come from the fault. */
export const passes = ({ figures, error }) =>
  error === null && figures.length > 0
    ? { isNoticed: true, how: `${figures.length} figures` }
    : { isNoticed: false, how: error === null ? 'no figures' : `${error.name}: ${firstLine(error.message)}` };

/**
 * Runs benches on few rows, without a fault and with each fault that they support.
 *
 * @param options.fault - the only fault that is tried
 * @param options.runOne - runs a bench
 * @param options.onResult - called with the bench, the fault, and how the bench noticed it
 * @returns whether each ran well without a fault and noticed each fault
 */
export async function checkBenches(names, { fault, runOne, onResult }) {
  let isWell = true;
  for (const name of names) {
    const faults = catalog[name].faults.filter((each) => fault === undefined || each === fault);
    let without;
    for (const each of [undefined, ...faults]) {
      const ran = await runOne(name, { fault: each, isSmall: true });
      without ??= ran;
      const result = each === undefined ? passes(ran) : noticed(each, ran, without);
      isWell &&= result.isNoticed;
      onResult(name, each ?? 'no fault', result, ran);
      // If the bench fails without a fault, its failures prove nothing.
      if (each === undefined && !result.isNoticed) break;
    }
  }
  return isWell;
}
