import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operations } from '@signa/core/contract';
import type { ShortcutType } from '@signa/core/practice';
import { installation } from '../../../store/installation.js';
import { insertShortcut } from '../../../store/practice/practice/shortcut-store.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

const { wren } = sample;
const supportOnly = 'Only Signa support can change global shortcuts.';
const refusal = (code: string, message?: string) => ({
  ok: false,
  failure: message === undefined ? { code } : { code, message },
});
const issue = (path: string, message: string) => ({
  ok: false,
  failure: { code: 'BAD_USER_INPUT', issues: [{ path, message }] },
});

describeOnOneDatabase('shortcuts', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const text = { details: 'Give every other day.', shortcutType: 'SIG' as ShortcutType };
  let labelled = 0;
  const newLabel = () => `Every other day ${(labelled += 1)}`;
  const add = (as: string, input: Partial<Operations['AddShortcut']['variables']['input']> = {}) =>
    server.call(as, 'AddShortcut', { input: { ...text, label: newLabel(), locationId: wren, ...input } });
  const added = async (as: string, input: Partial<Operations['AddShortcut']['variables']['input']> = {}) =>
    (await server.data(as, 'AddShortcut', { input: { ...text, label: newLabel(), locationId: wren, ...input } }))
      .addShortcut;
  const global = { locationId: null, isGlobal: true };
  const update = (as: string, id: string, input: Partial<Operations['UpdateShortcut']['variables']['input']> = {}) =>
    server.call(as, 'UpdateShortcut', {
      id,
      input: { version: 1, label: `Changed ${(labelled += 1)}`, details: 'Give.', ...input },
    });
  const remove = (as: string, id: string) => server.call(as, 'DeleteShortcut', { id });
  const labels = async (as: string, locationId: string | null) =>
    (await server.data(as, 'Shortcut', { locationId })).shortcut.map(({ label }) => label);
  const audit = (id: string) =>
    server.db.asOwner<{ place: string; operation: string }>(
      `select location_id::text as place, operation from signa.audit_record where subject = $1 order by sequence`,
      [`shortcut:${id}`],
    );

  describe('of a location', () => {
    it('A-136 A-137 A-138 A-164 changes one, trimmed, then deletes it, for users who can edit them, and audits both', async () => {
      const { id, version } = await added(sample.vet, { label: 'To be changed' });
      expect(version).toBe(1);
      expect(await update(sample.vetadmin, id, { label: ' Twice a day ', details: ' Give twice. ' })).toMatchObject({
        ok: true,
        data: {
          updateShortcut: {
            id,
            version: 2,
            type: 'SIG',
            label: 'Twice a day',
            details: 'Give twice.',
            locationId: wren,
          },
        },
      });
      expect(await labels(sample.staff, wren)).toContain('Twice a day');
      expect(await remove(sample.vet, id)).toMatchObject({
        ok: true,
        data: { deleteShortcut: { id, isActive: false } },
      });
      expect(await labels(sample.staff, wren)).not.toContain('Twice a day');
      expect(await server.db.asOwner(`select is_active, details from signa.shortcut where id = $1`, [id])).toEqual([
        { is_active: false, details: 'Give twice.' },
      ]);
      expect((await audit(id)).map(({ place, operation }) => [place, operation])).toEqual([
        [wren, 'AddShortcut'],
        [wren, 'UpdateShortcut'],
        [wren, 'DeleteShortcut'],
      ]);
    });

    it('A-468 requires a unique label within location and type, ignoring case, until it is deleted', async () => {
      const taken = (label: string) =>
        issue('label', `A SIG shortcut with the label '${label}' already exists here. Choose another label.`);
      const { id } = await added(sample.vet, { label: 'Once at night' });
      expect(await add(sample.vetadmin, { label: ' ONCE at night ' })).toMatchObject(taken('ONCE at night'));
      expect(await add(sample.vet, { label: 'Once at night', shortcutType: 'NP' })).toMatchObject({ ok: true });
      const wide = await added(sample.support, { label: 'Once at night', ...global });
      const other = await added(sample.vet, { label: 'Once at noon' });
      expect(await update(sample.vet, other.id, { label: 'Once at night' })).toMatchObject(taken('Once at night'));
      expect(await update(sample.vet, id, { label: 'Once At Night' })).toMatchObject({ ok: true });
      expect(await remove(sample.vet, id)).toMatchObject({ ok: true });
      expect(await remove(sample.support, wide.id)).toMatchObject({ ok: true });
      expect(await add(sample.vet, { label: 'Once at night' })).toMatchObject({ ok: true });
    });

    it('A-468 treats labels as equal that differ only in accents, spaces, or Unicode form', async () => {
      await added(sample.vet, { label: 'Crème twice' });
      for (const label of ['creme twice', 'CR\u00c8ME TWICE', 'Cre\u0300me twice', 'Crème  twice', 'Crème\u00a0twice'])
        expect([label, await add(sample.vet, { label })]).toMatchObject([
          label,
          { failure: { code: 'BAD_USER_INPUT' } },
        ]);
      expect(await add(sample.vet, { label: 'Crème thrice' })).toMatchObject({ ok: true });
    });

    it('A-468 rejects the label of a global shortcut for a location, because it is offered there too', async () => {
      await added(sample.support, { label: 'With every meal', ...global });
      const refusedLabel = { failure: { code: 'BAD_USER_INPUT' } };
      expect(await add(sample.vet, { label: 'with every meal' })).toMatchObject(refusedLabel);
      expect(await add(sample.support, { label: 'With Every Meal', ...global })).toMatchObject(refusedLabel);
    });

    it('A-468 rejects one of two concurrent additions with the same label', async () => {
      const all = await Promise.all([1, 2, 3].map(() => add(sample.vet, { label: 'At the same moment' })));
      expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('A-468 lets shortcuts that already shared a label be changed and used', async () => {
      const twins = [];
      for (const details of ['Give one.', 'Give two.'])
        twins.push(
          await server.db.asOwner<{ id: string }>(
            `insert into signa.shortcut (location_id, type, label, details) values ($1, 'SIG', 'Shared', $2) returning id::text as id`,
            [wren, details],
          ),
        );
      const [first] = twins.flat();
      expect(await update(sample.vet, first?.id ?? '', { label: 'Shared', details: 'Give three.' })).toMatchObject({
        ok: true,
      });
      expect((await labels(sample.vet, wren)).filter((label) => label === 'Shared')).toHaveLength(2);
    });

    it('A-138 reports a deleted one as missing and does not delete it twice', async () => {
      const { id } = await added(sample.vet);
      expect(await remove(sample.vet, id)).toMatchObject({ ok: true });
      expect(await remove(sample.vet, id)).toMatchObject(refusal('NOT_FOUND', 'Shortcut not found'));
      expect(await update(sample.vet, id, { version: 2 })).toMatchObject(refusal('NOT_FOUND', 'Shortcut not found'));
    });

    it('A-136 keeps its type and is validated like a new one', async () => {
      const { id } = await added(sample.vet);
      expect(await update(sample.vet, id, { shortcutType: 'NP' })).toMatchObject(
        issue('shortcutType', 'The type of a shortcut cannot be changed.'),
      );
      expect(await update(sample.vet, id, { label: ' ab ' })).toMatchObject(
        issue('label', 'Label field is too small.'),
      );
      expect(await update(sample.vet, id, { details: ' ' })).toMatchObject(issue('details', 'This field is required'));
      expect(await update(sample.vet, id, { details: 'x'.repeat(621) })).toMatchObject(
        issue('details', 'Enter at most 620 characters'),
      );
      expect(await update(sample.vet, id, { details: 'x'.repeat(620), shortcutType: 'SIG' })).toMatchObject({
        ok: true,
      });
    });

    it('A-164 A-287 reports the current version to a caller with an outdated one', async () => {
      const { id } = await added(sample.vet);
      for (const version of [1, 2]) expect(await update(sample.vetadmin, id, { version })).toMatchObject({ ok: true });
      expect(await update(sample.vet, id, { version: 1 })).toMatchObject({
        failure: { code: 'CONFLICT', data: { version: 3 } },
      });
    });

    it('A-164 A-287 reports a conflict to one of two concurrent callers and loses nothing of the other', async () => {
      const { id } = await added(sample.vet);
      const answers = await Promise.all([
        update(sample.vet, id, { label: 'By the vet' }),
        update(sample.vetadmin, id, { label: 'By the manager' }),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject(
        refusal(
          'CONFLICT',
          'Someone else changed this shortcut while you were editing. Load the latest version, then save again.',
        ),
      );
    });

    it('A-164 A-018 cannot be changed by users who can only view shortcuts, or by another practice', async () => {
      const { id, label } = await added(sample.vet);
      for (const act of [update, remove]) {
        expect(await act(sample.staff, id)).toMatchObject(refusal('FORBIDDEN'));
        expect(await act(sample.denverVet, id)).toMatchObject(refusal('NOT_FOUND', 'Shortcut not found'));
      }
      expect(await labels(sample.vet, wren)).toContain(label);
    });

    it('A-164 requires E to change and D to delete', async () => {
      const { id } = await added(sample.vet);
      const setRight = (isOn: boolean) =>
        server.db.asOwner(
          `update signa.role_module set can_delete = $1 where role_id = (select id from signa.role where name = 'VET')
            and module_id = (select id from signa.module where name = 'shortcuts')`,
          [isOn],
        );
      await setRight(false);
      expect(await remove(sample.vet, id)).toMatchObject(refusal('FORBIDDEN'));
      expect(await update(sample.vet, id)).toMatchObject({ ok: true });
      await setRight(true);
      expect(await remove(sample.vet, id)).toMatchObject({ ok: true });
    });

    it('A-135 A-164 can be added, changed, and deleted by support too', async () => {
      const { id } = await added(sample.support, { label: 'By support' });
      expect(await labels(sample.vet, wren)).toContain('By support');
      expect(await update(sample.support, id, { details: 'x'.repeat(620) })).toMatchObject({ ok: true });
      expect(await remove(sample.support, id)).toMatchObject({ ok: true });
    });
  });

  describe('global', () => {
    it('A-135 A-164 can be added, changed, and deleted by support, and read by everyone', async () => {
      const { id, isGlobal, locationId } = await added(sample.support, { ...global, label: 'For everybody' });
      expect([isGlobal, locationId]).toEqual([true, null]);
      expect(await labels(sample.staff, wren)).toContain('For everybody');
      expect(await labels(sample.denverVet, sample.larkspur)).toContain('For everybody');
      expect(await update(sample.support, id, { label: 'For all of them' })).toMatchObject({ ok: true });
      expect(await labels(sample.denverVet, sample.larkspur)).toContain('For all of them');
      expect(await remove(sample.support, id)).toMatchObject({ ok: true });
      expect(await labels(sample.denverVet, sample.larkspur)).not.toContain('For all of them');
      expect((await audit(id)).map(({ place, operation }) => [place, operation])).toEqual([
        [installation, 'AddShortcut'],
        [installation, 'UpdateShortcut'],
        [installation, 'DeleteShortcut'],
      ]);
    });

    it('A-135 A-164 can be read, but not changed, by a practice or while impersonating', async () => {
      const { id } = await added(sample.support, { ...global, label: 'Left alone' });
      for (const as of [sample.vet, sample.vetadmin]) {
        expect(await add(as, global)).toMatchObject(refusal('FORBIDDEN', supportOnly));
        expect(await update(as, id)).toMatchObject(refusal('FORBIDDEN', supportOnly));
        expect(await remove(as, id)).toMatchObject(refusal('FORBIDDEN', supportOnly));
      }
      const asVet = { impersonating: sample.vet };
      await server.data(sample.support, 'StartImpersonation', { username: sample.vet, reason: 'Ticket 4711' });
      await server.data(sample.support, 'UnlockImpersonation', {}, asVet);
      expect(await server.call(sample.support, 'DeleteShortcut', { id }, asVet)).toMatchObject(
        refusal('FORBIDDEN', supportOnly),
      );
      await server.data(sample.support, 'ExitImpersonation', {}, asVet);
      expect(await labels(sample.vet, wren)).toContain('Left alone');
    });

    it('A-137 accepts 250 characters when added or changed', async () => {
      const tooLong = issue('details', 'Enter at most 250 characters');
      expect(await add(sample.support, { ...global, details: 'x'.repeat(251) })).toMatchObject(tooLong);
      const { id } = await added(sample.support, { ...global, details: 'x'.repeat(250) });
      expect(await update(sample.support, id, { details: 'x'.repeat(251) })).toMatchObject(tooLong);
    });

    it('A-135 is never created by omitting a field', async () => {
      const neither = issue('locationId', 'This field is required');
      expect(await add(sample.support, { locationId: null })).toMatchObject(neither);
      expect(await add(sample.vet, { locationId: null })).toMatchObject(neither);
      expect(await add(sample.support, { isGlobal: true })).toMatchObject(
        issue('locationId', 'A global shortcut cannot have a location.'),
      );
    });

    it('A-163 are listed without a location for support only', async () => {
      const { shortcut } = await server.data(sample.support, 'Shortcut', {});
      expect(shortcut.length).toBeGreaterThan(0);
      expect(shortcut.every(({ isGlobal }) => isGlobal)).toBe(true);
      expect(await server.call(sample.vet, 'Shortcut', {})).toMatchObject(
        refusal('FORBIDDEN', 'This request must specify a location.'),
      );
    });

    it('A-018 A-135 the database lets no practice write a global one or one of another practice', async () => {
      const row = { type: 'SIG', label: 'Behind it', details: 'Give.' } as const;
      const scope = { locationIds: [wren] };
      const insert = (locationId: string | null) =>
        server.db.database.write(scope, (tx) => insertShortcut(tx, { ...row, locationId }));
      await expect(insert(null)).rejects.toThrow(/row-level security/);
      await expect(insert(sample.larkspur)).rejects.toThrow(/row-level security/);
      expect(await insert(wren)).toMatchObject({ locationId: wren });
    });
  });
});
