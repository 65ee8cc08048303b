import { folded, isTooLong, nameMaximum, speciesCodes, trimmed, unsafeIssue } from '@signa/core/base';
import { newBreed, openBreedMatcher, readMapping } from '@signa/core/pims';
import { columnsOf } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import { jsonOf } from '../import/mapping-file.js';
import type { AdminCommand } from '../owner/admin-command.js';
import type { OwnerWork } from '../owner/owner-work.js';
import { refused } from '../owner/refused.js';

interface NewBreed {
  readonly species: string;
  readonly name: string;
}

/** Lists the breeds that all practices choose from. */
export const breedList: AdminCommand = {
  usage: '[--species <species>]',
  what: 'List the breeds that all practices choose from',
  names: 0,
  flags: { species: { type: 'string' } },
  run: async (owner, { flags: { species } }) => {
    const asked = speciesCodes.filter((code) => species === undefined || code === species);
    if (asked.length === 0) refused(`Unknown species '${String(species)}'. Use one of ${speciesCodes.join(', ')}.`);
    const lines: string[] = [];
    for (const code of asked)
      for (const { name } of await owner.query(breedsOfSpecies, [code])) lines.push(`${code}  ${name}`);
    return { lines };
  },
};

/** Adds a breed to the list that all practices choose from. */
export const breedAdd: AdminCommand = {
  usage: '<species> <name>',
  what: 'Add a breed to the list of a species, for all practices',
  names: 2,
  run: async (owner, { names: [species = '', name = ''] }) => ({ lines: await addBreeds(owner, [{ species, name }]) }),
};

/** Adds the breeds that a mapping file marks as new. */
export const breedAddFrom: AdminCommand = {
  usage: '<mapping.json>',
  what: "Add the breeds that a mapping file marks with 'new' to the lists of their species, for all practices",
  names: 1,
  run: async (owner, { names: [path = ''] }) => {
    const { mapping, faults } = readMapping(await jsonOf(path));
    if (mapping === null) return refused([`${path} isn't a valid mapping:`, ...faults].join('\n'));
    const bySpecies = Object.entries(mapping.columns['breed']?.valuesOfSpecies ?? {});
    const added = bySpecies.flatMap(([species, values]) =>
      Object.entries(values).flatMap(([text, value]) => {
        const [isNew, name] = newBreed.exec(value) ?? [];
        return isNew === undefined ? [] : [{ species, name: name ?? text }];
      }),
    );
    return { lines: added.length === 0 ? [`${path} marks no breed as new.`] : await addBreeds(owner, added) };
  },
};

const b = columnsOf('breed as b');
const breedsOfSpecies = select(
  fields({ code: b.code, name: b.name }),
  'from signa.breed b where b.species_code = $1 order by b.name',
);

async function addBreeds(owner: OwnerWork, breeds: readonly NewBreed[]): Promise<string[]> {
  const lines: string[] = [];
  const changes: { subject: string; before: null; after: object }[] = [];
  for (const { species, name: given } of breeds) {
    const name = trimmed(given);
    requireValid(species, name);
    const listed = await owner.query(breedsOfSpecies, [species]);
    const same = openBreedMatcher({ breeds: listed, names: [] })(name);
    if (same?.confidence === 'certain') {
      lines.push(`${species}: '${name}' is already listed as ${same.breed.name}.`);
      continue;
    }
    const code = freeCode(
      species,
      name,
      listed.map((breed) => breed.code),
    );
    await owner.query('insert into signa.breed (code, species_code, name) values ($1, $2, $3)', [code, species, name]);
    changes.push({ subject: `breed:${code}`, before: null, after: { species, name } });
    lines.push(`${species}: '${name}' added with the code ${code}.`);
  }
  if (changes.length > 0) await owner.record('AddBreeds', changes);
  return lines;
}

function requireValid(species: string, name: string): void {
  if (!speciesCodes.some((code) => code === species))
    refused(`Unknown species '${species}'. Use one of ${speciesCodes.join(', ')}.`);
  const issue = unsafeIssue(name, '');
  if (issue) refused(issue.message);
  if (!/\p{L}/u.test(name) || isTooLong(name, nameMaximum))
    refused(`'${name}' isn't the name of a breed. Enter letters, at most ${nameMaximum} characters.`);
}

/** Codes are like those of the built-in list: 'canine-labrador-retriever'. */
function freeCode(species: string, name: string, taken: readonly string[]): string {
  const words = folded(name).match(/[a-z\d]+/g) ?? ['breed'];
  const base = `${species}-${words.join('-')}`;
  let code = base;
  for (let number = 2; taken.includes(code); number += 1) code = `${base}-${number}`;
  return code;
}
