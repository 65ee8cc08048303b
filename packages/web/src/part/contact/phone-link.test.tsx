import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { PhoneLink } from './phone-link';

it.each([
  ['5185550177', '(518)-555-0177', 'tel:+15185550177'],
  ['15185550199', '1-(518)-555-0199', 'tel:+15185550199'],
  ['5550121', '555-0121', 'tel:5550121'],
])('A-442 pressing %s calls it', (number, shown, href) => {
  renderScreen(<PhoneLink number={number} type="Cell" />);
  expect(screen.getByRole('link', { name: shown }).getAttribute('href')).toBe(href);
});

it.each([
  ['5185550177', 'Fax', '(518)-555-0177'],
  ['911', 'Cell', '911'],
])('A-442 %s of type %s is plain text', (number, type, shown) => {
  renderScreen(<PhoneLink number={number} type={type} />);
  expect(screen.getByText(shown)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
