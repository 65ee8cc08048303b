import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lazyPart } from '../../../../platform/lazy/lazy-part';
import { createFakeServer } from '../../../../testing/fake-server';
import { renderScreen } from '../../../../testing/render';
import { samplePractice } from '../../../../testing/sample-practice';
import { keepUnsent, deleteAllUnsent } from './unsent-work';
import { useUnsentLines } from './use-unsent-lines';
import { linkSubject } from './work-subject';

const practice = samplePractice();
const person = { locationUserId: practice.assignment.id, locationId: practice.location.id };
const begin = () => {
  const at = new Date().toISOString();
  keepUnsent(
    { ...person, subject: linkSubject('new/1/2/3') },
    { typed: { about: 'Gabapentin for Otis' }, basis: 'new', at },
  );
};

beforeEach(() => deleteAllUnsent());

/** A page with a line whose code loads, or fails to, when the test says so. */
function createPage() {
  let bring: () => void = () => undefined;
  let fail: () => void = () => undefined;
  let times = 0;
  const line = lazyPart(async () => {
    times += 1;
    await new Promise<void>((resolve, reject) => ([bring, fail] = [resolve, () => reject(new Error('no connection'))]));
    return () => <p>It is not sent yet</p>;
  });
  const lines = [line];
  function Requests() {
    const begun = useUnsentLines(lines);
    return (
      <>
        {begun === 'there' && <line.Part />}
        {begun !== 'awaited' && <p>Requests</p>}
      </>
    );
  }
  renderScreen(<Requests />, { server: createFakeServer(), practice });
  return { asked: () => times, bring: () => bring(), fail: () => fail() };
}
const shown = () => screen.queryAllByText(/Requests|not sent/).map((each) => each.textContent);

describe('lines that offer unsent work', () => {
  it('P-307 appear together with the content below them, neither earlier nor later', async () => {
    begin();
    const page = createPage();
    expect(shown()).toEqual([]);
    page.bring();
    await screen.findByText('Requests');
    expect(shown()).toEqual(['It is not sent yet', 'Requests']);
  });

  it('P-307 delay nothing for users without unsent work', () => {
    const page = createPage();
    expect(shown()).toEqual(['Requests']);
    expect(page.asked()).toBe(0);
  });

  it("P-307 don't block the requests if their code fails to load", async () => {
    begin();
    const page = createPage();
    expect(shown()).toEqual([]);
    page.fail();
    expect(await screen.findByText('Requests')).toBeDefined();
    expect(shown()).toEqual(['Requests']);
  });
});
