import { act, fireEvent, screen } from '@testing-library/react';
import { copyTooltipMs } from '@signa/core/base';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { IconButton } from './icon-button';
import { KeyCap } from './key-cap';

afterEach(() => vi.useRealTimers());

describe('a button', () => {
  it('stays focusable while disabled, explains why, and does nothing', async () => {
    const press = vi.fn();
    const { user } = renderScreen(
      <Button disabledReason="A client order is in progress." onClick={press}>
        Archive
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Archive', description: 'A client order is in progress.' });
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it('cannot be pressed twice while an action is pending', async () => {
    const press = vi.fn();
    const { user } = renderScreen(
      <Button busy onClick={press}>
        Save
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(press).not.toHaveBeenCalled();
  });
});

describe('an icon button', () => {
  function Bells() {
    const [isOpen, setOpen] = useState(false);
    return <IconButton icon={Bell} label="Notices" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />;
  }

  it('P-384 shows its name on hover, but not over an open menu, and hides it when the pointer leaves', async () => {
    const { user } = renderScreen(<Bells />);
    const button = screen.getByRole('button', { name: 'Notices' });
    await user.hover(button);
    expect(await screen.findByText('Notices')).toBeDefined();
    await user.click(button);
    expect(screen.queryByText('Notices')).toBeNull();
    await user.unhover(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Notices')).toBeNull();
  });
});

describe('a key cap', () => {
  const hidingRules = () =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ media, cssText }) => media.mediaText.includes('coarse') && cssText.includes('display: none'))
      .flatMap((rule) => [...rule.cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []));

  it('is hidden on touch screens and in narrow windows, except in the shortcut list', () => {
    renderScreen(
      <>
        <Button keys={['P']}>Print RX</Button>
        <KeyCap keys={['Q']} isAlways />
      </>,
    );
    const isHidden = (key: string) =>
      hidingRules().some((selector) => document.querySelector(`[data-key=${key}]`)?.closest(selector));
    expect(isHidden('P')).toBe(true);
    expect(isHidden('Q')).toBe(false);
  });
});

describe('copying', () => {
  const copy = async (text: string, write: () => Promise<void>) => {
    vi.useFakeTimers();
    renderScreen(<CopyButton text={text} what="product title" />);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy product title' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };

  it.each([
    ['Copied!', 'Galliprant Tablets 60 mg', () => Promise.resolve()],
    ['Failed to copy!', 'Galliprant Tablets 60 mg', () => Promise.reject(new Error('denied'))],
    ['No text to copy!', ' ', () => Promise.resolve()],
  ])('C-188 A-037 shows %s for half a second', async (said, text, write) => {
    await copy(text, write);
    expect(screen.getByRole('status').textContent).toBe(said);
    await act(() => vi.advanceTimersByTimeAsync(copyTooltipMs));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
