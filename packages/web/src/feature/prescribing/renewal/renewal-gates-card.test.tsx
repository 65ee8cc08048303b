import { renewalFloorText } from '@signa/core/prescribing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../../testing/sample-practice';
import { RenewalGatesCard } from './renewal-gates-card';

const stored = {
  ...{ locationId: '1', isAllowed: true, examMonths: 11, weightMonths: 10, weightPercent: 9, version: 4 },
};

async function open() {
  const server = createPracticeServer();
  server.answer('GetRenewalGates', { renewalGates: stored });
  const assignment = sampleAssignment({ roleId: 'ADMIN', role: sampleRole('ADMIN') });
  const rendered = renderScreen(<RenewalGatesCard />, { server, practice: samplePractice({ assignment }) });
  const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  return { ...rendered, server, exam: await field(/^Last exam/), weight: await field(/^Weight recorded/) };
}

it('P-463 shows the settings with what no practice can change, and saves them', async () => {
  const { user, server, exam, weight } = await open();
  expect([exam.value, weight.value]).toEqual(['11', '10']);
  expect(screen.getByText(renewalFloorText)).toBeDefined();
  await user.clear(exam);
  await user.type(exam, '6');
  await user.click(screen.getByRole('switch', { name: /^Allow authorizing/ }));
  server.answer('UpdateRenewalGates', ({ input }) => ({
    updateRenewalGates: { locationId: '1', ...input, version: 5 },
  }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(server.lastVariables('UpdateRenewalGates')).toEqual({
    locationId: '1',
    input: { isAllowed: false, examMonths: 6, weightMonths: 10, weightPercent: 9, version: 4 },
  });
});

it('P-463 names the bounds at a number outside of them, and saves nothing', async () => {
  const { user, server, exam } = await open();
  await user.clear(exam);
  await user.type(exam, '13');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Enter a whole number from 1 to 12.')).toBeDefined();
  expect(server.calls('UpdateRenewalGates')).toHaveLength(0);
});
