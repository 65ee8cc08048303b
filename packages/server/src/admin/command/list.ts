import type { AdminCommand } from '../owner/admin-command.js';
import type { OwnerWork } from '../owner/owner-work.js';

/**
 * Adds the built-in lists to those already there: breeds, allergies, conditions, medications, and the reasons that
 * forms offer. Existing entries stay unchanged.
 */
export const listLoad: AdminCommand = {
  usage: '',
  what: 'Add the built-in lookup lists: breeds, allergies, conditions, medications, workflow statuses, and reasons',
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
