import { dateFormatText } from '@signa/core/base';
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

function Sent({ onSend }: { readonly onSend: (day: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <Field label="Day">
        <DateInput value={value} onChange={setValue} />
      </Field>
      <button>Send</button>
    </form>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Expiration');

describe('a date field', () => {
  it('A-038 shows a date as MM-DD-YYYY and emits a plain date', async () => {
    const { user } = renderScreen(<Expiration first="2026-11-20" />);
    expect(box().value).toBe('11-20-2026');
    await user.clear(box());
    await user.type(box(), '12-05-2026');
    expect(screen.getByRole('status').textContent).toBe('2026-12-05');
  });

  it('emits invalid input unchanged, so that validation can reject it', async () => {
    const { user } = renderScreen(<Expiration />);
    await user.type(box(), '11-31-2026');
    expect(box().value).toBe('11-31-2026');
    expect(screen.getByRole('status').textContent).toBe('11-31-2026');
  });

  it('follows a value that changes from outside', async () => {
    const { user } = renderScreen(<Expiration />);
    await user.type(box(), '12-0');
    await user.click(screen.getByText('Set'));
    expect(box().value).toBe('01-31-2027');
  });

  it.each([
    ['9/22/2028', '2028-09-22'],
    ['09222028', '2028-09-22'],
    ['9-22-28', '2028-09-22'],
    ['2028-09-22', '2028-09-22'],
  ])('A-463 parses %s and shows it as MM-DD-YYYY on blur', async (typed, day) => {
    const { user } = renderScreen(<Expiration />);
    await user.type(box(), typed);
    expect(box().value).toBe(typed);
    await user.tab();
    expect(box().value).toBe('09-22-2028');
    expect(screen.getByRole('status').textContent).toBe(day);
  });

  it('A-463 shows the expected format on blur after invalid input, and not while typing', async () => {
    const { user } = renderScreen(<Expiration />);
    await user.type(box(), '05-06-07');
    expect(screen.queryByText(dateFormatText)).toBeNull();
    await user.tab();
    expect(screen.getByText(dateFormatText)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('05-06-07');
    await user.type(box(), '{Backspace}{Backspace}2007');
    expect(screen.queryByText(dateFormatText)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('2007-05-06');
  });

  it('A-463 parses the input before Enter submits the form', async () => {
    const sent: string[] = [];
    const { user } = renderScreen(<Sent onSend={(day) => sent.push(day)} />);
    await user.type(screen.getByLabelText('Day'), '9-22-28{Enter}');
    expect(sent).toEqual(['2028-09-22']);
  });
});
