import { describe, expect, it } from 'vitest';
import { onDatabaseBefore } from '../../testing/database-before.js';
import { name } from './m0030-same-client.js';

describe('migration to duplicate keys', () => {
  it('C-234 gives existing clients the keys that a change of them would create', async () => {
    await onDatabaseBefore(name, async ({ lay, read, take }) => {
      // No location is needed here.
      await lay(`set session_replication_role = replica;
        insert into signa.patient (location_id, id, name) values (1, 1, 'Moose');
        insert into signa.patient_client (location_id, patient_id, client_id) values (1, 1, 1);
        insert into signa.client (location_id, id, first_name, last_name, email, phones, addresses) values
          (1, 1, 'Devon', 'Achterberg', 'devon@mail.example', '[{"phoneNumber":"5185550164","isActive":true}]',
            '[{"addressLine1":"12 Elm St","zip":"12866","isActive":true},{"addressLine1":"9 Oak","zip":"12866","isActive":false}]');
        select signa.lay_client_search('{1}', '{1}');`);
      expect(await take()).toEqual([name]);
      const keys = () => read('select unnest(keys)::text as key from signa.client_search order by 1');
      const before = await keys();
      expect(before).toHaveLength(8);
      await lay(`update signa.client_search set keys = '{}'; select signa.lay_client_search('{1}', '{1}');`);
      expect(await keys()).toEqual(before);
    });
  });
});
