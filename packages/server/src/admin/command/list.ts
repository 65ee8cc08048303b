import type { AdminCommand } from '../owner/admin-command.js';
import type { OwnerWork } from '../owner/owner-work.js';

/**
 * Lays the lists that come with Signa beside what is there: breeds, allergies, conditions, medications, and the reasons
 * that forms offer. What is there already stays as it is.
 */
export const listLoad: AdminCommand = {
  usage: '',
  what: 'adds the lists that forms choose from: breeds, allergies, conditions, medications, workflow, reasons',
  names: 0,
  run: async (owner) => {
    const { referenceLists } = await import('../../embedded/reference-lists.js');
    const added: Record<string, number> = {};
    for (const { table, rows } of referenceLists()) added[table] = await add(owner, table, rows);
    await owner.record('LoadLists', [{ subject: 'lists', before: null, after: added }]);
    return { lines: Object.entries(added).map(([table, count]) => `${table}: ${count} added`) };
  },
};

async function add(owner: OwnerWork, table: string, rows: readonly object[]): Promise<number> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const added = await owner.query(
    `insert into signa.${table} (${columns}) select ${columns} from json_populate_recordset(null::signa.${table}, $1::json)
    on conflict do nothing returning 1`,
    [JSON.stringify(rows)],
  );
  return added.length;
}
