import type { Operations } from '@signa/core/contract';
import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { overridableWarnings, overrideTexts } from '@signa/core/administration';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { noSigningFacts } from '../../testing/no-signing-facts';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

type Found = Operations['GetWarningOverrides']['data']['warningOverrides'];
type Override = Found['overrides'][number];

const { knowledge } = noSigningFacts.signingFacts;
const found: Found = { locationId: '1', today: '2026-11-20', knowledge, overrides: [] };
const row = (id: string) => {
  const warning = sampleKnowledge.warnings.find((one) => one.id === id);
  if (!warning) throw new Error(`No warning ${id}`);
  return warning;
};
const override = (over: Partial<Override> = {}): Override => ({
  ...{ id: '7', rowId: 'B03', grade: 'serious', reason: 'We saw two cases this year.', lastDay: '2027-01-31' },
  ...{ state: 'active', createdAt: '2026-11-20T14:00:00.000Z', createdBy: 'Priya Natarajan', confirmedBy: null },
  ...{ endedAt: null, endedBy: null, whyNotConfirm: overrideTexts.notProposed },
  ...over,
});
const rule = (id: string, issued: number, declined: number) => ({
  ...{ rule: `table:${id}`, name: id, grade: 'serious', issued, declined },
});

const admin = { roleId: 'ADMIN', role: sampleRole('ADMIN') } as const;
const here = sampleAssignment({ ...admin, location: sampleLocation({ organizationId: '9' }) });
const there = sampleAssignment({
  ...admin,
  ...{ id: '21', locationId: '2', isPrimary: false },
  location: sampleLocation({ id: '2', name: 'Battenkill Pet Wellness', organizationId: '9' }),
});

interface Start {
  /** Whether the user manages another location of the organization. */
  readonly hasOther?: boolean;
  readonly overrides?: readonly Override[];
}

function open({ overrides = [], hasOther = false }: Start = {}) {
  const server = createPracticeServer();
  const listed: Found = { ...found, overrides: [...overrides] };
  server.answer('GetUserByUsername', {
    userByUsername: sampleUser({ locationsUsers: hasOther ? [here, there] : [here] }),
  });
  server.answer('GetWarningOverrides', { warningOverrides: listed });
  server.answer('SetWarningOverride', { setWarningOverride: listed });
  server.answer('ConfirmWarningOverride', { confirmWarningOverride: listed });
  server.answer('EndWarningOverride', { endWarningOverride: listed });
  server.answer('GetAlertFigures', {
    alertFigures: {
      ...{ since: '2026-01-01', issued: 200, overridden: 12, issuedTogether: 0, overriddenTogether: 0 },
      rules: [rule('S02', 19, 1), rule('B03', 3, 9)],
    },
  });
  return { ...renderApp('/practicesettings/warnings', { server }), server };
}
const search = 'Search by drug, breed, condition or source';
const list = async () => within(await screen.findByRole('region', { name: 'Warnings' }));
const lines = async () => (await list()).getAllByRole('listitem');

