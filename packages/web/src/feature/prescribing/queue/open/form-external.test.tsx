import type { Operations } from '@signa/core/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noSigningFacts } from '../../../../testing/no-signing-facts';
import type { FakeServer } from '../../../../testing/fake-server';
import { openRequest, patient, product, renewal, task } from './form.test-data';

type Check = NonNullable<Operations['GetExternalCheck']['data']['externalCheck']>;
type Card = Check['results'][number]['cards'][number];

const card = (over: Partial<Card> = {}): Card => ({
  id: '0b8f7f0e-0000-4000-8000-000000000001',
  uuid: 'card-1',
  summary: 'Test kidney values first.',
  detail: 'Before the first dose.\nAgain after two weeks.',
  indicator: 'critical',
  source: {
    label: 'Renal panel',
    link: { label: 'Renal panel', url: 'https://panel.example/renal', host: 'panel.example' },
  },
  links: [],
  suggestions: [{ label: 'Order creatinine', uuid: 'suggestion-1' }],
  overrideReasons: [{ code: 'tested', system: null, display: 'Tested last week' }],
  answer: null,
  ...over,
});
const check = (results: Check['results'], id = '31'): Operations['GetExternalCheck']['data'] => ({
  externalCheck: { id, results },
});
const desk = (...cards: Card[]) => ({ service: 'Dosing Desk', cards, notChecked: [] });
const silent = { service: 'Label Watch', cards: [], notChecked: ['It did not answer within 1.5 seconds.'] };
const answered = { answerExternalCard: { cardId: card().id, text: 'Dismissed: Tested last week' } };

const services = (server: FakeServer) =>
  server.answer('GetSigningFacts', {
    signingFacts: { ...noSigningFacts.signingFacts, externalServices: ['Dosing Desk', 'Label Watch'] },
  });
const openWith = (
  results: Check['results'],
  asked = renewal(product()),
  more: Parameters<typeof openRequest>[1] = {},
) =>
  openRequest(asked, {
    ...more,
    prepare: (server) => {
      services(server);
      server.answer('GetExternalCheck', check(results));
      server.answer('AnswerExternalCard', answered);
      more.prepare?.(server);
    },
  });

const panel = () => screen.findByRole('region', { name: 'From Dosing Desk' });
const line = () => screen.getByRole('status', { name: 'Checked by services' });

