#!/usr/bin/env node
/**
 * `signa-vectors [options] -- <program> [arguments]`: asks a program that judges by the rules of Signa about every case
 * of vectors.ndjson, and tells which answers differ. README.md beside it describes what the two say to one another.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ask } from './ask.mjs';
import { failuresOf } from './judge.mjs';

const usage = `signa-vectors [options] -- <program> [arguments]

Asks a program about every case, and compares its answers with those of @signa/core.

  --rule <name>     only the cases of one rule: conflict, authorize, controlled, license, expiry or day
  --id <id>         only this case; its input is shown as well
  --show <count>    how many failures are shown, 20 without it
  --silence <secs>  without a line for so long the program counts as stuck, 60 without it

  signa-vectors -- python3 signa_rules.py
  signa-vectors --id conflict/row-A02/1 -- python3 signa_rules.py

Ends with 0 when every answer is right, 1 when one is not, 2 when it cannot ask.`;

class WrongUsage extends Error {}

const options = {
  rule: { type: 'string' },
  id: { type: 'string' },
  show: { type: 'string', default: '20' },
  silence: { type: 'string', default: '60' },
  help: { type: 'boolean', default: false },
};

/** Where the program begins: after '--', or at the first word that is no option nor the value of one. */
function startOfProgram(words) {
  const dashes = words.indexOf('--');
  if (dashes >= 0) return dashes;
  const first = words.findIndex(
    (word, at) => !word.startsWith('--') && !/^--(rule|id|show|silence)$/.test(words[at - 1] ?? ''),
  );
  return first < 0 ? words.length : first;
}

function numberOf(name, text) {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0)) throw new WrongUsage(`--${name} takes a number, not '${text}'.`);
  return number;
}

function read(words) {
  const start = startOfProgram(words);
  const program = words.slice(words[start] === '--' ? start + 1 : start);
  try {
    const { values } = parseArgs({ args: words.slice(0, start), options });
    return { ...values, show: numberOf('show', values.show), silence: numberOf('silence', values.silence), program };
  } catch (error) {
    throw new WrongUsage(error.message);
  }
}

/** Only the lines that may be asked are read: all of them would be most of the time of a question about one. */
function casesOf({ rule, id }) {
  const named = [...(rule === undefined ? [] : [`"rule":"${rule}"`]), ...(id === undefined ? [] : [`{"id":"${id}",`])];
  const lines = readFileSync(new URL('vectors.ndjson', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const cases = lines.filter((line) => named.every((part) => line.includes(part))).map((line) => JSON.parse(line));
  const asked = cases.filter((one) => (rule ?? one.rule) === one.rule && (id ?? one.id) === one.id);
  if (asked.length > 0) return asked;
  throw new WrongUsage(`No case has ${id === undefined ? `the rule '${rule}'` : `the id '${id}'`}.`);
}

const plural = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What else is wrong with the run, beside single answers. */
function faultsOf({ lines, code, signal, stopped }, asked) {
  const extra = lines.length - asked.length;
  const ended = signal ? `The program was ended by ${signal}.` : `The program ended with ${code}.`;
  return [
    ...(stopped ? [`${stopped} and was stopped.`] : code === 0 ? [] : [ended]),
    ...(extra < 0 ? [`${plural(-extra, 'line')} too few: ${lines.length} of ${asked.length}.`] : []),
    ...(extra > 0 ? [`${plural(extra, 'line')} too many, the first: ${lines[asked.length].slice(0, 200)}`] : []),
  ];
}

function tell(failure, isInputShown) {
  const { id, requirement, asOf, input, verdict, reasons } = failure.case;
  console.log(`\n${id} (${requirement.join(', ')})`);
  if (isInputShown) console.log(`  as of    ${asOf}\n  input    ${JSON.stringify(input)}`);
  console.log(`  expected ${JSON.stringify({ verdict, reasons })}\n  got      ${failure.got}`);
}

async function main(words) {
  const settings = read(words);
  if (settings.help) return console.log(usage);
  if (settings.program.length === 0) throw new WrongUsage('Which program? Name it after --.');
  const asked = casesOf(settings);
  const answer = await ask(settings.program, asked, settings.silence);
  if (answer.fault !== undefined) throw new WrongUsage(`The program cannot be started: ${answer.fault}`);
  const failures = failuresOf(asked, answer.lines);
  const faults = faultsOf(answer, asked);
  for (const failure of failures.slice(0, settings.show)) tell(failure, settings.id !== undefined);
  if (failures.length > settings.show) console.log(`\n… and ${failures.length - settings.show} more`);
  if (failures.length > 0) console.log();
  for (const fault of faults) console.log(fault);
  console.log(`${plural(asked.length, 'case')}, ${asked.length - failures.length} right, ${failures.length} wrong`);
  if (failures.length + faults.length > 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
