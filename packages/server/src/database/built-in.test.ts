import { builtInModules } from '@signa/core/practice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { ownerConnection } from '../testing/owner-connection.js';
import type { TestDatabase } from '../testing/test-database.js';
import { insertBuiltIn } from './built-in.js';
import type { Connection } from './connection.js';

describeOnEveryDatabase('a new installation', (make) => {
  let db: TestDatabase;
  let owner: Connection;
  beforeAll(async () => {
    db = await make('empty');
    owner = ownerConnection(db);
    await insertBuiltIn(owner);
  });
  afterAll(() => db.dispose());

  it('A-069 starts with the four roles, and A-182 with two portal types', async () => {
    expect(await db.asOwner('select name, is_active, can_authorize from signa.role order by name')).toEqual([
      { name: 'ADMIN', is_active: true, can_authorize: false },
      { name: 'STAFF', is_active: true, can_authorize: false },
      { name: 'VET', is_active: true, can_authorize: true },
      { name: 'VETADMIN', is_active: true, can_authorize: true },
    ]);
    expect(await db.asOwner('select code from signa.portal_type order by code')).toEqual([
      { code: 'brava' },
      { code: 'signa' },
    ]);
  });

  it("A-070 A-071 starts with the modules in menu order and each role's rights in them", async () => {
    const modules = await db.asOwner<{ name: string }>('select name from signa.module order by order_by');
    expect(modules.map(({ name }) => name)).toEqual(builtInModules.map(({ name }) => name));
    const links =
      await db.asOwner(`select m.name, l.can_view, l.can_edit, l.can_delete from signa.role_module l join signa.role r on r.id = l.role_id join signa.module m on m.id = l.module_id
      where r.name = 'STAFF' and m.name in ('approve', 'shortcuts', 'usermanagement') order by m.name`);
    expect(links).toEqual([
      { name: 'approve', can_view: true, can_edit: true, can_delete: false },
      { name: 'shortcuts', can_view: true, can_edit: false, can_delete: false },
    ]);
    expect(
      await db.asOwner(
        `select p.name from signa.module m join signa.module p on p.id = m.parent_module_id where m.name = 'shortcuts'`,
      ),
    ).toEqual([{ name: 'administration' }]);
  });

  it('leaves later changes untouched', async () => {
    await db.asOwner(`update signa.role set name = 'HELPER' where name = 'STAFF'`);
    await insertBuiltIn(owner);
    expect(await db.asOwner('select name from signa.role order by name')).toEqual([
      { name: 'ADMIN' },
      { name: 'HELPER' },
      { name: 'VET' },
      { name: 'VETADMIN' },
    ]);
  });
});
