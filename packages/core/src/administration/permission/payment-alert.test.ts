import { describe, expect, it } from 'vitest';
import { mayReadPaymentAlerts } from './index.js';
import { person, support, withModules, worksAs } from './permission.test-data.js';

describe('reading payment alerts', () => {
  it('C-345 is allowed to users who can change clients at the location, and to nobody else', () => {
    expect(mayReadPaymentAlerts(person(withModules('clients')), '100')).toBe(true);
    expect(mayReadPaymentAlerts(person(withModules('clients')), '101')).toBe(false);
    expect(mayReadPaymentAlerts(person(withModules('dashboard', 'create', 'approve', 'history')), '100')).toBe(false);
    expect(mayReadPaymentAlerts(support, '100')).toBe(false);
    expect(mayReadPaymentAlerts(worksAs(person(withModules('clients'))), '100')).toBe(false);
  });
});
