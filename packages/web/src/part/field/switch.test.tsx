import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { Button } from '../button/button';
import { Switch } from './switch';

const why = 'Only Signa support can enable or disable an account.';

/** The visible tooltip; the permanent description is hidden. */
const shown = () => screen.queryByText(why, { ignore: '[hidden]' });

function Example({ reason }: { readonly reason: string | null }) {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch checked={isOn} onChange={setOn} disabledReason={reason}>
        Enabled
      </Switch>
      <Button disabledReason={reason}>Save</Button>
    </>
  );
}

describe('a switch disabled for lack of permission', () => {
  it('A-279 A-244 stays in the tab order, is described by the reason, and shows it on touch', async () => {
    const { user } = renderScreen(<Example reason={why} />);
    for (const [role, name] of [
      ['switch', 'Enabled'],
      ['button', 'Save'],
    ] as const) {
      const control = screen.getByRole(role, { name });
      expect(control.getAttribute('aria-disabled')).toBe('true');
      expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
      await user.tab();
      expect(document.activeElement).toBe(control);
      await user.pointer({ keys: '[TouchA]', target: control });
      expect(shown()).not.toBeNull();
      await user.keyboard('{Escape}');
    }
    expect(screen.getByRole('switch')).toHaveProperty('checked', true);
  });

  it('A-279 can be switched when there is no reason against it', async () => {
    const { user } = renderScreen(<Example reason={null} />);
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    expect(screen.getByRole('switch')).toHaveProperty('checked', false);
  });
});
