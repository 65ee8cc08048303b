import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { LoadedNote, StaleNote } from './stale-note';
import { DialogNote } from './dialog-note';
import { FormDialog } from '../overlay/form-dialog';

const nothing = () => undefined;
const notesOf = (text: string | RegExp) => screen.getByText(text).closest('[data-dialog-notes]');

function Form({ failure = null }: { readonly failure?: { readonly title: string } | null }) {
  return (
    <FormDialog title="Edit" send="Save" busy={false} failure={failure} onSend={nothing} onClose={nothing}>
      <StaleNote message="Someone else was first." busy={false} onLoad={nothing} />
      <input aria-label="Name" />
      <LoadedNote clashing={['Name']} />
    </FormDialog>
  );
}

it('A-488 shows notes and failures of a form above the buttons of its dialog, after all fields', () => {
  renderScreen(<Form failure={{ title: 'Not saved' }} />);
  const notes = notesOf('Someone else was first.');
  expect(notes).not.toBeNull();
  expect([notesOf(/^The latest version is loaded/), notesOf('Not saved')]).toEqual([notes, notes]);
  const follows = (one: Element, other: Element | null) =>
    other !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(screen.getByLabelText('Name'), notes)).toBe(true);
  expect(notes && follows(notes, screen.getByRole('button', { name: 'Save' }))).toBe(true);
});

it('A-488 shows a note in place outside a dialog', () => {
  renderScreen(
    <section aria-label="Form">
      <DialogNote>Someone else was first.</DialogNote>
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Form' }).textContent).toBe('Someone else was first.');
});
