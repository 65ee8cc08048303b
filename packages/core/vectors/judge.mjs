import { isDeepStrictEqual } from 'node:util';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const shortened = (line) => (line.length > 200 ? `${line.slice(0, 200)}…` : line);

/** An answer as it is compared; `garbage` tells why a line is none. */
function answerOf(line, id) {
  if (line === undefined) return { garbage: 'no line' };
  let answer;
  try {
    answer = JSON.parse(line);
  } catch {
    return { garbage: `no JSON: ${shortened(line)}` };
  }
  if (!isObject(answer) || !isObject(answer.verdict) || !Array.isArray(answer.reasons))
    return { garbage: `no object with a verdict and a list of reasons: ${shortened(line)}` };
  if (answer.id !== undefined && answer.id !== id) return { garbage: `an answer to ${shortened(String(answer.id))}` };
  return { verdict: answer.verdict, reasons: answer.reasons };
}

/**
 * Compares lines with what the cases want, in the order of the cases; the order of members means nothing, that of
 * reasons does.
 *
 * @returns for each case that failed the case itself and `got`, which is an answer or says why a line is none
 */
export function failuresOf(cases, lines) {
  return cases.flatMap((one, index) => {
    const { garbage, ...got } = answerOf(lines[index], one.id);
    const wanted = { verdict: one.verdict, reasons: one.reasons };
    if (garbage === undefined && isDeepStrictEqual(got, wanted)) return [];
    return [{ case: one, got: garbage ?? JSON.stringify(got) }];
  });
}
