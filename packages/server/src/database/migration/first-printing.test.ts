import { describe, expect, it } from 'vitest';
import { onDatabaseBefore } from '../../testing/database-before.js';
import { name } from './m0009-first-printing.js';

describe('migration to recorded printings', () => {
  it('P-146 treats earlier prescriptions as printed, so that no second printout passes for the original', async () => {
    await onDatabaseBefore(name, async ({ lay, read, take }) => {
      // Neither location, product, nor users matter here.
      await lay(`set session_replication_role = replica;
        insert into signa.prescription (location_id, id, rx_status, rx_number, created_at, draft_created_at, issued_at, product_id, unit_per_fill, reprint_count)
        values (1, 1, 'FaxedToPharmacy', '26-1', '2026-11-01T10:00Z', null, '2026-11-01T10:00Z', 1, 1, 0),
          (1, 2, 'Created', '26-2', '2026-11-02T10:00Z', null, '2026-11-02T10:00Z', 1, 1, 2),
          (1, 3, 'Draft', null, '2026-11-03T10:00Z', '2026-11-03T10:00Z', null, 1, 1, 0);
        insert into signa.prescription_event (location_id, prescription_id, at, kind, actor)
        values (1, 1, '2026-11-01T10:00Z', 'printed', 'A'), (1, 2, '2026-11-04T10:00Z', 'reprinted', 'A');
        set session_replication_role = origin;`);
      expect(await take()).toEqual([name]);
      expect(
        await read(
          `select id::int, signa.instant(first_printed_at) as at, reprint_count from signa.prescription order by id`,
        ),
      ).toEqual([
        { id: 1, at: '2026-11-01T10:00:00.000Z', reprint_count: 0 },
        { id: 2, at: '2026-11-02T10:00:00.000Z', reprint_count: 2 },
        { id: 3, at: null, reprint_count: 0 },
      ]);
      expect(await read(`select kind from signa.prescription_event order by prescription_id`)).toEqual([
        { kind: 'authorized' },
        { kind: 'reprinted' },
      ]);
    });
  });
});
