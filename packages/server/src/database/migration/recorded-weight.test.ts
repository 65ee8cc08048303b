import { describe, expect, it } from 'vitest';
import { onDatabaseBefore } from '../../testing/database-before.js';
import { name } from './m0017-recorded-weight.js';

describe('migration to recorded weights', () => {
  it("P-243 starts with each record's weight, without a user", async () => {
    await onDatabaseBefore(name, async ({ lay, read, take }) => {
      // Neither location nor species matter here.
      await lay(`set session_replication_role = replica;
        insert into signa.patient (location_id, id, name, weight, weight_unit, is_office_use)
        values (1, 1, 'A', 4.1, 'lbs', false), (1, 2, 'B', 9.25, 'kg', false), (1, 3, 'C', 3, null, false),
          (1, 4, 'D', 0, 'lbs', false), (1, 5, 'E', null, 'lbs', false), (1, 6, 'F', 5, 'lbs', true);`);
      expect(await take()).toEqual([name]);
      const rows = await read(
        `select patient_id::int as patient, weight::float, weight_unit as unit, recorded_by as by, at <= now() as past from signa.recorded_weight order by patient_id`,
      );
      expect(rows).toEqual([
        { patient: 1, weight: 4.1, unit: 'lbs', by: null, past: true },
        { patient: 2, weight: 9.25, unit: 'kg', by: null, past: true },
        { patient: 3, weight: 3, unit: 'lbs', by: null, past: true },
      ]);
    });
  });
});
