/** Runs one bench, or parts of it, and reports its figures; scripts/bench.mjs starts it. */
import { pathToFileURL } from 'node:url';
import { show } from '../bench/support/report.mjs';

const [path, ...parts] = process.argv.slice(2);

try {
  const { run } = await import(pathToFileURL(path).href);
  show(await run(parts));
} catch (error) {
  console.error(error);
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  // Pending work of the bench must not keep the process alive.
  if (process.send) process.send({ failed: { name, message } }, () => process.exit(1));
  else process.exit(1);
}
