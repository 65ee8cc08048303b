const casesOf = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const asked = ({ asOf, input }) => JSON.stringify([asOf, input]);
const told = ({ verdict, reasons }) => JSON.stringify([verdict, reasons]);

/**
 * The cases with the same question and rule version as before, but another verdict: a correct port would fail without a
 * changelog entry.
 *
 * @param before - the file as it was
 * @param now - the file as it would be
 * @returns the cases as they would be
 * @see A-372
 */
export function changedVerdicts(before, now) {
  const known = new Map(casesOf(before).map((one) => [one.id, one]));
  return casesOf(now).filter((one) => {
    const old = known.get(one.id);
    return old !== undefined && old.version === one.version && asked(old) === asked(one) && told(old) !== told(one);
  });
}
