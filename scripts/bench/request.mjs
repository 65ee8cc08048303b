import { catalog } from '../../bench/catalog.mjs';
import { Stop } from '../child.mjs';

const flags = { '--json': 'isJson', '--check': 'isCheck', '--help': 'isHelp' };
const allFaults = [...new Set(Object.values(catalog).flatMap(({ faults }) => faults))];

/** A bench with exactly this name, or all whose name contains it. */
function named(word) {
  const names = Object.keys(catalog);
  if (word === undefined) return names;
  const found = names.includes(word) ? [word] : names.filter((name) => name.includes(word));
  if (found.length === 0) throw new Stop(`No bench is named ${word}.\n\n${usage()}`);
  return found;
}

function checkParts(names, parts) {
  if (parts.length === 0) return;
  if (names.length > 1) throw new Stop(`Parts are run of one bench, not of ${names.join(', ')}.`);
  const known = Object.keys(catalog[names[0]].parts ?? {});
  for (const part of parts)
    if (!known.includes(part))
      throw new Stop(`${names[0]} has no part ${part}. Its parts: ${known.join(', ') || 'none'}.`);
}

/**
 * Parses the arguments of the command.
 *
 * @throws Stop on a bench, a part, a fault or an option that does not exist
 */
export function readRequest(parameters) {
  const request = { isJson: false, isCheck: false, isHelp: false, fault: undefined };
  const words = [];
  const left = [...parameters];
  for (let each = left.shift(); each !== undefined; each = left.shift()) {
    if (each === '--fault') request.fault = left.shift() ?? '';
    else if (each in flags) request[flags[each]] = true;
    else if (each.startsWith('--')) throw new Stop(`There is no option ${each}.\n\n${usage()}`);
    else words.push(each);
  }
  const [word, ...parts] = words;
  const names = named(word);
  checkParts(names, parts);
  const { fault } = request;
  if (fault !== undefined && !allFaults.includes(fault))
    throw new Stop(`There is no fault "${fault}". There are: ${allFaults.join(', ')}.`);
  const without = names.find((name) => fault !== undefined && !catalog[name].faults.includes(fault));
  if (without !== undefined && !request.isCheck) throw new Stop(`${without} cannot be given the fault ${fault}.`);
  return { ...request, names, parts };
}

const lineOf = ([name, { about, parts = {} }]) =>
  [
    `  ${name.padEnd(20)} ${about}`,
    ...Object.entries(parts).map(([part, text]) => `    ${part.padEnd(18)} ${text}`),
  ].join('\n');

/** The usage of the command, with every bench and its parts. */
export const usage = () => `npm run bench [-- <bench> [<part> …]] [--json]
npm run bench -- --check [<bench>] [--fault <fault>]

Measures against the goals. <bench> is a name or a piece of names; without one, all benches run.

  --json           prints JSON instead of a table
  --check          proves on few rows that benches notice faults: each runs without one and with each of its faults
  --fault <fault>  gives what is measured this fault: ${allFaults.join(', ')}
  --help           prints this text

Benches and their parts:

${Object.entries(catalog).map(lineOf).join('\n')}
`;
