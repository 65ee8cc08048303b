import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { PageTitle } from './page-title';

it('A-034 the document title starts with the page and omits parts that have not loaded', () => {
  const { unmount } = renderScreen(<PageTitle parts={['Juno', undefined, 'Clients']} />);
  expect(document.title).toBe('Juno · Clients · Signa');
  unmount();
  expect(document.title).toBe('Signa');
});
