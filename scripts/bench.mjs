/**
 * `npm run bench`: runs benches of bench/, each in a separate process. Prints what it does and each figure as it
 * comes, and then one table: what was measured, its goal, what was reached and how far the samples spread. `-- --help`
 * lists the benches and options. Fails when a goal is missed or a bench fails; the other benches are run all the same.
 *
 * A bench exports `run`, which gets the parts that are asked for and answers figures:
 * { name, unit, value, least?, most?, samples?, goal?, atMost? }. A value reaches its goal when it is not below it, with
 * `atMost` when it is not above. A figure without a goal is there to compare with.
 */
import { bundleServer, compile } from './build.mjs';
import { checkBenches } from './bench/check.mjs';
import { readRequest, usage } from './bench/request.mjs';
import { runBench } from './bench/run-one.mjs';
import { isReached, lineOf, tableOf } from './bench/table.mjs';
import { fail, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';

/** Progress goes to a stream that does not mix with the result. */
const say = (text) => console.error(`${new Date().toTimeString().slice(0, 8)}  ${text}`);

/** Builds the programs that the benches run; benches named core-* need only core. */
async function build(names) {
  await ensureInstalled();
  if (names.every((name) => name.startsWith('core-'))) return await compile('core');
  await compile('server');
  await bundleServer();
}

async function measure({ names, parts, fault, isJson }) {
  const [figures, failures] = [[], []];
  for (const name of names) {
    say(`${name} …`);
    const onDoing = (text) => say(`${name}: ${text} …`);
    const {
      figures: found,
      error,
      output,
    } = await runBench(name, {
      ...{ parts, fault, onDoing },
      onFigure: (figure) => say(lineOf(figure)),
    });
    figures.push(...found);
    if (error !== null) failures.push(`bench/${name}.mjs failed: ${error.message}\n${output}`);
  }
  if (isJson) {
    const judged = figures.map((figure) => ({ ...figure, reached: isReached(figure) }));
    console.log(JSON.stringify(judged, undefined, 2));
  } else for (const line of tableOf(figures)) console.log(line);
  if (failures.length > 0) throw new Stop(failures.join('\n'));
  return figures.every(isReached);
}

function check({ names, parts, fault }) {
  const runOne = (name, options) => {
    say(`${name}, ${options.fault ?? 'no fault'} …`);
    return runBench(name, { ...options, parts });
  };
  const onResult = (name, each, { isNoticed, how }, { output }) => {
    console.log(`${isNoticed ? 'yes' : 'NO '}  ${name.padEnd(20)} ${each.padEnd(12)} ${how}`);
    if (!isNoticed && output !== '') console.error(output.slice(-3_000));
  };
  return checkBenches(names, { fault, runOne, onResult });
}

try {
  const request = readRequest(process.argv.slice(2));
  if (request.isHelp) console.log(usage());
  else {
    await build(request.names);
    process.exitCode = (await (request.isCheck ? check(request) : measure(request))) ? 0 : 1;
  }
} catch (error) {
  fail(error);
}
