import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { Field } from './field';
import { TextArea } from './text-area';

const nothing = () => undefined;

describe('a field', () => {
  it('connects label, error, and counter to its control', () => {
    renderScreen(
      <Field
        label="Directions"
        error="This field is required"
        help="Printed on the label."
        counter={{ length: 0, max: 620 }}
      >
        <TextArea value="" onChange={nothing} />
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Directions', description: 'This field is required' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('0 / 620')).toBeDefined();
    expect(screen.queryByText('Printed on the label.')).toBeNull();
  });

  it('marks only optional fields, and shows help when there is no error', () => {
    renderScreen(
      <Field label="Note To Client" optional help="Printed on the label.">
        <TextArea value="" onChange={nothing} />
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: /^Note To Client\s*optional$/ });
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Printed on the label.',
    );
  });
});
