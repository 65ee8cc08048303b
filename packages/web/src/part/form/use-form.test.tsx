import { checkClientForm, type ClientForm, emptyClientForm } from '@signa/core/clients';
import type { AccountForm, UserForm } from '@signa/core/practice';
import type { accountFormSchema, clientFormSchema, userFormSchema } from '@signa/core/schema';
import { act, screen } from '@testing-library/react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { Field } from '../field/field';
import { TextInput } from '../field/text-input';
import type { FormOf } from './form-of';
import type { PathOf } from './form-path';
import { usePhonesForm } from './use-phones-form';

const stored: ClientForm = {
  ...emptyClientForm,
  firstName: 'Eleanor',
  lastName: 'Whitfield',
  locationClientPhones: [{ uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177' }],
  locationClientAddress: [
    { addressTypeId: 1, addressLine1: '18 Regent St', addressLine2: '', city: 'Troy', state: 'NY', zip: '12180' },
  ],
};

const useTestForm = () =>
  usePhonesForm<ClientForm, 'locationClientPhones'>({
    owner: 'client',
    phonesPath: 'locationClientPhones',
    initial: () => stored,
    check: checkClientForm,
  });

/** A form with two fields, and what its hook returns. */
function showForm() {
  const latest: { form: ReturnType<typeof useTestForm> | null } = { form: null };
  function Shown() {
    const form = useTestForm();
    latest.form = form;
    return (
      <form ref={form.element}>
        <Field label="First name" error={form.errorAt('firstName')}>
          <TextInput {...form.field('firstName')} />
        </Field>
        <Field label="Email" error={form.errorAt('email')}>
          <TextInput {...form.field('email')} />
        </Field>
      </form>
    );
  }
  const { user } = renderScreen(<Shown />);
  const form = () => {
    if (!latest.form) throw new Error('The form is not rendered');
    return latest.form;
  };
  return { user, form, input: (name: string) => screen.getByRole('textbox', { name }) };
}

const isInvalid = (input: HTMLElement) => input.getAttribute('aria-invalid') === 'true';

describe('the errors of a form', () => {
  it('appear for a field once it is left, and for every field once the form is sent', async () => {
    const { user, input } = showForm();
    await user.clear(input('First name'));
    await user.type(input('Email'), 'nobody');
    expect(isInvalid(input('Email'))).toBe(false);
    await user.click(document.body);
    expect([isInvalid(input('First name')), isInvalid(input('Email'))]).toEqual([true, true]);
    await user.type(input('First name'), 'Anna');
    expect(isInvalid(input('First name'))).toBe(false);
  });

  it('P-271 of a text that is too long appears while it is typed, and the text is kept', async () => {
    const { user, input } = showForm();
    await user.type(input('First name'), 'x'.repeat(53));
    expect([isInvalid(input('First name')), stored.firstName.length + 53]).toEqual([false, 60]);
    await user.keyboard('x');
    expect(screen.getByText('Enter at most 60 characters')).toBeDefined();
    expect(input('First name')).toHaveProperty('value', `Eleanor${'x'.repeat(54)}`);
    await user.keyboard('{Backspace}');
    expect(isInvalid(input('First name'))).toBe(false);
  });

  it('focus the first invalid field, and let a valid form be saved', async () => {
    const { user, form, input } = showForm();
    let isValid = true;
    act(() => form().change({ email: 'nobody' }));
    act(() => void (isValid = form().validate()));
    expect([isValid, document.activeElement === input('Email')]).toEqual([false, true]);
    await user.clear(input('Email'));
    act(() => void (isValid = form().validate()));
    expect(isValid).toBe(true);
  });

  it('of the server stay until the form changes', async () => {
    const { user, form, input } = showForm();
    act(() => form().refuse([{ path: 'email', code: 'taken', message: 'Another client has it' }]));
    expect(screen.getByText('Another client has it')).toBeDefined();
    expect(document.activeElement).toBe(input('Email'));
    await user.type(input('First name'), 'a');
    expect(screen.queryByText('Another client has it')).toBeNull();
  });
});

describe('the values of a form', () => {
  it('C-100 are not typed where another system filled them in', () => {
    const { form } = showForm();
    act(() =>
      form().fill(({ opened, values }) => ({
        opened: { ...opened, email: 'a@b.co' },
        values: { ...values, email: 'a@b.co' },
      })),
    );
    expect([form().values.email, form().isDirty]).toEqual(['a@b.co', false]);
    act(() => form().change({ firstName: 'Anna' }));
    expect(form().isDirty).toBe(true);
  });

  it('A-242 A-256 are compared with what another user saved in the meantime', () => {
    const { form } = showForm();
    act(() => form().restart({ ...stored, lastName: 'Ames' }, { ...stored, firstName: 'Anna', lastName: 'Ames' }));
    expect([form().start.lastName, form().values.firstName, form().isDirty]).toEqual(['Ames', 'Anna', true]);
    act(() => form().restart(form().values));
    expect(form().isDirty).toBe(false);
  });

  it('C-203 include a phone in a row that is still open', () => {
    const { form } = showForm();
    const { value, onChange } = form().phoneList;
    act(() => onChange({ ...value, open: { at: null, typed: { phoneTypeId: 2, phoneNumber: '5550121' } } }));
    expect(form().values.locationClientPhones.map(({ phoneNumber }) => phoneNumber)).toEqual(['5185550177', '5550121']);
    expect(form().isDirty).toBe(true);
  });
});

describe('the types of a form', () => {
  it('are those of the schema, and so are the paths of its errors', () => {
    expectTypeOf<FormOf<typeof clientFormSchema>>().toExtend<ClientForm>();
    expectTypeOf<ClientForm>().toExtend<FormOf<typeof clientFormSchema>>();
    expectTypeOf<FormOf<ReturnType<typeof userFormSchema>>>().toExtend<UserForm>();
    expectTypeOf<UserForm>().toExtend<FormOf<ReturnType<typeof userFormSchema>>>();
    expectTypeOf<FormOf<ReturnType<typeof accountFormSchema>>>().toExtend<AccountForm>();
    expectTypeOf<AccountForm>().toExtend<FormOf<ReturnType<typeof accountFormSchema>>>();
    expectTypeOf<'email' | 'locationClientPhones.0.phoneNumber'>().toExtend<PathOf<ClientForm>>();
    expectTypeOf<'mail'>().not.toExtend<PathOf<ClientForm>>();
    expectTypeOf<'locationClientPhones.0.zip'>().not.toExtend<PathOf<ClientForm>>();
  });
});
