import { favoriteScopeTexts, favoriteTexts } from '@signa/core/prescribing';
import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFavorite, type WrittenFavorite } from '../../../store/prescribing/favorite/favorite-store.js';
import { rows } from '../../../store/statement.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

const { wren, battenkill, larkspur } = sample;
type Input = Operations['AddFavorite']['variables']['input'];
const refusal = (code: string, message?: string) => ({
  ok: false,
  failure: message === undefined ? { code } : { code, message },
});
const issue = (field: string, message: string) => ({
  ok: false,
  failure: { code: 'BAD_USER_INPUT', issues: [{ path: `input.${field}`, message }] },
});

describeOnOneDatabase('favorites', (make) => {
  let server: TestServer;
  /** Carprofen tablets of 75 mg, and the product that was issued most. */
  let [carprofen, other] = ['', ''];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    const products = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.product where unit_measure = 'tablets' and strength_display = '75 mg'
        and product_family = 'Carprofen' order by id limit 1`,
    );
    const others = await server.db.asOwner<{ id: string }>(
      `select product_id::text as id from signa.prescription where location_id = 1 and issued_at is not null
        and rx_status <> 'IssuedElsewhere' and not is_office_use and removed_at is null
        group by product_id order by count(*) desc, product_id limit 1`,
    );
    [carprofen, other] = [products[0]?.id ?? '', others[0]?.id ?? ''];
  });
  afterAll(() => server.close());

  let named = 0;
  const input = (changes: Partial<Input> = {}): Input => ({
    name: `Twice a day ${(named += 1)}`,
    scope: 'location',
    productId: carprofen,
    directions: 'Give {weight kg * 2.2 mg / 75 mg to half} tablets every 12 hours.',
    ...changes,
  });
  const add = (as: string, changes: Partial<Input> = {}, locationId: string = wren) =>
    server.call(as, 'AddFavorite', { locationId, input: input(changes) });
  const added = async (as: string, changes: Partial<Input> = {}, locationId: string = wren) =>
    (await server.data(as, 'AddFavorite', { locationId, input: input(changes) })).addFavorite;
  const update = (as: string, id: string, changes: Partial<Input> = {}, version = 1) =>
    server.call(as, 'UpdateFavorite', { locationId: wren, id, version, input: input(changes) });
  const remove = (as: string, id: string) => server.call(as, 'DeleteFavorite', { locationId: wren, id });
  const listed = async (as: string, locationId: string = wren) =>
    (await server.data(as, 'GetFavorites', { locationId })).favorites;
  const names = async (as: string, locationId: string = wren) => (await listed(as, locationId)).map(({ name }) => name);

  it('P-490 P-491 keeps a whole prescription, trimmed, and audits what happens to it', async () => {
    const [condition] = (await server.data(sample.vet, 'HealthConditionsBySpecies', { speciesCode: 'canine' }))
      .healthConditionsBySpecies;
    const whole = {
      ...{ unitPerFill: 60, refills: 2, daysSupply: 30, noteToPharmacy: ' Scored tablets ', noteToClient: 'With food' },
      ...{ species: ['canine' as const], weightMin: 20, weightMax: 40.5, weightUnit: 'kg' as const },
    };
    const favorite = await added(sample.vet, {
      ...whole,
      name: '  Pain, large dog ',
      conditionCode: condition?.code ?? '',
    });
    expect(favorite).toMatchObject({
      ...whole,
      ...{ name: 'Pain, large dog', scope: 'location', isOwn: false, version: 1, locationId: wren, prnFlag: false },
      ...{ noteToPharmacy: 'Scored tablets', condition, productId: carprofen },
      product: { id: carprofen, strengthDisplay: '75 mg', isActive: true },
    });
    expect((await listed(sample.staff)).find(({ id }) => id === favorite.id)).toEqual(favorite);
    expect(await update(sample.vetadmin, favorite.id, { name: 'Changed' })).toMatchObject({
      data: { updateFavorite: { version: 2, name: 'Changed', unitPerFill: null, species: [], condition: null } },
    });
    expect(await remove(sample.vet, favorite.id)).toMatchObject({ ok: true });
    expect(await names(sample.vet)).not.toContain('Changed');
    const audit = await server.db.asOwner(
      `select location_id::text as place, operation, before->>'name' as before, after->>'name' as after
        from signa.audit_record where subject = $1 order by sequence`,
      [`favorite:${favorite.id}`],
    );
    expect(audit).toEqual([
      { place: wren, operation: 'AddFavorite', before: null, after: 'Pain, large dog' },
      { place: wren, operation: 'UpdateFavorite', before: 'Pain, large dog', after: 'Changed' },
      { place: wren, operation: 'DeleteFavorite', before: 'Changed', after: null },
    ]);
  });

  it('P-491 P-492 P-495 refuses what core refuses, by field', async () => {
    expect(await add(sample.vet, { name: ' ab ' })).toMatchObject(issue('name', favoriteTexts.nameTooShort));
    expect(await add(sample.vet, { directions: ' ' })).toMatchObject(issue('directions', 'This field is required'));
    expect(await add(sample.vet, { productId: '999999' })).toMatchObject(issue('productId', 'This field is required'));
    expect(await add(sample.vet, { refills: 2.5 })).toMatchObject(
      issue('refills', 'Just positive numbers are allowed'),
    );
    expect(await add(sample.vet, { weightMin: 8, weightMax: 7 })).toMatchObject(
      issue('weightMax', favoriteTexts.weightOrder),
    );
    expect(await add(sample.vet, { conditionCode: 'unheard-of' })).toMatchObject(
      issue('conditionCode', 'Choose a condition of the list.'),
    );
    expect(
      await add(sample.vet, { directions: 'Give {weight kg * 2.2 mg / 50 mg to half} tablets daily.' }),
    ).toMatchObject({ failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'input.directions' }] } });
  });

  it('P-490 offers each user their own, those of the location, and those of the organization', async () => {
    const [own, here, everywhere] = ['Only mine', 'For Wren Street', 'For all of us'];
    await added(sample.vet, { name: own, scope: 'own' });
    await added(sample.vet, { name: here });
    await added(sample.vetadmin, { name: everywhere, scope: 'organization' });
    const mine = (of: readonly string[]) => of.filter((name) => [own, here, everywhere].includes(name));
    expect(new Set(mine(await names(sample.vet)))).toEqual(new Set([own, here, everywhere]));
    expect(new Set(mine(await names(sample.staff)))).toEqual(new Set([here, everywhere]));
    expect(mine(await names(sample.vet, battenkill))).toEqual([everywhere]);
    expect(mine(await names(sample.denverVet, larkspur))).toEqual([]);
    expect((await listed(sample.vet)).filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual([own]);
  });

  it('P-495 lists their own first, then those whose product is prescribed most', async () => {
    const often = { name: 'Zz often', productId: other, directions: 'Give 1 daily.' };
    await added(sample.vet, { name: 'Aa seldom' });
    await added(sample.vet, often);
    await added(sample.vet, { name: 'Zz mine', scope: 'own' });
    const favorites = await listed(sample.vet);
    const order = favorites
      .map(({ name }) => name)
      .filter((name) => ['Zz often', 'Aa seldom', 'Zz mine'].includes(name));
    expect(order).toEqual(['Zz mine', 'Zz often', 'Aa seldom']);
    const [{ count } = { count: 0 }] = await server.db.asOwner<{ count: number }>(
      `select count(*)::integer as count from signa.prescription where location_id = 1 and product_id = $1 and issued_at is not null
        and rx_status <> 'IssuedElsewhere' and not is_office_use and removed_at is null`,
      [other],
    );
    const issued = favorites.find(({ name }) => name === 'Zz often')?.issuedCount ?? 0;
    expect(issued).toBeGreaterThan(0);
    expect(issued).toBeLessThanOrEqual(count);
  });

  it('P-494 only its user changes an own one; for another user it is missing', async () => {
    const { id } = await added(sample.vet, { scope: 'own' });
    for (const answer of [await update(sample.vetadmin, id), await remove(sample.vetadmin, id)])
      expect(answer).toMatchObject(refusal('NOT_FOUND', 'Favorite not found'));
    expect(await update(sample.vet, id, { scope: 'own' })).toMatchObject({ ok: true });
  });

  it('P-494 one of the organization needs the right to the practice settings', async () => {
    const organization = { scope: 'organization' } as const;
    expect(await add(sample.vet, organization)).toMatchObject(refusal('FORBIDDEN', favoriteScopeTexts.organization));
    const { id } = await added(sample.vetadmin, organization);
    expect(await remove(sample.vet, id)).toMatchObject(refusal('FORBIDDEN', favoriteScopeTexts.organization));
    const here = await added(sample.vet);
    expect(await update(sample.vet, here.id, organization)).toMatchObject(refusal('FORBIDDEN'));
    expect(await update(sample.vetadmin, here.id, organization)).toMatchObject({ ok: true });
  });

  it('P-494 needs the rights to shortcuts, which staff and support have not', async () => {
    expect(await add(sample.staff, { scope: 'own' })).toMatchObject(refusal('FORBIDDEN'));
    expect(await add(sample.support)).toMatchObject(refusal('FORBIDDEN'));
    const { id } = await added(sample.vet);
    expect(await update(sample.staff, id)).toMatchObject(refusal('FORBIDDEN'));
    expect(await remove(sample.staff, id)).toMatchObject(refusal('FORBIDDEN'));
  });

  it('A-018 P-494 cannot be read or changed by another practice', async () => {
    const { id } = await added(sample.vet, { name: 'Ours only' });
    const denver = { locationId: larkspur, id, version: 1, input: input() };
    expect(await server.call(sample.denverVet, 'UpdateFavorite', denver)).toMatchObject(refusal('NOT_FOUND'));
    expect(await update(sample.denverVet, id)).toMatchObject(refusal('FORBIDDEN'));
    expect(await names(sample.denverVet, larkspur)).not.toContain('Ours only');
    expect(await server.call(sample.denverVet, 'GetFavorites', { locationId: wren })).toMatchObject(
      refusal('FORBIDDEN'),
    );
  });

  it('P-490 keeps its product, and reports the version to a caller with an outdated one', async () => {
    const { id } = await added(sample.vet);
    expect(await update(sample.vet, id, { productId: other, directions: 'Give 1.' })).toMatchObject(
      issue('productId', 'The product of a favorite cannot be changed. Add another favorite.'),
    );
    const answers = await Promise.all([update(sample.vet, id), update(sample.vetadmin, id)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      failure: { code: 'CONFLICT', message: favoriteTexts.changedMeanwhile, data: { version: 2 } },
    });
  });

  it('P-490 has a name that no other one has for the same users, also of two that are added at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => add(sample.vet, { name: 'At the same moment' })));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await add(sample.vetadmin, { name: 'AT THE same MOMENT' })).toMatchObject(
      issue('name', favoriteTexts.nameTaken),
    );
    for (const as of [sample.vet, sample.vetadmin])
      expect(await add(as, { name: 'At the same moment', scope: 'own' })).toMatchObject({ ok: true });
  });

  describe('in the database', () => {
    const row: WrittenFavorite = {
      ...{ name: 'Behind it', scope: 'location', productId: '1', directions: 'Give.', prnFlag: false },
      ...{ unitPerFill: null, refills: null, daysSupply: null, noteToPharmacy: null, noteToClient: null },
      ...{ species: [], weightMin: null, weightMax: null, weightUnit: 'lbs', conditionCode: null },
    };
    const reader = (locationId: string, locationUserId: string) => ({
      locationId,
      locationUserId,
      now: '2026-11-20T12:00:00.000Z',
    });

    it('P-490 P-494 row-level security lets a location add only its own, and another practice read none', async () => {
      const [user] = await server.db.asOwner<{ id: string }>(
        `select id::text from signa.location_user where location_id = 3 order by id limit 1`,
      );
      const scope = { locationIds: [larkspur] };
      const insert = (locationId: string) =>
        server.db.database.write(scope, (tx) => insertFavorite(tx, row, reader(locationId, user?.id ?? '')));
      await expect(insert(wren)).rejects.toThrow(/row-level security/);
      const { id } = await insert(larkspur);
      const seenAt = (locationIds: readonly string[]) =>
        server.db.database.read({ locationIds }, (sql) =>
          rows(sql, 'select f.id from signa.favorite f where f.id = $1', [id]).then((found) => found.length),
        );
      expect([await seenAt([larkspur]), await seenAt([wren]), await seenAt([wren, battenkill])]).toEqual([1, 0, 0]);
    });
  });
});
