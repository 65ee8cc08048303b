import { isValidPhone, phoneDigits } from '@signa/core/base';
import { columnsOf } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import type { AdminCommand } from '../owner/admin-command.js';
import { nameFlag } from '../owner/name-flag.js';
import { refused } from '../owner/refused.js';

interface Pharmacy {
  readonly code: string;
  readonly name: string;
  readonly fax: string | null;
}

const f = columnsOf('pharmacy as f');
const pharmacyFields = fields({ code: f.code, name: f.name, fax: f.fax });
const everyPharmacy = select(pharmacyFields, 'from signa.pharmacy f order by f.code');
const pharmacyByCode = select(pharmacyFields, 'from signa.pharmacy f where f.code = $1');

const codeForm = /^[A-Z0-9][A-Z0-9_-]{0,19}$/;

const lineOf = ({ code, name, fax }: Pharmacy) => `${code}  ${name}${fax === null ? '' : `  fax ${fax}`}`;

export const pharmacyList: AdminCommand = {
  usage: '',
  what: 'List the pharmacies that locations can use',
  names: 0,
  run: async ({ query }) => {
    const found = await query(everyPharmacy);
    return {
      lines:
        found.length === 0 ? ['No pharmacies yet. Add one with: signa-server admin pharmacy set'] : found.map(lineOf),
    };
  },
};

/** Adds a pharmacy or updates the one with that code (A-336). */
export const pharmacySet: AdminCommand = {
  usage: '<code> --name <name> [--fax <number>]',
  what: 'Add or update a pharmacy',
  names: 1,
  flags: { name: { type: 'string' }, fax: { type: 'string' } },
  run: async (owner, given) => {
    const { names, flags } = given;
    const wanted: Pharmacy = { code: codeOf(names[0] ?? ''), name: nameFlag(given, 'name'), fax: faxOf(flags['fax']) };
    const [before = null] = await owner.query(pharmacyByCode, [wanted.code]);
    await owner.query(
      'insert into signa.pharmacy (code, name, fax) values ($1, $2, $3) on conflict (code) do update set name = excluded.name, fax = excluded.fax',
      [wanted.code, wanted.name, wanted.fax],
    );
    await owner.record(before ? 'ChangePharmacy' : 'AddPharmacy', [
      { subject: `pharmacy:${wanted.code}`, before, after: wanted },
    ]);
    return { lines: [`${before ? 'Changed' : 'Added'}: ${lineOf(wanted)}`] };
  },
};

const codeOf = (given: string) =>
  codeForm.test(given)
    ? given
    : refused(
        `'${given}' is not a valid pharmacy code. Use up to 20 capital letters, digits, hyphens, or underscores, for example GGVCP.`,
      );

function faxOf(given: string | boolean | undefined): string | null {
  if (given === undefined) return null;
  return isValidPhone(String(given))
    ? phoneDigits(String(given))
    : refused(`'${String(given)}' is not a valid fax number.`);
}
