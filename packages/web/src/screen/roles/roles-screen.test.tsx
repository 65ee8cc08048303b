import { screen, waitFor, within } from '@testing-library/react';
import { lastAuthorizerIssues, lastAuthorizerText } from '@signa/core/administration';
import { builtInModules, builtInRoles, startingLinks } from '@signa/core/practice';
import { describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeServer } from '../../testing/fake-server';
import { createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { settled } from '../../testing/settled';
import type { ListedModule, ListedRole } from './listed-role';
import type { Effect } from './use-role-save';

const idOf = (name: string) => String(builtInModules.findIndex((module) => module.name === name) + 1);
const modules: ListedModule[] = builtInModules.map(({ parent, ...module }) => ({
  ...module,
  id: idOf(module.name),
  isActive: true,
  parentModuleId: parent && idOf(parent),
  childModules: builtInModules
    .filter((child) => child.parent === module.name)
    .map(({ name }) => ({ id: idOf(name), name })),
  rolesModules: [],
}));
const roles: ListedRole[] = builtInRoles.map(({ name, canAuthorize, icon }, index) => ({
  ...{ id: String(index + 1), version: 4, name, isActive: true, canAuthorize, icon },
  rolesModules: startingLinks
    .filter((link) => link.role === name)
    .map(({ module, canView, canEdit, canDelete }) => {
      const { childModules: _, rolesModules: __, ...found } = modules[Number(idOf(module)) - 1] as ListedModule;
      return {
        ...{ id: `${index}-${module}`, roleId: String(index + 1), moduleId: found.id, isActive: true },
        ...{ canView, canEdit, canDelete, module: found },
      };
    }),
}));
const nothing: Effect = {
  ...{ gained: [], lost: [], authority: null, locationCount: 0, peopleCount: 0, strandedCount: 0 },
  places: [],
};
const vetsLose: Effect = {
  ...nothing,
  ...{ authority: 'lost', lost: [{ module: 'clients', right: 'delete' }] },
  ...{ locationCount: 52, peopleCount: 81, strandedCount: 1 },
  places: [
    {
      ...{ locationId: '2', name: 'Battenkill Pet Wellness Center', people: ['Dr. Rosalind Castellane'] },
      ...{ peopleCount: 21, strandedRequests: 4 },
    },
    {
      ...{ locationId: '1', name: 'Wren Street Animal Hospital', people: ['Dr. Annika Rosenthal-Beaumont'] },
      ...{ peopleCount: 1, strandedRequests: 0 },
    },
  ],
};

async function open(prepare: (server: FakeServer) => void = () => undefined) {
  const server = createSupportServer({ inAdminSupportGroup: true });
  server.answer('Roles', { roles });
  server.answer('Modules', { modules });
  server.answer('GetRoleEffect', { roleEffect: nothing });
  prepare(server);
  const identity = createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });
  const rendered = renderApp('/support/role', { server, identity });
  await screen.findByRole('heading', { level: 1, name: 'Role' });
  return rendered;
}
const opened = async (prepare?: (server: FakeServer) => void) => {
  const rendered = await open(prepare);
  await screen.findByRole('button', { name: 'Edit STAFF' });
  return rendered;
};
const authorizing = (name: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}:\\s*Can authorize`) });
const activity = (name: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}:\\s*(Ina|A)ctive$`) });
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const edited = async (name: string, prepare?: (server: FakeServer) => void) => {
  const rendered = await opened(prepare);
  await rendered.user.click(screen.getByRole('button', { name: `Edit ${name}` }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Edit Role' })) };
};
const answerOf = (role: ListedRole | undefined, change: Partial<ListedRole> = {}) => ({
  updateRole: { ...(role as ListedRole), ...change },
});
const [, staff, , vetadmin] = roles;

describe('the role list', () => {
  it('A-027 highlights Role in the menu', async () => {
    await opened();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Role' }).getAttribute('aria-current')).toBe('page');
  });

  it("A-064 A-065 shows each role's access and both switches; Can authorize of Vet is locked", async () => {
    await opened();
    const row = screen.getByText('STAFF').closest('li') as HTMLElement;
    expect(within(row).getByText('10 of 13 pages, Order on Behalf of')).toBeDefined();
    expect(authorizing('STAFF').checked).toBe(false);
    expect(authorizing('VET')).toMatchObject({ checked: true, disabled: true });
    expect(screen.getByText('fixed for Vet')).toBeDefined();
    expect(authorizing('VETADMIN').disabled).toBe(false);
  });

  it('A-064 saves a switch that affects nobody immediately', async () => {
    const { server, user } = await opened();
    server.answer('UpdateRole', answerOf(staff, { canAuthorize: true, version: 5 }));
    await user.click(authorizing('STAFF'));
    expect(await screen.findByText('Role updated.')).toBeDefined();
    expect(server.calls('UpdateRole').map(({ variables }) => variables)).toEqual([
      { id: '2', input: { version: 4, canAuthorize: true } },
    ]);
  });

  it('A-064 reverts a refused switch and shows why', async () => {
    const { server, user } = await opened();
    server.breakOff('UpdateRole');
    await user.click(activity('STAFF'));
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    expect(activity('STAFF').checked).toBe(true);
  });

  it('A-064 reverts a switch without saving if its effect cannot be determined', async () => {
    const { server, user } = await opened((fake) => fake.breakOff('GetRoleEffect'));
    await user.click(activity('STAFF'));
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    expect(activity('STAFF').checked).toBe(true);
    expect(server.calls('UpdateRole')).toHaveLength(0);
  });

  it('A-263 A-064 shows the affected users first; canceling reverts the switch', async () => {
    const { server, user } = await opened((fake) => fake.answer('GetRoleEffect', { roleEffect: vetsLose }));
    await user.click(authorizing('VETADMIN'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change VETADMIN' }));
    expect(dialog.getByRole('heading', { name: 'This affects 81 people at 52 locations.' })).toBe(
      document.activeElement,
    );
    expect(dialog.getByText('4 requests are pending there, and nobody could approve them anymore.')).toBeDefined();
    const lost = within(dialog.getByRole('region', { name: 'They lose' }));
    expect(lost.getByText('They can no longer authorize, and nobody can sign for them.')).toBeDefined();
    expect(lost.getByText('Clients: delete')).toBeDefined();
    expect(dialog.queryByRole('region', { name: 'They gain' })).toBeNull();
    const who = within(dialog.getByRole('region', { name: 'Affected users' }));
    expect(who.getByText('Dr. Rosalind Castellane and 20 more')).toBeDefined();
    expect(who.getByText('And 50 more locations.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(authorizing('VETADMIN').checked).toBe(true);
    expect(server.calls('UpdateRole')).toHaveLength(0);

    server.answer('UpdateRole', answerOf(vetadmin, { canAuthorize: false }));
    await user.click(authorizing('VETADMIN'));
    await user.click(await screen.findByRole('button', { name: 'Save for 81 people at 52 locations' }));
    expect(await screen.findByText('Role updated.')).toBeDefined();
    expect(server.calls('UpdateRole')).toHaveLength(1);
  });

  it('A-485 names the last users who can authorize, and their location, before saving; canceling reverts the switch', async () => {
    const { server, user } = await opened((fake) => fake.answer('GetRoleEffect', { roleEffect: vetsLose }));
    const left = (id: string, name: string, lastUser: string) => ({ id, name, lastUsers: [lastUser] });
    const places = [left('2', 'Battenkill', 'Dr. Rosalind Castellane'), left('1', 'Wren Street', 'Dr. Maya Okafor')];
    const more = Array.from({ length: 9 }, (_, n) => left(`${n + 10}`, `Place ${n}`, 'Dr. Zoe Ames'));
    const asked = async () => {
      await user.click(authorizing('VETADMIN'));
      await user.click(await screen.findByRole('button', { name: 'Save for 81 people at 52 locations' }));
      return within(await screen.findByRole('dialog', { name: 'Leave no one who can authorize?' }));
    };
    server.refuse('UpdateRole', lastAuthorizerIssues([...places, ...more], []));
    const question = await asked();
    for (const { name, lastUsers } of places)
      expect(question.getByText(lastAuthorizerText(name, lastUsers))).toBeDefined();
    expect(question.getByText('The same is true of 1 more location.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Keep the role as it is' }));
    await waitFor(() => expect(authorizing('VETADMIN').checked).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Something went wrong')).toBeNull();

    const again = await asked();
    server.answer('UpdateRole', answerOf(vetadmin, { canAuthorize: false }));
    await user.click(again.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Role updated.')).toBeDefined();
    expect(server.lastVariables('UpdateRole')).toEqual({
      id: '4',
      input: { version: 4, canAuthorize: false, withoutAuthorizer: [...places, ...more].map(({ id }) => id) },
    });
  });

  it('A-064 reports a failed load and retries', async () => {
    const { server, user } = await open((fake) => fake.breakOff('Roles'));
    expect(await screen.findByText('The roles could not be loaded.')).toBeDefined();
    await settled(server);
    server.answer('Roles', { roles });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Edit STAFF' })).toBeDefined();
  });
});

describe('the role form', () => {
  const added = async () => {
    const rendered = await opened();
    await rendered.user.click(screen.getByRole('button', { name: /^Add Role/ }));
    return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Add Role' })) };
  };

  it('A-066 A-067 shows what is missing and sends nothing', async () => {
    const { server, user, dialog } = await added();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Role is required.')).toBeDefined();
    expect(dialog.getByText('Please select at least one module.')).toBeDefined();
    expect(dialog.getByLabelText('Role name')).toBe(document.activeElement);
    await user.type(dialog.getByLabelText('Role name'), 'ab');
    expect(dialog.getByText('Role name is too small.')).toBeDefined();
    await user.type(dialog.getByLabelText('Role name'), '1');
    expect(dialog.getByText('Use only letters and spaces')).toBeDefined();
    await user.clear(dialog.getByLabelText('Role name'));
    await user.click(dialog.getByLabelText('Role name'));
    await user.paste('x'.repeat(40));
    expect(dialog.getByLabelText<HTMLInputElement>('Role name').value).toHaveLength(40);
    expect(dialog.getByText('Enter at most 30 characters')).toBeDefined();
    expect(server.calls('AddRole')).toHaveLength(0);
  });

  it('A-064 A-067 adds a role with the selected modules and permissions', async () => {
    const { server, user, dialog } = await added();
    server.answer('AddRole', { addRole: { ...(staff as ListedRole), id: '9', name: 'Technician Lead' } });
    await user.type(dialog.getByLabelText('Role name'), 'Technician Lead');
    await user.click(tick('Clients'));
    await user.click(tick('Shortcuts: view'));
    expect(tick('Administration').checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Role added.')).toBeDefined();
    expect(server.calls('AddRole')[0]?.variables).toEqual({
      input: {
        name: 'Technician Lead',
        canAuthorize: false,
        isActive: true,
        rolesModules: [
          { moduleId: idOf('clients'), canView: true, canEdit: true, canDelete: false },
          { moduleId: idOf('shortcuts'), canView: true, canEdit: false, canDelete: false },
          { moduleId: idOf('administration'), canView: true, canEdit: false, canDelete: false },
        ],
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('A-066 shows a taken name at its field and keeps the input', async () => {
    const { server, user, dialog } = await added();
    const message = 'A role with this name already exists. Choose another name.';
    server.refuse('AddRole', [{ path: 'name', code: 'taken', message }]);
    await user.type(dialog.getByLabelText('Role name'), 'Staff');
    await user.click(tick('Clients'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Role name').value).toBe('Staff');
  });

  it('A-066 A-067 A-065 keeps the name fixed, locks implied permissions, and supports arrow keys', async () => {
    const { user, dialog } = await edited('VET');
    expect(dialog.getByLabelText('Role name').tagName).toBe('OUTPUT');
    expect(dialog.getByText('Fixed for Vet.')).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('switch', { name: /^Can authorize/ }).disabled).toBe(true);
    expect(tick('Clients: view').getAttribute('aria-disabled')).toBe('true');
    await user.click(tick('Clients: view'));
    expect(tick('Clients: view').checked).toBe(true);
    expect(tick('Reports: view').getAttribute('aria-disabled')).toBeNull();
    tick('Clients').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(tick('Products: edit')).toBe(document.activeElement);
    await user.keyboard(' ');
    expect(tick('Products: edit').checked).toBe(false);
    await user.click(tick('Administration'));
    expect(tick('Shortcuts').checked).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: /^Delete\s*of all/ }));
    expect(tick('Reports: delete').checked).toBe(true);
  });

  it('A-263 A-064 previews the effect before saving, and returns to the input', async () => {
    const { server, user, dialog } = await edited('VETADMIN', (fake) =>
      fake.answer('GetRoleEffect', { roleEffect: vetsLose }),
    );
    server.answer('UpdateRole', answerOf(vetadmin, { version: 5 }));
    await user.click(tick('Clients: delete'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This affects 81 people at 52 locations.')).toBeDefined();
    expect(server.calls('UpdateRole')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(tick('Clients: delete').checked).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('button', { name: 'Save for 81 people at 52 locations' }));
    expect(await screen.findByText('Role updated.')).toBeDefined();
    const [sent] = server.calls('UpdateRole');
    expect(sent?.variables).toMatchObject({ id: '4', input: { version: 4, canAuthorize: true, isActive: true } });
    expect(sent?.variables).toEqual(server.calls('GetRoleEffect')[1]?.variables);
  });

  it('A-267 keeps the input when another user changed the role, to be saved or discarded', async () => {
    const { server, user, dialog } = await edited('STAFF');
    server.fail('UpdateRole', 'CONFLICT', 'Someone else changed this role while you were editing.');
    server.answer('Roles', { roles: roles.map((role) => (role === staff ? { ...role, version: 5 } : role)) });
    await user.click(tick('Reports'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Someone else changed this role while you were editing.')).toBeDefined();
    await user.click(await dialog.findByRole('button', { name: /^Keep my changes/ }));
    expect(tick('Reports').checked).toBe(true);
    server.answer('UpdateRole', answerOf(staff, { version: 6 }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Role updated.')).toBeDefined();
    expect(server.calls('UpdateRole').at(-1)?.variables).toMatchObject({ input: { version: 5 } });
  });

  it('A-038 is 700 px wide', async () => {
    await edited('STAFF');
    expect(getComputedStyle(screen.getByRole('dialog', { name: 'Edit Role' })).width).toMatch(/sizes-modal|700px/);
  });

  it("A-267 loads another user's changes on request", async () => {
    const { server, user, dialog } = await edited('STAFF');
    server.fail('UpdateRole', 'CONFLICT', 'Someone else changed this role while you were editing.');
    server.answer('Roles', {
      roles: roles.map((role) => (role === staff ? { ...role, version: 5, canAuthorize: true } : role)),
    });
    await user.click(tick('Reports'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('button', { name: 'Load latest version' }));
    expect(tick('Reports').checked).toBe(false);
    expect(dialog.getByRole<HTMLInputElement>('switch', { name: /^Can authorize/ }).checked).toBe(true);
  });

  it('A-064 asks before discarding input', async () => {
    const { user, dialog } = await edited('STAFF');
    await user.click(tick('Reports'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }));
    expect(tick('Reports').checked).toBe(true);
  });
});
