import { describe, expect, it } from 'vitest';
import { buildRequest } from './index.js';
import {
  DeletePrescriptionDocument,
  GetPrescriptionDocument,
  LocationUserProfilePictureUploadDocument,
} from './typed/index.js';

const target = { server: 'https://signa.example', token: 'token-1' };

describe('the request of an operation', () => {
  it('A-576 has every header that the API needs, with the call as its body', () => {
    expect(buildRequest(GetPrescriptionDocument, { id: '5' }, target)).toEqual({
      url: 'https://signa.example/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', application: 'practice-portal', authorization: 'Bearer token-1' },
      body: '{"operationName":"GetPrescription","variables":{"id":"5"}}',
    });
  });

  it('A-576 keeps the path of the server, without its last slash', () => {
    const { url } = buildRequest(
      GetPrescriptionDocument,
      { id: '5' },
      { ...target, server: 'http://127.0.0.1:4000/a/' },
    );
    expect(url).toBe('http://127.0.0.1:4000/a/graphql');
  });

  it('A-576 sends the idempotency key and the impersonated user only if there is one', () => {
    const both = { ...target, impersonated: 'maya@wren.example', idempotencyKey: 'key-1' };
    const { headers } = buildRequest(
      DeletePrescriptionDocument,
      { id: '5', input: { declineReason: 'Written twice' } },
      both,
    );
    expect(headers).toMatchObject({ impersonation: 'maya@wren.example', 'idempotency-key': 'key-1' });
    const without = { ...target, impersonated: undefined, idempotencyKey: null };
    const names = Object.keys(buildRequest(GetPrescriptionDocument, { id: '5' }, without).headers);
    expect(names.toSorted()).toEqual(['application', 'authorization', 'content-type']);
  });

  it('A-576 sends a file as the whole body of its own path, with its type and the same headers', () => {
    const file = Uint8Array.of(1, 2);
    const sent = buildRequest(LocationUserProfilePictureUploadDocument, { locationUserId: '21', file }, target);
    expect(sent).toMatchObject({ url: 'https://signa.example/profile-picture/21', body: file });
    expect(sent.headers).toMatchObject({ application: 'practice-portal', 'content-type': 'application/octet-stream' });
  });
});
