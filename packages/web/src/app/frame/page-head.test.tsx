import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleRole, sampleUser } from '../../testing/sample-practice';

/** Shortcuts shown in the page header, with their descriptions. */
const hints = () =>
  [...document.querySelectorAll('main [aria-hidden=true] > span')]
    .filter((hint) => hint.querySelector('kbd') !== null)
    .map((hint) => {
      const keys = [...hint.querySelectorAll('kbd')].map((key) => key.getAttribute('data-key'));
      return `${keys.join(' ')}: ${hint.textContent}`;
    });

function open(path: string) {
  const server = createPracticeServer();
  server.answer('featureFlags', { featureFlags: ['hasReportingPage'] });
  const held = sampleAssignment({ role: sampleRole('VETADMIN') });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [held] }) });
  renderApp(path, { server });
}

describe('the page header', () => {
  it.each([
    ['/history', 'History', ['/: search', '↓: to the rows', 'Enter: open', '?: shortcuts']],
    ['/approve', 'Approve', ['↑ ↓: move', 'Enter: open', 'V: views', 'Esc: close', '?: shortcuts']],
    ['/orders', 'Orders', ['↑ ↓: move', 'Enter: open patient', 'R: reset']],
    ['/clientsearch', 'Clients', ['↑ ↓: move', 'Enter: open']],
    ['/usermanagement', 'User Management', ['↑ ↓: move', 'Enter: open']],
    ['/create', 'Create', ['↑ ↓: move', 'Enter: choose', '/: search']],
    ['/products', 'Products', ['↑ ↓: move', 'Enter: choose', '/: search']],
  ])('P-228 P-263 shows the shortcuts of %s', async (path, title, named) => {
    open(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(hints()).toEqual(named);
  });

  it.each([
    ['/history', 'Filters'],
    ['/orders', 'Filters'],
    ['/usermanagement', 'Filters'],
    ['/usermanagement/audit', 'Filters'],
    ['/reports', 'Period'],
  ])('A-384 exposes the filters of %s as a landmark', async (path, name) => {
    open(path);
    expect(await screen.findByRole('search', { name })).toBeDefined();
  });
});
