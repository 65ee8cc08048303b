import {
  AddShortcutDocument,
  ArchivePrescriptionDocument,
  GetPrescriptionDocument,
  GetProductByProductIdDocument,
  GetUnlinkedLocationClientsCountDocument,
  WorkflowStatusDocument,
} from '@signa/core/contract/typed';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server';
import { createTransport } from './transport';
import type { TransportNeeds } from './transport';
import { sampleShortcut } from '../testing/sample-shortcut';

function start(over: Partial<TransportNeeds> = {}) {
  const server = createFakeServer();
  const needs: TransportNeeds = {
    fetch: server.fetch,
    endpoints: {},
    ready: () => Promise.resolve(),
    token: () => 'token-1',
    impersonated: () => null,
    page: () => '/clients/profile/7',
    renew: async () => 'over' as const,
    onUnauthenticated: vi.fn(),
    onUnknown: vi.fn(),
    onImpersonationExpired: vi.fn(),
    ...over,
  };
  return { server, needs, call: createTransport(needs) };
}

describe('a call', () => {
  it('A-010 A-012 posts the operation name and variables with the token and the application header', async () => {
    const { server, call } = start();
    server.answer('GetPrescription', { prescription: null });
    expect(await call(GetPrescriptionDocument, { id: '4' })).toEqual({ ok: true, data: { prescription: null } });
    const [received] = server.calls();
    expect(received).toMatchObject({ name: 'GetPrescription', variables: { id: '4' }, url: '/graphql' });
    expect(received?.headers).toMatchObject({ application: 'practice-portal', authorization: 'Bearer token-1' });
  });

  it('C-288 removes bidirectional control characters from a response', async () => {
    const { server, call } = start();
    const [status] = [{ id: '1', status: 'Called \u202Etneilc' }];
    server.answer('WorkflowStatus', { workflowStatus: [status] } as never);
    expect(await call(WorkflowStatusDocument, {})).toMatchObject({
      data: { workflowStatus: [{ status: 'Called tneilc' }] },
    });
  });

  it('A-013 A-282 sends the impersonated user and the page only while impersonating', async () => {
    let impersonated: string | null = null;
    const { server, call } = start({ impersonated: () => impersonated });
    server.answer('WorkflowStatus', { workflowStatus: [] });
    await call(WorkflowStatusDocument, {});
    impersonated = 'maya.okafor@wren.example';
    await call(WorkflowStatusDocument, {});
    expect(server.calls().map(({ headers }) => headers.impersonation)).toEqual([undefined, 'maya.okafor@wren.example']);
    expect(server.calls().map(({ headers }) => headers['portal-page'])).toEqual([undefined, '/clients/profile/7']);
  });

  it('A-010 sends each operation to the endpoint of its context, or else to the default endpoint', async () => {
    const { server, call } = start({ endpoints: { default: '/api', product: '/catalogue', pims: '/pims' } });
    server.answer('WorkflowStatus', { workflowStatus: [] });
    server.answer('GetProductByProductId', { product: null });
    server.answer('GetUnlinkedLocationClientsCount', { unlinkedLocationClientsCount: 0 });
    await call(WorkflowStatusDocument, {});
    await call(GetProductByProductIdDocument, { id: '7' });
    await call(GetUnlinkedLocationClientsCountDocument, { locationId: '1' });
    expect(server.calls().map(({ url }) => url)).toEqual(['/api', '/catalogue', '/pims']);
  });

  it('A-015 A-017 passes on the code and message of an error', async () => {
    const { server, call, needs } = start();
    server.fail('ArchivePrescription', 'CONFLICT', 'A client order is in progress.');
    expect(await call(ArchivePrescriptionDocument, { id: '4', input: { archived: true } })).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', message: 'A client order is in progress.' },
    });
    expect(needs.onUnauthenticated).not.toHaveBeenCalled();
  });

  it('A-425 A-309 includes a request ID only for failures that support can look up', async () => {
    const { server, call } = start();
    const number = 'K7QX-2M9R-4DTB';
    const said = async () => {
      const answer = await call(GetPrescriptionDocument, { id: '4' });
      return answer.ok ? null : answer.failure.message;
    };
    server.fail('GetPrescription', 'FORBIDDEN', 'Not here.', number);
    expect(await said()).toBe(`Not here. Request ID: ${number}`);
    server.fail('GetPrescription', 'BAD_USER_INPUT', 'Must be at most 11', number);
    expect(await said()).toBe('Must be at most 11');
    server.fail('GetPrescription', 'FORBIDDEN', 'Not here.');
    expect(await said()).toBe('Not here.');
    server.breakOff('GetPrescription');
    expect(await said()).not.toContain('Number');
  });

  it('A-017 reports a broken connection as a failure', async () => {
    const { server, call } = start();
    server.breakOff('WorkflowStatus');
    expect(await call(WorkflowStatusDocument, {})).toMatchObject({ ok: false, failure: { code: 'UNAVAILABLE' } });
  });

  it('A-016 reports an unauthenticated response if there is no fresh token', async () => {
    const { server, call, needs } = start();
    server.fail('WorkflowStatus', 'UNAUTHENTICATED');
    await call(WorkflowStatusDocument, {});
    expect(server.calls('WorkflowStatus')).toHaveLength(1);
    expect(needs.onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(needs.onUnknown).not.toHaveBeenCalled();
  });

  it('A-009 reports an unknown user when a fresh token did not help', async () => {
    const renew = vi.fn(async () => 'renewed' as const);
    const { server, call, needs } = start({ renew });
    server.fail('WorkflowStatus', 'UNAUTHENTICATED');
    await call(WorkflowStatusDocument, {});
    expect(renew).toHaveBeenCalledTimes(1);
    expect(server.calls('WorkflowStatus')).toHaveLength(2);
    expect(needs.onUnknown).toHaveBeenCalledTimes(1);
    expect(needs.onUnauthenticated).not.toHaveBeenCalled();
  });

  it('A-016 A-017 counts as unanswered if no token refresh was possible, and signs nobody out', async () => {
    const { server, call, needs } = start({ renew: async () => 'unanswered' as const });
    server.fail('WorkflowStatus', 'UNAUTHENTICATED');
    expect(await call(WorkflowStatusDocument, {})).toMatchObject({ ok: false, failure: { code: 'UNAVAILABLE' } });
    expect(needs.onUnauthenticated).not.toHaveBeenCalled();
    expect(needs.onUnknown).not.toHaveBeenCalled();
  });

  it('A-016 resends a mutation with the fresh token and the same idempotency key', async () => {
    let token = 'old';
    const { server, call, needs } = start({
      token: () => token,
      renew: async () => {
        token = 'fresh';
        server.answer('AddShortcut', {
          addShortcut: sampleShortcut(),
        });
        return 'renewed' as const;
      },
    });
    server.fail('AddShortcut', 'UNAUTHENTICATED');
    const answer = await call(
      AddShortcutDocument,
      { input: { label: 'bid', details: 'twice daily', shortcutType: 'SIG', locationId: '1' } },
      { idempotencyKey: 'act-1' },
    );
    expect(answer.ok).toBe(true);
    expect(
      server.calls('AddShortcut').map(({ headers }) => [headers.authorization, headers['idempotency-key']]),
    ).toEqual([
      ['Bearer old', 'act-1'],
      ['Bearer fresh', 'act-1'],
    ]);
    expect(needs.onUnauthenticated).not.toHaveBeenCalled();
  });

  it('A-059 reports an expired impersonation', async () => {
    const { server, call, needs } = start();
    server.fail('WorkflowStatus', 'IMPERSONATION_EXPIRED');
    await call(WorkflowStatusDocument, {});
    expect(needs.onImpersonationExpired).toHaveBeenCalledTimes(1);
  });
});
