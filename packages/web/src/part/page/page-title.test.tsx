import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { PageTitle } from './page-title';

it('A-034 the title of the document names the page first, without parts that are not known yet', () => {
  const { unmount } = renderScreen(<PageTitle parts={['Juno', undefined, 'Clients']} />);
  expect(document.title).toBe('Juno · Clients · Signa');
  unmount();
  expect(document.title).toBe('Signa');
});
