import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk, type Task } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('the product of an answer', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const idOf = async (condition: string, of: string) => {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select p.id::text from signa.product p, signa.product asked where asked.id = $1 and p.id <> asked.id and p.is_active
      and not p.is_controlled and p.dea_schedule is null and not p.compound and not p.diet and ${condition}
      order by p.id limit 1`,
      [of],
    );
    if (!row) throw new Error('The catalogue has such a product');
    return row.id;
  };
  const sameButPack = `p.product_family = asked.product_family and p.presentation_id = asked.presentation_id
    and p.classification = asked.classification and p.strength_display = asked.strength_display
    and p.packsize_qty <> asked.packsize_qty`;
  const otherFamily = `p.product_family <> asked.product_family and p.fulfillment_vendor = asked.fulfillment_vendor`;
  const sameFamily = `p.product_family = asked.product_family and p.strength_display <> asked.strength_display`;
  const asked = (task: Task) => task.product?.id ?? '';
  /** Otis's request is for a product that the catalog has in several packages and strengths. */
  const fresh = () => desk.fresh('Otis', 'renewal');
  const answer = (task: Task, productId: string, type = 'AuthorizeRx') =>
    server.call(sample.vet, 'AddPrescription', answerTo(task, { productId, flavorId: null }, type));
  const refused = { ok: false, failure: { issues: [{ path: 'productId', code: 'product-not-requested' }] } };

  it('P-155 can be another package of the requested product, but not another strength', async () => {
    const task = await fresh();
    expect(await answer(task, await idOf(sameFamily, asked(task)))).toMatchObject(refused);
    const pack = await idOf(sameButPack, asked(task));
    expect((await answer(task, pack)).ok).toBe(true);
    expect(await desk.task(task)).toMatchObject({ status: 'VET_APPROVED', prescription: { product: { id: pack } } });
  });

  it.each([
    ['out of stock', 'is_out_of_stock = true'],
    ['gone', 'is_active = false'],
  ])('P-155 can be another product while the requested one is %s, and not before', async (_, change) => {
    const task = await fresh();
    const other = await idOf(otherFamily, asked(task));
    expect(await answer(task, other)).toMatchObject(refused);
    expect(await answer(task, other, 'SaveAsDraft')).toMatchObject(refused);
    const [stock] = await server.db.asOwner<{ is_out_of_stock: boolean; is_active: boolean }>(
      'select is_out_of_stock, is_active from signa.product where id = $1',
      [asked(task)],
    );
    await server.db.asOwner(`update signa.product set ${change} where id = $1`, [asked(task)]);
    try {
      const saved = await answer(task, other, 'SaveAsDraft');
      expect(saved.ok ? null : saved.failure).toBeNull();
    } finally {
      await server.db.asOwner('update signa.product set is_out_of_stock = $2, is_active = $3 where id = $1', [
        asked(task),
        stock?.is_out_of_stock,
        stock?.is_active,
      ]);
    }
    // Products already saved in a draft stay valid.
    const { prescription: draft, version } = await desk.task(task);
    expect(draft?.product.id).toBe(other);
    expect(version).toBeGreaterThan(task.version);
    const { input } = answerTo(task, { productId: other, flavorId: null, version: draft?.version });
    const again = await server.call(sample.vet, 'UpdatePrescription', {
      id: draft?.id ?? '',
      input,
      addPrescriptionType: 'SaveAsDraft',
    });
    expect(again.ok ? null : again.failure).toBeNull();
  });
});