describe('the page of the warnings', () => {
  it('P-421 lists the warnings of the package by how often they were shown, with source and notice', async () => {
    open();
    const [first, second] = await lines();
    expect(first?.textContent).toContain(row('S02').message);
    expect(first?.textContent).toContain('Shown 20×, issued anyway 19×');
    expect(first?.textContent).toContain('Review: nearly always passed');
    expect(second?.textContent).toContain('Shown 12×, issued anyway 3×');
    expect(second?.textContent).not.toContain('Review');
    const facts = within(screen.getByRole('region', { name: 'Package' }));
    expect(facts.getByText(`${sampleKnowledge.title}, version ${sampleKnowledge.version}`)).toBeDefined();
    expect(facts.getByText(sampleKnowledge.gaps[0] ?? '')).toBeDefined();
    const count = overridableWarnings(sampleKnowledge).length.toLocaleString('en-US');
    expect(screen.getByText(`${count} warnings`)).toBeDefined();
  });

  it('P-421 narrows the list by words and by view', async () => {
    const { user } = open({ overrides: [override()] });
    await lines();
    await user.type(screen.getByLabelText(search), 'permethrin cat');
    await waitFor(async () => expect((await lines()).every((line) => /permethrin/i.test(line.textContent))).toBe(true));
    await user.clear(screen.getByLabelText(search));
    await user.selectOptions(screen.getByLabelText('Show'), 'Changed here');
    expect((await lines()).map((line) => line.textContent.includes('B03'))).toEqual([true]);
    await user.selectOptions(screen.getByLabelText('Show'), 'Waiting for a second person');
    expect(await screen.findByText('No warnings match.')).toBeDefined();
  });

  it('P-440 lists the limits of dose ranges in words, by kind, and sends a change of one', async () => {
    const { user, server } = open();
    await lines();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Course');
    expect((await lines()).every((line) => line.textContent.includes('Longer than labeled: at most'))).toBe(true);
    await user.type(screen.getByLabelText(search), 'D050');
    await screen.findByText('1 found', { selector: '[data-found]' });
    const [line] = await lines();
    expect(line?.textContent).toContain('clindamycin, feline, oral');
    expect(line?.textContent).toContain('D050.course · ');
    await user.click(screen.getByRole('button', { name: 'Change the warning D050.course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this warning' }));
    await user.type(dialog.getByLabelText('Reason'), 'We treat bone infections longer.');
    await user.type(dialog.getByLabelText('Last day'), '01-31-2027');
    await user.click(dialog.getByRole('button', { name: /Save change/ }));
    await waitFor(() =>
      expect(server.lastVariables('SetWarningOverride')).toMatchObject({
        input: { rowId: 'D050.course', grade: null },
      }),
    );
  });

  it('P-440 says that weakening a dose far above the label waits for a second person', async () => {
    const { user } = open();
    await lines();
    await user.type(screen.getByLabelText(search), 'D001.far-above');
    await user.click(await screen.findByRole('button', { name: 'Change the warning D001.far-above' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this warning' }));
    expect(dialog.getByText(/^carprofen, canine, oral: More than 5 times the labeled dose/)).toBeDefined();
    expect(dialog.getByText(/weakens the warning of a dose far above the label/)).toBeDefined();
    await user.selectOptions(dialog.getByLabelText('Shown as'), 'Contraindicated');
    expect(dialog.queryByText(/until another user/)).toBeNull();
  });

  it('P-149 P-421 moves from the search to the first warning, and Enter opens it', async () => {
    const { user } = open();
    await lines();
    await user.type(screen.getByLabelText(search), 'S01');
    await screen.findByText('1 found', { selector: '[data-found]' });
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the warning S01' }));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByLabelText(search));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Change this warning' })).toBeDefined();
  });

  it('P-420 sends a change with its reason and last day, and names each fault', async () => {
    const { user, server } = open();
    await lines();
    await user.type(screen.getByLabelText(search), 'B03');
    await user.click(await screen.findByRole('button', { name: 'Change the warning B03' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this warning' }));
    await user.selectOptions(dialog.getByLabelText('Shown as'), 'Serious');
    await user.type(dialog.getByLabelText('Reason'), 'Too short');
    await user.click(dialog.getByRole('button', { name: /Save change/ }));
    expect(await dialog.findByText(overrideTexts.reasonTooShort)).toBeDefined();
    expect(dialog.getByText(overrideTexts.invalidDay)).toBeDefined();
    expect(server.calls('SetWarningOverride')).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), ', we saw two cases.');
    await user.type(dialog.getByLabelText('Last day'), '01-31-2027');
    await user.click(dialog.getByRole('button', { name: /Save change/ }));
    await waitFor(() =>
      expect(server.lastVariables('SetWarningOverride')).toEqual({
        locationId: '1',
        input: { rowId: 'B03', grade: 'serious', reason: 'Too short, we saw two cases.', lastDay: '2027-01-31' },
      }),
    );
    expect(await screen.findByText('Warning changed')).toBeDefined();
  });

  it('P-420 changes it at the other locations of the organization as well, if asked', async () => {
    const { user, server } = open({ hasOther: true });
    await lines();
    await user.type(screen.getByLabelText(search), 'B03');
    await user.click(await screen.findByRole('button', { name: 'Change the warning B03' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this warning' }));
    await user.type(dialog.getByLabelText('Reason'), 'We saw two cases this year.');
    await user.type(dialog.getByLabelText('Last day'), '01-31-2027');
    await user.click(dialog.getByLabelText('Also at Battenkill Pet Wellness'));
    server.fail('SetWarningOverride', 'FORBIDDEN', 'Not there.');
    await user.click(dialog.getByRole('button', { name: /Save change/ }));
    expect(await dialog.findByText(/Not there\./)).toBeDefined();
    server.answer('SetWarningOverride', { setWarningOverride: found });
    await user.click(dialog.getByRole('button', { name: /Save change/ }));
    expect(await screen.findByText('Warning changed')).toBeDefined();
    const sent = server.calls('SetWarningOverride').map(({ variables }) => variables);
    expect(sent.slice(-2)).toMatchObject([{ locationId: '1' }, { locationId: '2' }]);
  });

  it('P-420 says that weakening a contraindication waits for a second person', async () => {
    const { user } = open();
    await lines();
    await user.type(screen.getByLabelText(search), 'S01');
    await user.click(await screen.findByRole('button', { name: 'Change the warning S01' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this warning' }));
    expect(dialog.getByText(/until another user who can change warnings confirms it/)).toBeDefined();
  });

  it('P-420 lets the second person confirm, and tells the first one why not', async () => {
    const waiting = override({ rowId: 'S01', grade: null, state: 'proposed', whyNotConfirm: null });
    const { user, server, unmount } = open({ overrides: [waiting] });
    await user.selectOptions(await screen.findByLabelText('Show'), 'Waiting for a second person');
    await user.click(await screen.findByRole('button', { name: 'Confirm as second person' }));
    await waitFor(() => expect(server.lastVariables('ConfirmWarningOverride')).toEqual({ locationId: '1', id: '7' }));
    unmount();
    open({ overrides: [{ ...waiting, whyNotConfirm: overrideTexts.samePerson }] });
    await user.selectOptions(await screen.findByLabelText('Show'), 'Waiting for a second person');
    const button = await screen.findByRole('button', { name: 'Confirm as second person' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('P-420 ends a change', async () => {
    const { user, server } = open({ overrides: [override()] });
    await user.selectOptions(await screen.findByLabelText('Show'), 'Changed here');
    expect((await lines())[0]?.textContent).toContain(
      'Here: Serious until 01-31-2027, by Priya Natarajan. We saw two cases this year.',
    );
    await user.click(await screen.findByRole('button', { name: 'Show as in the package' }));
    await waitFor(() => expect(server.lastVariables('EndWarningOverride')).toEqual({ locationId: '1', id: '7' }));
  });
});
