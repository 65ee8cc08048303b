import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, screenTimeout } from './harness/browser.js';
import { openCommandLine } from './harness/command-line.js';
import { auditAccessibility } from './harness/accessibility.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const { json, signa, signInAs } = openCommandLine({
  get url() {
    return stage.url;
  },
});

/** The request ID after an error's text. */
const shown = /Request ID: ([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})/;
const numberIn = (text: string | null): string => shown.exec(text ?? '')?.[1] ?? '';
type Call = Readonly<Record<'operation' | 'code' | 'username' | 'locationId', string | null>>;

/** Makes saving a shortcut fail with an unexpected server error. */
const broken = `create function shortcut_fails() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
  create trigger shortcut_fails before insert or update or delete on shortcut for each statement execute function shortcut_fails()`;
beforeAll(() => stage.server.alter(broken));

describe('the request ID of a refused call', () => {
  it('A-425 A-424 A-423 is read from the screen by a vet, and shows support what went wrong', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    const accessibility = auditAccessibility(page);
    await page.goto(`${stage.url}/PrescribingShortcuts`);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('region', { name: 'Notices' }).getByText(shown).first().waitFor();
    await accessibility.audit('a notice');
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: /^Add Shortcut/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Shortcut' });
    await dialog.getByLabel('Type').selectOption('NC');
    await dialog.getByLabel('Label').fill('rest');
    await dialog.getByLabel('Details').fill('Rest for two days.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const refused = dialog.getByRole('alert');
    await refused.getByText(shown).first().waitFor();
    const number = numberIn(await refused.textContent());
    await accessibility.audit('a dialog');
    expect(accessibility.violations).toEqual([]);

    await signInAs(people.support);
    const callShown = () => json<Call>('call', 'show', number.toLowerCase().replaceAll('-', ' ')).catch(() => null);
    await expect
      .poll(callShown, { timeout: screenTimeout })
      .toMatchObject({ operation: 'AddShortcut', code: null, username: people.vet });
    const { code, out } = await signa('bundle', number);
    expect([code, JSON.parse(out)]).toMatchObject([0, { call: number, refusal: { operation: 'AddShortcut', by: 1 } }]);
    expect(out).not.toMatch(/Okafor|rest for/i);
  });
});
