/**
 * Progress reports of a bench: scripts/bench.mjs starts each in a separate process and listens to its messages. A bench
 * that is started alone prints them.
 */
const shown = new Set();
const send = (message) => (process.send ? process.send(message) : console.log(JSON.stringify(message)));

/** Reports the current step, because it may take minutes. */
export const reportStep = (text) => send({ doing: text });

/**
 * Reports figures as soon as they are known, each once.
 *
 * @throws Error if a value isn't a number
 * @returns the figures
 */
export function show(figures) {
  for (const figure of figures) {
    if (shown.has(figure)) continue;
    if (!Number.isFinite(figure.value)) throw new Error(`${figure.name} is not a number: ${figure.value}`);
    shown.add(figure);
    send({ figure });
  }
  return figures;
}
