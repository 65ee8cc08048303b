/** Runs one bench and prints its figures as the last line; scripts/bench.mjs starts it. */
import { pathToFileURL } from 'node:url';

const { run } = await import(pathToFileURL(process.argv[2]).href);
console.log(JSON.stringify(await run()));
