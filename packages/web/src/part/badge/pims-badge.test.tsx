import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { PimsBadge } from './pims-badge';

it.each([
  [
    'Linked',
    { pimsId: 'B-7', pimsProviderId: null, pimsConnectionType: 'EZYVET' },
    'lucide-link-2',
    'lucide-link-2-off',
  ],
  ['Not Linked', { pimsId: null, pimsProviderId: null, pimsConnectionType: null }, 'lucide-link-2-off', 'Linked'],
] as const)('C-050 C-056 shows %s with its icon', (words, record, icon, other) => {
  const { container } = renderScreen(<PimsBadge record={record} />);
  const classes = container.querySelector('svg')?.getAttribute('class')?.split(' ');
  expect(container.textContent).toContain(words);
  expect(classes).toContain(icon);
  expect(classes).not.toContain(other);
});
