import { screen, waitFor } from '@testing-library/react';
import { errorNotice } from '@signa/core/base';
import { AddShortcutDocument, ShortcutDocument } from '@signa/core/contract/typed';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { useMutation } from './use-mutation';
import { useOperation } from '../../client/query/use-operation';
import { sampleShortcut } from '../../testing/sample-shortcut';

const input = { label: 'bid', details: 'twice daily', shortcutType: 'SIG', locationId: '1' } as const;
const added = { addShortcut: sampleShortcut() };

function Shortcuts() {
  const list = useOperation(ShortcutDocument, { locationId: '1' });
  const add = useMutation(AddShortcutDocument, {
    success: { status: 'success', title: 'Add shortcut Successfully' },
    error: (message) => errorNotice('Error Add shortcut', message),
  });
  return (
    <>
      <output>{list.data?.shortcut.length}</output>
      <button onClick={() => void add.run({ input })}>Add</button>
    </>
  );
}

function start() {
  const server = createFakeServer();
  server.answer('Shortcut', { shortcut: [] });
  return { ...renderScreen(<Shortcuts />, { server }) };
}

const keysOf = (server: ReturnType<typeof createFakeServer>) =>
  server.calls('AddShortcut').map(({ headers }) => headers['idempotency-key']);

describe('a mutation hook', () => {
  it('A-017 shows a success notice and refetches the invalidated lists', async () => {
    const { server, user } = start();
    await screen.findByText('0');
    server.answer('AddShortcut', added);
    server.answer('Shortcut', { shortcut: [{ ...added.addShortcut }] });
    await user.click(screen.getByText('Add'));
    expect(await screen.findByText('Add shortcut Successfully')).toBeDefined();
    await waitFor(() => expect(server.calls('Shortcut')).toHaveLength(2));
  });

  it('A-017 shows the error message of the server and leaves the lists alone', async () => {
    const { server, user } = start();
    server.fail('AddShortcut', 'CONFLICT', 'This label is taken.');
    await user.click(screen.getByText('Add'));
    expect(await screen.findByText('Error Add shortcut')).toBeDefined();
    expect(screen.getByText('This label is taken.')).toBeDefined();
    expect(server.calls('Shortcut')).toHaveLength(1);
  });

  it('A-425 shows the request ID, even if the notice has its own text', async () => {
    const server = createFakeServer();
    function Own() {
      const add = useMutation(AddShortcutDocument, { error: () => errorNotice('It did not work', 'Try again') });
      return <button onClick={() => void add.run({ input })}>Add</button>;
    }
    const { user } = renderScreen(<Own />, { server });
    server.fail('AddShortcut', 'CONFLICT', 'This label is taken.', 'K7QX-2M9R-4DTB');
    await user.click(screen.getByText('Add'));
    expect((await screen.findByRole('alert')).textContent).toBe('It did not workTry again Request ID: K7QX-2M9R-4DTB');
  });

  it('A-017 resends an unanswered mutation with the same key; a different mutation gets a new key', async () => {
    const { server, user } = start();
    server.breakOff('AddShortcut');
    await user.click(screen.getByText('Add'));
    await screen.findByText('Error Add shortcut');
    server.answer('AddShortcut', added);
    await user.click(screen.getByText('Add'));
    await screen.findByText('Add shortcut Successfully');
    await user.click(screen.getByText('Add'));
    await waitFor(() => expect(keysOf(server)).toHaveLength(3));
    const [first, second, third] = keysOf(server);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('P-224 dismisses the error of the last try on success', async () => {
    const { server, user } = start();
    server.fail('AddShortcut', 'CONFLICT', 'This label is taken.');
    await user.click(screen.getByText('Add'));
    expect(await screen.findByText('Error Add shortcut')).toBeDefined();
    server.answer('AddShortcut', added);
    await user.click(screen.getByText('Add'));
    expect(await screen.findByText('Add shortcut Successfully')).toBeDefined();
    expect(screen.queryByText('Error Add shortcut')).toBeNull();
  });

  it('A-017 runs once, however often the button is pressed while it is pending', async () => {
    const { server, user } = start();
    const held = server.hold('AddShortcut', added);
    await user.click(screen.getByText('Add'));
    await user.click(screen.getByText('Add'));
    held.release();
    await screen.findByText('Add shortcut Successfully');
    expect(server.calls('AddShortcut')).toHaveLength(1);
  });
});
