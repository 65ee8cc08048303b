import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { DateInput } from './date-input';
import { Field } from './field';

function Expiration({ first = '' }: { readonly first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Field label="Expiration">
        <DateInput value={value} onChange={setValue} />
      </Field>
      <output>{value}</output>
      <button onClick={() => setValue('2027-01-31')}>Set</button>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Expiration');

describe('a date field', () => {
  it('A-038 shows a day as MM-DD-YYYY and hands on a plain date', async () => {
    const { user } = renderScreen(<Expiration first="2026-11-20" />);
    expect(box().value).toBe('11-20-2026');
    await user.clear(box());
    await user.type(box(), '12-05-2026');
    expect(screen.getByRole('status').textContent).toBe('2026-12-05');
  });

  it('keeps what was typed and hands it on as it is while it names no day, so that the rule can refuse it', async () => {
    const { user } = renderScreen(<Expiration />);
    await user.type(box(), '11-31-2026');
    expect(box().value).toBe('11-31-2026');
    expect(screen.getByRole('status').textContent).toBe('11-31-2026');
  });

  it('follows a value that comes from elsewhere', async () => {
    const { user } = renderScreen(<Expiration />);
    await user.type(box(), '12-0');
    await user.click(screen.getByText('Set'));
    expect(box().value).toBe('01-31-2027');
  });
});
