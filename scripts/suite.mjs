import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { node } from './child.mjs';
import { at, memory, pathIn, tool } from './place.mjs';

/**
 * Counts a report of vitest's JSON reporter.
 *
 * A file that cannot run (it does not load, or a hook fails) counts as one failure. A skipped test counts as a failure
 * too, by name, unless its name does not match the pattern that the run was given.
 *
 * @param report - the parsed report, or undefined when vitest wrote none
 * @param code - vitest's exit code; a run that failed without a failing test (an unhandled error, no test found) counts as one failure
 * @param pattern - what the names of the tests to run match; undefined when all of them run
 * @returns how many passed, and for each failure its name, with the first lines of its reason where one is known: the
 *   end of a long log is often all that is kept of it
 */
export function countTests(report, code, pattern) {
  const failures = [];
  let passed = 0;
  const isWanted = ({ fullName }) => pattern === undefined || pattern.test(fullName);
  for (const file of report?.testResults ?? []) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failures.push(...failed.map(withReason));
    failures.push(
      ...file.assertionResults
        .filter((test) => !['passed', 'failed'].includes(test.status) && isWanted(test))
        .map((test) => `left out: ${test.fullName}`),
    );
    if (file.status === 'failed' && failed.length === 0) failures.push(`${file.name} could not run`);
  }
  if (failures.length === 0 && passed === 0) failures.push('no test ran');
  else if (failures.length === 0 && code !== 0) failures.push('an error outside of the tests');
  return { passed, failures };
}

/**
 * The test name pattern in vitest's arguments: `-t words`, `-t=words`, or `--testNamePattern`.
 *
 * @returns the last one, as vitest reads it; undefined without one
 */
export function namePattern(parameters) {
  const found = parameters.flatMap((parameter, index) => {
    const [, value] = /^(?:-t|--testNamePattern|--test-name-pattern)(?:=(.*))?$/s.exec(parameter) ?? [null, null];
    return value === null ? [] : [value ?? parameters[index + 1] ?? ''];
  });
  const words = found.at(-1);
  return words === undefined ? undefined : new RegExp(words);
}

const linesOfReason = 12;

function withReason({ fullName, failureMessages = [] }) {
  const lines = failureMessages.join('\n').split('\n').slice(0, linesOfReason);
  return [fullName, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line.slice(0, 300)}`)].join(
    '\n',
  );
}

/**
 * How many test files of a project run concurrently. Files that wait for a database or a browser leave time for one
 * more.
 */
export const workersFor = (project, cores = availableParallelism()) =>
  cores + (['server', 'journeys'].includes(project) ? 1 : 0);

/**
 * The slowest files of a report.
 *
 * @param durations - milliseconds by file, as the duration reporter writes them
 * @returns a line for each, the longest first; files of less than a second are not worth a look
 */
export function slowestFiles(durations = {}, most = 10) {
  return Object.entries(durations)
    .map(([path, milliseconds]) => ({ name: pathIn(path), seconds: milliseconds / 1000 }))
    .filter(({ seconds }) => seconds >= 1)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** Runs one vitest project with progress, and lists the slowest files at the end; returns the counts of countTests. */
export async function runSuite(project, parameters, env) {
  // Two runs may be concurrent.
  const file = join(memory, `report-${project}-${process.pid}.json`);
  const durationFile = join(memory, `durations-${project}-${process.pid}.json`);
  const ours = ['default', 'json', at('scripts/duration-reporter.mjs')].map((name) => `--reporter=${name}`);
  const reporters = [...ours, `--outputFile.json=${file}`];
  const workers = `--maxWorkers=${workersFor(project)}`;
  const { code } = await node(tool('vitest'), ['run', '--project', project, workers, ...reporters, ...parameters], {
    show: true,
    env: { ...env, SIGNA_TEST_DURATIONS: durationFile },
  });
  const [report, durations] = [file, durationFile].map(takeJson);
  const slowest = slowestFiles(durations);
  if (slowest.length > 1) console.log(`\n   longest files of ${project}\n${slowest.join('\n')}`);
  return countTests(report, code, namePattern(parameters));
}

/** Reads a file that is needed once, and removes it. */
function takeJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}
