import { describe, expect, it } from 'vitest';
import {
  buildCall,
  callHeaders,
  endpointPath,
  isMutation,
  isOperationName,
  isSubscriptionName,
  mutationNames,
  pageHeader,
  queryNames,
  sentCall,
  subscriptionNames,
} from './index.js';
import { GetPrescriptionDocument, LocationUserProfilePictureUploadDocument } from './typed/index.js';

describe('a call', () => {
  it('A-010 is identified by its name and sent to one endpoint', () => {
    expect(buildCall(GetPrescriptionDocument, { id: '5' })).toEqual({
      operationName: 'GetPrescription',
      variables: { id: '5' },
    });
    expect(endpointPath).toBe('/graphql');
  });

  it('A-010 A-153 is sent as JSON, and a file as the whole body of its own path', () => {
    expect(sentCall(GetPrescriptionDocument, { id: '5' })).toEqual({
      path: null,
      type: 'application/json',
      body: '{"operationName":"GetPrescription","variables":{"id":"5"}}',
    });
    const file = Uint8Array.of(1, 2);
    const sent = sentCall(LocationUserProfilePictureUploadDocument, { locationUserId: '21', file });
    expect(sent).toEqual({ path: '/profile-picture/21', type: 'application/octet-stream', body: file });
  });

  it('A-010 has a name of the contract', () => {
    expect(isOperationName('GetPrescription')).toBe(true);
    for (const name of ['getPrescription', '', undefined, 'constructor']) expect(isOperationName(name)).toBe(false);
  });

  it('A-010 of a mutation changes data, that of a query does not', () => {
    expect(mutationNames.every(isMutation)).toBe(true);
    expect(queryNames.some(isMutation)).toBe(false);
  });

  it('A-010 has either a single answer or a stream', () => {
    expect(subscriptionNames.every(isSubscriptionName)).toBe(true);
    expect(subscriptionNames.some(isOperationName)).toBe(false);
    expect([...queryNames, ...mutationNames].some(isSubscriptionName)).toBe(false);
  });
});

describe('the headers of a call', () => {
  it('A-011 A-012 name the application and carry the token', () => {
    expect(callHeaders('token-1', null)).toEqual({
      'content-type': 'application/json',
      application: 'practice-portal',
      authorization: 'Bearer token-1',
    });
  });

  it('A-012 name the application without a token too', () => {
    expect(callHeaders(null, null)).toEqual({ 'content-type': 'application/json', application: 'practice-portal' });
  });

  it('A-013 carry the impersonated username while impersonating, and only then', () => {
    expect(callHeaders('token-1', 'maya@wren.example')).toMatchObject({ impersonation: 'maya@wren.example' });
    expect(callHeaders('token-1', null)).not.toHaveProperty('impersonation');
  });

  it('A-282 name the page only while impersonating', () => {
    expect(callHeaders('token-1', 'maya@wren.example', '/approve')).toMatchObject({ [pageHeader]: '/approve' });
    expect(callHeaders('token-1', null, '/approve')).not.toHaveProperty(pageHeader);
    expect(callHeaders('token-1', 'maya@wren.example')).not.toHaveProperty(pageHeader);
  });
});
