import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { MarkedText } from './marked-text';

const marks = () => screen.queryAllByRole('mark').map((mark) => mark.textContent);

it('C-290 C-016 marks what was found as it is written, whatever accents and apostrophes were typed', () => {
  renderScreen(<MarkedText text="José O’Nuñez" search="jose|o'nun" />);
  expect(marks()).toEqual(['José', 'O’Nuñ']);
});

it('C-016 marks nothing where the text is not, and no sign as a pattern', () => {
  renderScreen(<MarkedText text="Max and Juno" search=".*|rex" />);
  expect(marks()).toEqual([]);
  expect(screen.getByText('Max and Juno')).toBeDefined();
});
