import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useAfterPress } from './use-after-press';

const problem = 'Enter a name';

/** A field that has an error once it was left, as those of every form have. */
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

/** The way down on Save, which takes the focus from the name. */
async function pressDown() {
  const form = openForm();
  await form.user.pointer({ keys: '[MouseLeft>]', target: form.save });
  expect(document.activeElement).toBe(form.save);
  return form;
}

describe('the error of a field that a press leaves', () => {
  it('P-310 comes when the press has ended, and the press counts', async () => {
    const { user, onSave } = await pressDown();
    await nextTask();
    expect(isShown()).toBe(false);
    await user.pointer('[/MouseLeft]');
    expect(isShown()).toBe(true);
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('P-310 waits under a finger too, whose mouse events come after it was lifted', async () => {
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

  it('P-310 comes without a click where the pointer is released somewhere else', async () => {
    await pressDown();
    fireEvent.pointerUp(document.body);
    fireEvent.mouseUp(document.body);
    expect(isShown()).toBe(false);
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });

  it.each<[string, () => void]>([
    ['the browser takes the pointer over, such as to scroll', () => fireEvent.pointerCancel(document.body)],
    ['something is dropped', () => fireEvent.dragEnd(document.body)],
    ['a context menu opens', () => fireEvent.contextMenu(document.body)],
    ['the window goes into the background', () => fireEvent.blur(window)],
    ['the pointer moves without a button', () => fireEvent.pointerMove(document.body, { buttons: 0 })],
    ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('P-310 comes when %s', async (_, happens) => {
    await pressDown();
    happens();
    expect(isShown()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['the pointer moves with its button down', () => fireEvent.pointerMove(document.body, { buttons: 1 })],
    ['the key of another tab is pressed', () => fireEvent.keyDown(document.body, { key: 'Control' })],
    ['a key that is still held repeats', () => fireEvent.keyDown(document.body, { key: 'a', repeat: true })],
    ['a second field loses the focus', () => fireEvent.blur(screen.getByLabelText('Name'))],
  ])('P-310 does not come while %s', async (_, happens) => {
    await pressDown();
    happens();
    await nextTask();
    expect(isShown()).toBe(false);
  });

  it('P-310 comes at once where the keyboard leaves the field', async () => {
    const { user } = openForm();
    await user.tab();
    expect(isShown()).toBe(true);
  });

  it('P-310 does not wait for a press on a form that is gone', async () => {
    const { unmount } = await pressDown();
    unmount();
    const { user } = openForm();
    await user.tab();
    expect(isShown()).toBe(true);
  });

  it('P-310 is not there yet in what is rendered during the press', async () => {
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
