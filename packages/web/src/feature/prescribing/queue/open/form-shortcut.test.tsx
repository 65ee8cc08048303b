import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAssignment, samplePractice, sampleRole } from '../../../../testing/sample-practice';
import { button, openRequest, queryButton, task } from './form.test-data';
import { sampleShortcut } from '../../../../testing/sample-shortcut';
import { settled } from '../../../../testing/settled';

const dialog = () => within(screen.getByRole('dialog', { name: 'Add Shortcut', hidden: true }));

async function openModal(...options: Parameters<typeof openRequest>) {
  const opened = await openRequest(...options);
  const { user } = opened;
  await user.click(button('SIG shortcuts'));
  await user.click(screen.getByRole('menuitem', { name: 'Add shortcut', hidden: true }));
  const type = async (label: string, text: string) => {
    await user.clear(dialog().getByLabelText(label));
    if (text) await user.paste(text);
  };
  return { ...opened, type, save: () => user.click(button('Save shortcut')) };
}

const made = sampleShortcut({ id: '9', label: 'With food', details: 'Give with food.' });

describe('Add Shortcut modal', () => {
  it('P-054 A-136 has a read-only type, and requires label and details', async () => {
    const { save, type, server } = await openModal(task());
    expect(dialog().getByLabelText('Type').tagName).toBe('OUTPUT');
    expect(dialog().getByLabelText('Type').textContent).toBe('SIG');
    await save();
    expect(dialog().getAllByText('This field is required')).toHaveLength(2);
    await type('Label', 'ab');
    expect(dialog().getByText('Label field is too small.')).toBeDefined();
    await type('Label', 'x'.repeat(31));
    expect(dialog().getByText('Enter at most 30 characters')).toBeDefined();
    await type('Details', 'x'.repeat(251));
    expect(dialog().getByText('Enter at most 250 characters')).toBeDefined();
    await save();
    expect(server.calls('AddShortcut')).toHaveLength(0);
  });

  it('P-055 P-054 P-223 A-136 sends the shortcut trimmed, and offers it immediately', async () => {
    const { save, type, server, user, field } = await openModal(task());
    server.answer('AddShortcut', { addShortcut: made });
    server.answer('Shortcut', { shortcut: [made] });
    await type('Label', ' With food ');
    await type('Details', ' Give with food. ');
    await save();
    expect(await screen.findByText('Add shortcut Successfully')).toBeDefined();
    expect(server.lastVariables('AddShortcut')).toEqual({
      input: { shortcutType: 'SIG', label: 'With food', details: 'Give with food.', locationId: '1' },
    });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await waitFor(() => expect(server.calls('Shortcut')).toHaveLength(2));
    await settled(server);
    await user.click(button('SIG shortcuts'));
    await user.click(await screen.findByRole('menuitem', { name: /^With food/, hidden: true }));
    await waitFor(() => expect(field('Directions').value).toBe('Give with food.'));
  });

  it("P-055 stays open on failure, with the server's message", async () => {
    const { save, type, server } = await openModal(task());
    server.fail('AddShortcut', 'CONFLICT', 'There is such a shortcut already.');
    await type('Label', 'With food');
    await type('Details', 'Give with food.');
    await save();
    expect(await screen.findByText('Error Add shortcut')).toBeDefined();
    expect(screen.getByText('There is such a shortcut already.')).toBeDefined();
    expect(dialog().getByLabelText<HTMLInputElement>('Label').value).toBe('With food');
  });

  it('P-055 is offered only to users who can add shortcuts', async () => {
    await openRequest(task(), {
      practice: samplePractice({ assignment: sampleAssignment({ role: sampleRole('STAFF') }) }),
    });
    expect(queryButton('SIG shortcuts')).toBeNull();
  });
});
