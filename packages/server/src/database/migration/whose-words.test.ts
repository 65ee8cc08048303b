import { describe, expect, it } from 'vitest';
import { onDatabaseBefore } from '../../testing/database-before.js';
import { name } from './m0016-whose-words.js';

describe('migration to field authors', () => {
  it('P-246 P-247 reads the last save from the trail, and attributes a note to its user', async () => {
    await onDatabaseBefore(name, async ({ lay, read, take }) => {
      // Neither location, product, nor client matters here.
      await lay(`set session_replication_role = replica;
        insert into signa.location_user (location_id, id, uuid, user_id, role_id, display_name, email)
        values (1, 13, gen_random_uuid(), 1, 1, 'Priya Natarajan', 'priya@signa.test');
        insert into signa.prescription (location_id, id, rx_status, rx_number, created_at, draft_created_at, issued_at, product_id,
          unit_per_fill, acting_location_user_id, note_to_pharmacy)
        values (1, 1, 'Draft', null, '2026-11-01T10:00Z', '2026-11-01T10:00Z', null, 1, 1, 13, 'Toy breed.'),
          (1, 2, 'Created', '26-2', '2026-11-02T10:00Z', null, '2026-11-02T10:00Z', 1, 1, 13, 'Toy breed.'),
          (1, 3, 'Draft', null, '2026-11-03T10:00Z', '2026-11-03T10:00Z', null, 1, 1, null, 'Toy breed.'),
          (1, 4, 'Draft', null, '2026-11-03T10:00Z', '2026-11-03T10:00Z', null, 1, 1, 13, null);
        insert into signa.prescription_event (location_id, prescription_id, at, kind, actor)
        values (1, 1, '2026-11-01T10:00Z', 'draft-saved', 'A'), (1, 1, '2026-11-01T11:00Z', 'draft-saved', 'A'),
          (1, 1, '2026-11-01T12:00Z', 'workflow', 'A'), (1, 2, '2026-11-02T10:00Z', 'authorized', 'A'),
          (1, 3, '2026-11-03T10:00Z', 'draft-saved', 'A'), (1, 4, '2026-11-03T10:00Z', 'draft-saved', 'A');
        set session_replication_role = origin;`);
      expect(await take()).toEqual([name]);
      const rows = await read(
        'select id::int, signa.instant(saved_at) as at, written_by from signa.prescription order by id',
      );
      const at = '2026-11-01T11:00:00.000Z';
      expect(rows).toEqual([
        {
          id: 1,
          at,
          written_by: [{ field: 'noteToPharmacy', locationUserId: '13', displayName: 'Priya Natarajan', at }],
        },
        { id: 2, at: '2026-11-02T10:00:00.000Z', written_by: [] },
        { id: 3, at: null, written_by: [] },
        { id: 4, at: '2026-11-03T10:00:00.000Z', written_by: [] },
      ]);
    });
  });
});