describe('cards of CDS services in a form', () => {
  it('P-428 shows each card under its service, with its urgency, source and host', async () => {
    await openWith([desk(card()), silent]);
    const shown = within(await panel());
    expect(shown.getByText('Critical')).toBeDefined();
    expect(shown.getByText('Test kidney values first.')).toBeDefined();
    expect(shown.getByText('It suggests: Order creatinine')).toBeDefined();
    const link = shown.getByRole('link', { name: /Renal panel \(panel\.example\)/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://panel.example/renal',
      'noopener noreferrer',
    ]);
    // Ours keeps its own words and place.
    expect(screen.queryByText('Contraindicated')).toBeNull();
    expect(screen.getByText('No conflicts.')).toBeDefined();
  });

  it('P-428 shows text of another program as text', async () => {
    await openWith([desk(card({ summary: '<b>Sign</b> now', detail: '<img src=x>' }))]);
    const shown = await panel();
    expect(shown.querySelector('img, b')).toBeNull();
    expect(within(shown).getByText('<b>Sign</b> now')).toBeDefined();
  });

  it('P-427 names the services that checked, and those that did not', async () => {
    await openWith([desk(), silent]);
    await waitFor(() => expect(line().textContent).toContain('Also checked by Dosing Desk.'));
    expect(line().textContent).toContain('Not checked by Label Watch. It did not answer within 1.5 seconds.');
  });

  it('P-427 says so if Signa could not ask', async () => {
    await openWith([], renewal(product()), {
      prepare: (server) => server.fail('GetExternalCheck', 'FORBIDDEN', 'No.'),
    });
    await waitFor(() => expect(line().textContent).toContain('Not checked by Dosing Desk. Signa could not ask it.'));
  });

  it('P-424 asks with the values of the form, and nothing else of it', async () => {
    const { server, fill } = await openWith([desk()], task());
    await waitFor(() => expect(server.lastVariables('GetExternalCheck')).toMatchObject({ isComplete: false }));
    await fill('Directions', 'Give 1 capsule every 12 hours.');
    await waitFor(() =>
      expect(server.lastVariables('GetExternalCheck')).toMatchObject({
        input: { locationPatientId: patient().id, directions: 'Give 1 capsule every 12 hours.' },
        taskId: '90',
      }),
    );
    const sent = server.lastVariables('GetExternalCheck')?.input ?? {};
    expect(sent).not.toHaveProperty('noteToPharmacy');
    expect(sent).not.toHaveProperty('authorizingVet');
  });

  it('P-424 asks nobody at a location without services', async () => {
    const { server } = await openRequest(renewal(product()));
    expect(screen.queryByRole('status', { name: 'Checked by services' })).toBeNull();
    expect(server.calls('GetExternalCheck')).toEqual([]);
  });

  it('P-424 P-429 asks about the complete form, signs past a critical card, and names the check that was shown', async () => {
    const { server, sign, sent } = await openWith([desk(card())]);
    await panel();
    await waitFor(() => expect(server.lastVariables('GetExternalCheck')).toMatchObject({ isComplete: true }));
    await waitFor(() => expect(line().textContent).not.toContain('Checking'));
    await sign();
    expect(await sent()).toMatchObject({ addPrescriptionType: 'AuthorizeRx', externalCheckId: '31' });
  });

  it('P-429 signs while services have not answered, and names no check', async () => {
    let release: () => void = () => undefined;
    const { sign, sent } = await openWith([], renewal(product()), {
      prepare: (server) => ({ release } = server.hold('GetExternalCheck', check([desk(card())]))),
    });
    await waitFor(() => expect(line().textContent).toContain('Checking with Dosing Desk, Label Watch…'));
    await sign();
    expect(await sent()).toMatchObject({ addPrescriptionType: 'AuthorizeRx', externalCheckId: null });
    await act(async () => release());
  });

  it('P-430 a draft names no check, because it is signed later', async () => {
    const { saveDraft, sent } = await openWith([desk(card())]);
    await panel();
    await saveDraft();
    expect(await sent()).not.toHaveProperty('externalCheckId');
  });

  it('P-431 sends the answer to a card once, with its reason and comment', async () => {
    const { server, choose, fill, press } = await openWith([desk(card())]);
    await panel();
    await choose('Your answer to Dosing Desk', 'Dismissed: Tested last week');
    await fill('Comment', 'Values were fine.');
    await press('Send answer');
    await screen.findByText('Dismissed: Tested last week. Recorded, and reported to Dosing Desk.');
    expect(server.lastVariables('AnswerExternalCard')).toEqual({
      input: {
        locationId: '1',
        checkId: '31',
        cardId: card().id,
        outcome: 'overridden',
        reason: 'tested',
        comment: 'Values were fine.',
      },
    });
    expect(screen.queryByLabelText('Your answer to Dosing Desk')).toBeNull();
  });

  it('P-431 shows the answer that was given while the form was different', async () => {
    await openWith([desk(card({ answer: 'Followed: Order creatinine' }))]);
    await panel();
    expect(screen.getByText('Followed: Order creatinine. Recorded, and reported to Dosing Desk.')).toBeDefined();
    expect(screen.queryByLabelText('Your answer to Dosing Desk')).toBeNull();
  });

  it('P-431 reports a followed suggestion, and offers no answer that the service does not take', async () => {
    const { server, choose, press } = await openWith([
      desk(card()),
      { ...desk(card({ id: 'b', uuid: null })), service: 'Mute Desk' },
    ]);
    await panel();
    expect(screen.queryByLabelText('Your answer to Mute Desk')).toBeNull();
    await choose('Your answer to Dosing Desk', 'Followed: Order creatinine');
    await press('Send answer');
    await waitFor(() =>
      expect(server.lastVariables('AnswerExternalCard')?.input).toMatchObject({
        outcome: 'accepted',
        suggestion: 'suggestion-1',
      }),
    );
  });
});
