import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useAfterPress } from './use-after-press';

const problem = 'Enter a name';

/** A field that shows an error on blur, as in every form. */
function Form({ onSave }: { readonly onSave: () => void }) {
  const [isLeft, setLeft] = useState(false);
  const error = useAfterPress(isLeft ? problem : null);
  return (
    <>
      <input aria-label="Name" onBlur={() => setLeft(true)} />
      <p>{error}</p>
      <button onClick={onSave}>Save</button>
    </>
  );
}

function openForm() {
  const onSave = vi.fn();
  const { unmount } = render(<Form onSave={onSave} />);
  screen.getByLabelText('Name').focus();
  return { onSave, unmount, user: userEvent.setup(), save: screen.getByRole('button') };
}

const isShown = () => screen.queryByText(problem) !== null;
const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

/** Presses Save, which takes focus from the name field. */
async function pressDown() {
  const form = openForm();
  await form.user.pointer({ keys: '[MouseLeft>]', target: form.save });
  expect(document.activeElement).toBe(form.save);
  return form;
}

describe('the error of a field that loses focus to a press', () => {
  it('P-310 appears after the press has ended, and the press still counts', async () => {
    const { user, onSave } = await pressDown();
    await nextTask();
    expect(isShown()).toBe(false);
    await user.pointer('[/MouseLeft]');
    expect(isShown()).toBe(true);
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('P-310 also waits on touch screens, where mouse events follow the release', async () => {
    const { save } = openForm();
    fireEvent.pointerDown(save, { pointerType: 'touch' });
    fireEvent.pointerUp(save, { pointerType: 'touch' });
    await nextTask();
    fireEvent.mouseDown(save);
    save.focus();
    await nextTask();
    expect(isShown()).toBe(false);
    fireEvent.mouseUp(save);
    fireEvent.click(save);
    expect(isShown()).toBe(true);
  });

  it('P-310 appears without a click if the pointer is released elsewhere', async () => {
    await pressDown();
    fireEvent.pointerUp(document.body);
    fireEvent.mouseUp(document.body);
    expect(isShown()).toBe(false);
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });

  it.each<[string, () => void]>([
    ['the browser takes over the pointer, for example to scroll', () => fireEvent.pointerCancel(document.body)],
    ['a drag ends', () => fireEvent.dragEnd(document.body)],
    ['a context menu opens', () => fireEvent.contextMenu(document.body)],
    ['the window goes into the background', () => fireEvent.blur(window)],
    ['the pointer moves without a button', () => fireEvent.pointerMove(document.body, { buttons: 0 })],
    ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('P-310 appears when %s', async (_, happens) => {
    await pressDown();
    happens();
    expect(isShown()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['the pointer moves with a pressed button', () => fireEvent.pointerMove(document.body, { buttons: 1 })],
    ['the modifier key for another tab is pressed', () => fireEvent.keyDown(document.body, { key: 'Control' })],
    ['a key repeats', () => fireEvent.keyDown(document.body, { key: 'a', repeat: true })],
    ['a second field loses focus', () => fireEvent.blur(screen.getByLabelText('Name'))],
  ])('P-310 does not appear while %s', async (_, happens) => {
    await pressDown();
    happens();
    await nextTask();
    expect(isShown()).toBe(false);
  });

  it('P-310 appears immediately when the keyboard moves focus', async () => {
    const { user } = openForm();
    await user.tab();
    expect(isShown()).toBe(true);
  });

  it('P-310 does not wait for a press on a form that was unmounted', async () => {
    const { unmount } = await pressDown();
    unmount();
    const { user } = openForm();
    await user.tab();
    expect(isShown()).toBe(true);
  });

  it('P-310 is not part of renders during the press', async () => {
    const { user } = await pressDown();
    const { container } = render(<Late />);
    expect(container.textContent).toBe('');
    await user.pointer('[/MouseLeft]');
    expect(container.textContent).toBe(problem);
  });
});

function Late() {
  return useAfterPress(problem);
}
