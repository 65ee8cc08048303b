import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { auditAccessibility } from './harness/accessibility.js';
import { fitsTheWindow } from './harness/form.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage({ settings: { REPORTS_URL: 'https://reports.example/embed/{location}' } });

describe('the reports of a practice', () => {
  it.each([
    ['on desktop', desktop],
    ['on phone', phone],
  ])(
    "A-022 A-030 A-144 A-145 A-206 A-288 A-294 A-295 %s a manager reads the figures, and the provider's report",
    async (_where, viewport) => {
      const page = await stage.pageAs(people.vetadmin, { viewport });
      const { violations, audit } = auditAccessibility(page);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/policy|violates/i.test(message.text())) refused.push(message.text());
      });
      // The report provider is external to the test.
      await page.route('https://reports.example/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Report</title><main><h1>Report of the provider</h1></main></html>',
        }),
      );
      await page.goto(`${stage.url}/dashboard`);
      if (viewport === phone) await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('link', { name: 'Reports', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
      await page.getByRole('button', { name: 'Period' }).click();
      await page.getByRole('option', { name: 'Last 365 days' }).click();
      await page.waitForURL('**/reports?days=365');
      const declines = page.getByRole('region', { name: 'Declines by reason', exact: true });
      await declines.getByText('Due for exam').waitFor();
      await page
        .getByRole('region', { name: 'Issued for the wrong patient', exact: true })
        .getByText(/^0 of \d+/)
        .first()
        .waitFor();
      // The file can be downloaded once the figures of the chosen period are loaded.
      await page.getByRole('button', { name: 'Period' }).filter({ hasText: 'Last 365 days' }).waitFor();
      const csv = declines.getByRole('button', { name: 'CSV: Declines by reason', disabled: false });
      await csv.waitFor();
      await declines.getByRole('button', { name: 'Table: Declines by reason' }).click();
      const row = declines.getByRole('row', { name: /^Due for exam/ });
      const cells = await row.getByRole('cell').allTextContents();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        declines.getByRole('button', { name: 'CSV: Declines by reason' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^declines-1-\d{4}-\d\d-\d\d\.csv$/);
      expect(readFileSync(await file.path(), 'utf8')).toContain(`\r\nDue for exam,${cells.join(',')}\r\n`);
      await page.getByTitle(/^Report of /).scrollIntoViewIfNeeded();
      await page
        .frameLocator('iframe[title^="Report of"]')
        .getByRole('heading', { name: 'Report of the provider' })
        .waitFor();
      expect(await fitsTheWindow(page)).toBe(true);
      await audit('/reports');
      expect(violations).toEqual([]);
      expect(refused).toEqual([]);

      await page.getByRole('link', { name: /^Dr\./ }).first().click();
      await page.waitForURL('**/usermanagement/userprofile/*');
    },
  );

  it('A-024 A-030 A-288 are inaccessible at a location without them', async () => {
    const page = await stage.pageAs(people.denverVet);
    await page.goto(`${stage.url}/reports`);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.getByRole('link', { name: 'Reports', exact: true }).count()).toBe(0);
  });
});
