import { expect, it } from 'vitest';
import { onDatabaseBefore } from '../../testing/database-before.js';
import { name } from './m0071-measured-quantity.js';

const row = (id: number, quantity: number) => `set session_replication_role = replica;
  insert into signa.prescription (location_id, id, rx_status, created_at, draft_created_at, product_id, unit_per_fill)
  values (1, ${id}, 'Draft', '2026-11-01T10:00Z', '2026-11-01T10:00Z', 1, ${quantity});
  set session_replication_role = origin;`;

it('P-318 less than one unit can be stored, zero and ten thousand cannot', async () => {
  await onDatabaseBefore(name, async ({ lay, read, take }) => {
    await lay(row(1, 30));
    await expect(lay(row(2, 0.6))).rejects.toThrow('unit_per_fill');
    expect(await take()).toEqual([name]);
    await lay(row(3, 0.6));
    for (const quantity of [0, -1, 9999.01]) await expect(lay(row(4, quantity))).rejects.toThrow('unit_per_fill');
    expect(await read('select unit_per_fill::text as quantity from signa.prescription order by id')).toEqual([
      { quantity: '30.00' },
      { quantity: '0.60' },
    ]);
  });
});
