import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Themed } from '../../platform/theme/themed';
import { Menu } from './menu';

const open = async () => {
  const [onPrint, onExport] = [vi.fn(), vi.fn()];
  const items = [
    { id: 'print', label: 'Print', onSelect: onPrint },
    { id: 'export', label: 'Export', onSelect: onExport },
  ];
  render(
    <Themed>
      <Menu
        label="Actions"
        groups={[{ items }]}
        trigger={(props) => (
          <button type="button" {...props}>
            Actions
          </button>
        )}
      />
    </Themed>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  return { user, onPrint, onExport, row: await screen.findByRole('menuitem', { name: 'Export' }) };
};

it.each([
  ['Enter', '{Enter}'],
  ['the space bar', ' '],
])('P-388 selects the row that a screen reader has focused, by %s', async (_key, typed) => {
  const { user, onPrint, onExport, row } = await open();
  row.focus();
  await user.keyboard(typed);
  expect(onExport).toHaveBeenCalledOnce();
  expect(onPrint).not.toHaveBeenCalled();
});

it('P-388 never selects another row than the one that receives the key', async () => {
  const { onPrint, row } = await open();
  fireEvent.keyDown(row, { key: 'Enter' });
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(onPrint).not.toHaveBeenCalled();
});
