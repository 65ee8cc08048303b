import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { MarkedText } from './marked-text';

const marks = () => screen.queryAllByRole('mark').map((mark) => mark.textContent);

it('C-290 C-016 highlights matches regardless of accents and apostrophes', () => {
  renderScreen(<MarkedText text="José O’Nuñez" search="jose|o'nun" />);
  expect(marks()).toEqual(['José', 'O’Nuñ']);
});

it('C-016 highlights nothing without a match, and treats no character as a pattern', () => {
  renderScreen(<MarkedText text="Max and Juno" search=".*|rex" />);
  expect(marks()).toEqual([]);
  expect(screen.getByText('Max and Juno')).toBeDefined();
});
