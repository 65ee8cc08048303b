import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render';
import { Menu } from '../../../../part/overlay/menu';
import { useSignKey } from './use-sign-key';

function Form({ isByKey, onSign }: { readonly isByKey: boolean; readonly onSign: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useSignKey({ root, label: 'Authorize', whom: 'Otis', isByKey, onSign });
  return (
    <ul>
      <li data-sign-scope>
        <button>Head</button>
        <div ref={root}>
          <textarea aria-label="Directions" />
          <button data-sign onClick={onSign}>
            Authorize for Otis
          </button>
        </div>
      </li>
    </ul>
  );
}

const menu = { groups: [{ items: [{ id: '1', label: 'Never', onSelect: () => undefined }] }], label: 'Filters' };

function open({ isByKey = true } = {}) {
  const onSign = vi.fn();
  const view = renderScreen(
    <>
      <button>Elsewhere</button>
      <Menu {...menu} trigger={(props) => <button {...props}>Filter</button>} />
      <Form isByKey={isByKey} onSign={onSign} />
    </>,
  );
  return { ...view, onSign };
}

const authorize = () => screen.getByRole('button', { name: 'Authorize for Otis' });
const focus = (name: string) => screen.getByRole('button', { name }).focus();
const ctrlEnter = (more: { readonly repeat?: boolean; readonly metaKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: !more.metaKey, ...more });
const later = () => new Promise((resolve) => setTimeout(resolve, 650));
/** Sets the button's position in a 1024 x 768 window. */
const placeButton = (top: number, over: Element | null = null) => {
  authorize().getBoundingClientRect = () => new DOMRect(10, top, 100, 40);
  document.elementFromPoint = () => over;
};

describe('Ctrl Enter', () => {
  it.each(['Head', 'Authorize for Otis'])('P-255 signs the card that has focus, here on %s', (name) => {
    const { onSign } = open();
    focus(name);
    ctrlEnter();
    expect(onSign).toHaveBeenCalledTimes(1);
  });

  it('P-255 signs while the user is typing, and with Command Enter', () => {
    const { onSign } = open();
    screen.getByLabelText('Directions').focus();
    ctrlEnter({ metaKey: true });
    expect(onSign).toHaveBeenCalledTimes(1);
  });

  it('P-255 scrolls to the button if focus is outside the card, explains why, and signs on the next press', async () => {
    const { onSign } = open();
    focus('Elsewhere');
    ctrlEnter();
    expect(onSign).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(authorize());
    expect(screen.getByText('Not signed yet')).toBeTruthy();
    expect(screen.getByText(/This is the prescription for Otis\. Press Ctrl Enter again/)).toBeTruthy();
    ctrlEnter();
    expect(onSign).not.toHaveBeenCalled();
    await later();
    ctrlEnter();
    expect(onSign).toHaveBeenCalledTimes(1);
  });

  it('P-255 also scrolls to the button if nothing has focus', () => {
    const { onSign } = open();
    ctrlEnter();
    expect([onSign.mock.calls.length, document.activeElement]).toEqual([0, authorize()]);
  });

  it.each([
    ['below the window', 740, null],
    ['above the window', -1, null],
    ['under something else', 300, document.body],
  ])("P-255 doesn't sign with its button %s", (_, top, over) => {
    const { onSign } = open();
    placeButton(top, over);
    focus('Head');
    ctrlEnter();
    expect([onSign.mock.calls.length, document.activeElement]).toEqual([0, authorize()]);
    expect(screen.getByText('Not signed yet')).toBeTruthy();
  });

  it('P-255 signs with its button fully in the window', () => {
    const { onSign } = open();
    placeButton(728, authorize());
    focus('Head');
    ctrlEnter();
    expect(onSign).toHaveBeenCalledTimes(1);
  });

  it('P-255 does nothing while a menu is open', async () => {
    const { onSign, user } = open();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    // The menu takes the focus once it is open; only then does it notice that the focus leaves.
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    focus('Head');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('menu')).toBeTruthy();
    ctrlEnter();
    expect(onSign).not.toHaveBeenCalled();
    expect(screen.queryByText('Not signed yet')).toBeNull();
  });

  it('P-255 does nothing while a dialog is open', () => {
    const { onSign } = open();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    focus('Head');
    ctrlEnter();
    expect(onSign).not.toHaveBeenCalled();
  });

  it('P-255 neither signs nor presses the focused button on key repeat', () => {
    const { onSign } = open();
    focus('Authorize for Otis');
    expect(ctrlEnter({ repeat: true })).toBe(false);
    expect(onSign).not.toHaveBeenCalled();
  });

  it('P-233 P-255 never signs a contraindicated product, and explains why', async () => {
    const { onSign } = open({ isByKey: false });
    focus('Head');
    ctrlEnter();
    await later();
    ctrlEnter();
    expect(onSign).not.toHaveBeenCalled();
    expect(screen.getAllByText(/The product is contraindicated for Otis, so Ctrl Enter does not sign it/)).toBeTruthy();
  });
});
