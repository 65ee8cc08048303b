import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { samplePractice } from '../../../../testing/sample-practice';
import { button, diet, draft, openRequest, renewal, task } from './form.test-data';
import type { OpenedRequest } from './form.test-data';
import { sampleShortcut } from '../../../../testing/sample-shortcut';

const shortcut = (id: string, type: 'SIG' | 'NP' | 'NC', label: string, details: string) =>
  sampleShortcut({ id, type, label, details });
const withNotes = samplePractice({ features: ['showNoteToClient'] });
const isInvalid = ({ field }: OpenedRequest, label: string) => field(label).getAttribute('aria-invalid') === 'true';

/** The entries of a shortcut menu, in order. */
async function openShortcuts({ user }: OpenedRequest, name: string): Promise<readonly (string | null)[]> {
  await user.click(button(name));
  return screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
}

async function chooseShortcut(opened: OpenedRequest, name: string, label: RegExp): Promise<void> {
  await openShortcuts(opened, name);
  await opened.user.click(screen.getByRole('menuitem', { name: label, hidden: true }));
}

describe('directions of a request', () => {
  it("P-052 P-271 are required to authorize, not for a draft; whitespace doesn't count", async () => {
    const { choose, fill, sign, says, hasSent, saveDraft, sent } = await openRequest();
    await choose('Refills', '1');
    await fill('Directions', ' \u200B\u2060\u00AD\u3164 ');
    await sign();
    expect(says('Directions')).toBe('This field is required');
    expect(hasSent()).toBe(false);
    await saveDraft();
    expect((await sent()).input.directions).toBeNull();
  });

  it('P-052 can stay empty for a PRN-only item', async () => {
    const { sign, sent } = await openRequest(task({ product: diet }));
    await sign();
    expect(await sent()).toMatchObject({ addPrescriptionType: 'AuthorizeRx', input: { directions: null } });
  });

  it('P-052 P-271 count visible characters, trimmed, in both the counter and the rule', async () => {
    const opened = await openRequest(renewal());
    await opened.fill('Directions', `\u200B ${'😀'.repeat(620)} \u2060`);
    expect(opened.says('Directions')).not.toContain('Enter at most');
    expect(screen.getByText('620 / 620')).toBeDefined();
    await opened.saveDraft();
    expect((await opened.sent()).input.directions).toContain('😀'.repeat(620));
  });

  it('P-052 have at most 620 characters, in a draft too', async () => {
    const opened = await openRequest(renewal());
    await opened.fill('Directions', 'x'.repeat(621));
    expect(opened.says('Directions')).toBe('Enter at most 620 characters');
    await opened.saveDraft();
    expect(opened.hasSent()).toBe(false);
    await opened.fill('Directions', 'x'.repeat(620));
    await opened.saveDraft();
    expect((await opened.sent()).input.directions).toHaveLength(620);
  });
});

describe('shortcuts of a request', () => {
  const prepare: NonNullable<Parameters<typeof openRequest>[1]>['prepare'] = (server) =>
    server.answer('Shortcut', {
      shortcut: [
        shortcut('1', 'SIG', 'Twice', 'Give 1 twice daily.'),
        shortcut('2', 'SIG', 'Food', 'Give with food.'),
        shortcut('3', 'NP', 'Call', 'Please call us.'),
        shortcut('4', 'NC', 'Blood', 'Blood work is due.'),
      ],
    });

  it('P-053 are listed at their own field, sorted by label, and fill an empty field or are appended', async () => {
    const opened = await openRequest(task(), { prepare, practice: withNotes });
    expect(await openShortcuts(opened, 'SIG shortcuts')).toEqual([
      'FoodGive with food.',
      'TwiceGive 1 twice daily.',
      'Add shortcut',
    ]);
    await opened.user.keyboard('{Escape}');
    await chooseShortcut(opened, 'SIG shortcuts', /^Twice/);
    expect(opened.field('Directions').value).toBe('Give 1 twice daily.');
    await chooseShortcut(opened, 'SIG shortcuts', /^Food/);
    expect(opened.field('Directions').value).toBe('Give 1 twice daily. Give with food.');

    await opened.press('Advanced Options');
    expect(await openShortcuts(opened, 'NP shortcuts')).toEqual(['CallPlease call us.', 'Add shortcut']);
    await opened.user.keyboard('{Escape}');
    await chooseShortcut(opened, 'NC shortcuts', /^Blood/);
    expect(opened.field('Note To Client').value).toBe('Blood work is due.');
  });

  it('P-053 keep a text that becomes too long, and mark it immediately', async () => {
    const opened = await openRequest(renewal(), { prepare });
    await opened.fill('Directions', 'x'.repeat(610));
    expect(isInvalid(opened, 'Directions')).toBe(false);
    await chooseShortcut(opened, 'SIG shortcuts', /^Food/);
    expect(opened.field('Directions').value).toBe(`${'x'.repeat(610)} Give with food.`);
    expect(isInvalid(opened, 'Directions')).toBe(true);
  });
});

describe('notes of a request', () => {
  it('P-077 are optional and have at most 100 characters', async () => {
    const opened = await openRequest(renewal(), { practice: withNotes });
    await opened.press('Advanced Options');
    for (const note of ['Note To Pharmacy', 'Note To Client']) {
      await opened.fill(note, 'x'.repeat(101));
      expect([note, opened.says(note)]).toEqual([note, 'Enter at most 100 characters']);
    }
    await opened.sign();
    expect(opened.hasSent()).toBe(false);
    await opened.fill('Note To Pharmacy', '');
    await opened.fill('Note To Client', 'y'.repeat(100));
    await opened.sign();
    expect((await opened.sent()).input).toMatchObject({ noteToPharmacy: null, noteToClient: 'y'.repeat(100) });
  });

  it('P-077 omit the note to the client without the feature, and send none', async () => {
    const opened = await openRequest(task({ prescription: draft({ noteToClient: 'Left over.' }) }));
    expect(opened.field('Note To Pharmacy')).toBeDefined();
    expect(screen.queryByLabelText(/^Note To Client/)).toBeNull();
    await opened.saveDraft();
    expect((await opened.sent('UpdatePrescription')).input.noteToClient).toBeNull();
  });
});
