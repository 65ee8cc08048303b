/**
 * What a bench reports while it runs: scripts/bench.mjs starts each in a process of its own and listens to its
 * messages. A bench that is started alone prints them.
 */
const shown = new Set();
const send = (message) => (process.send ? process.send(message) : console.log(JSON.stringify(message)));

/** Says what the bench does now, as it may take minutes. */
export const doing = (text) => send({ doing: text });

/**
 * Shows figures as soon as they are known, each once.
 *
 * @throws Error when the value of one is not a number
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
