import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { samplePerson } from '../../testing/sample-person';
import { useActiveStaff } from './use-active-staff';

const people = Array.from({ length: 1_008 }, (_, index) =>
  samplePerson({ id: String(index), displayName: `Ada ${index}` }),
);

function Staff() {
  const { data, failure } = useActiveStaff('1');
  if (failure) return <p>{failure.message}</p>;
  return data ? <p>{`${data.length} people, the last ${data.at(-1)?.displayName ?? ''}`}</p> : <p>Waiting</p>;
}

function prepared() {
  const server = createPracticeServer();
  server.answer('LocationsUsers', ({ take, skip }) => {
    const from = skip ?? 0;
    return { locationsUsers: { data: people.slice(from, from + (take ?? 500)), count: people.length } };
  });
  return server;
}

it('A-454 reads all users of a location with more than 500', async () => {
  const server = prepared();
  renderScreen(<Staff />, { server });
  expect(await screen.findByText('1008 people, the last Ada 1007')).toBeDefined();
  expect(server.calls('LocationsUsers')).toHaveLength(3);
});

it('A-454 never presents a partial list as complete', async () => {
  const server = prepared();
  server.answer('LocationsUsers', ({ skip }) => {
    if (skip === 500) server.fail('LocationsUsers', 'PARTNER_UNREACHABLE', 'No answer');
    return { locationsUsers: { data: people.slice(0, 500), count: people.length } };
  });
  renderScreen(<Staff />, { server });
  expect(await screen.findByText('No answer')).toBeDefined();
});
