import { act, fireEvent, screen } from '@testing-library/react';
import { noticeStay } from '@signa/core/base';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeBell } from '../frame/notice-bell';
import { renderScreen } from '../../testing/render';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const start = () => renderScreen(<NoticeBell timeZone="America/New_York" />).services.notices;
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = (title: string) => screen.queryByText(title) !== null;

describe('a notice', () => {
  it('A-037 P-224 stays 5 seconds by default and 1.5 seconds in prescribing flows', () => {
    const notices = start();
    const saved = { status: 'success', title: 'Draft Saved' } as const;
    act(() => notices.show({ status: 'info', title: 'Said' }));
    act(() => notices.show(saved, noticeStay(saved, 'prescribing')));
    pass(1_499);
    expect(shown('Draft Saved')).toBe(true);
    pass(1);
    expect(shown('Draft Saved')).toBe(false);
    pass(3_499);
    expect(shown('Said')).toBe(true);
    pass(1);
    expect(shown('Said')).toBe(false);
  });

  it('P-224 stays while hovered or focused, and restarts its full time afterwards', () => {
    const notices = start();
    act(() => notices.show({ status: 'success', title: 'Request Approved' }, 1_500));
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notices' }));
    pass(60_000);
    expect(shown('Request Approved')).toBe(true);
    fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notices' }));
    pass(1_500);
    expect(shown('Request Approved')).toBe(false);
    act(() => notices.show({ status: 'success', title: 'Workflow Saved' }, 1_500));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    expect(shown('Workflow Saved')).toBe(true);
  });

  it('P-224 interrupts and stays until dismissed if it is an error', () => {
    const notices = start();
    act(() => notices.show({ status: 'error', title: 'Error Archive RX', description: 'Not now.' }));
    pass(600_000);
    expect(screen.getByRole('alert').textContent).toBe('Error Archive RXNot now.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('P-224 error is dismissed once its action succeeds and stays in the list; other errors remain', () => {
    const notices = start();
    act(() => {
      notices.show({ status: 'error', title: 'Error Authorizing RX' }, null, 'save 41');
      notices.show({ status: 'error', title: 'Error Archive RX' }, null, 'archive 42');
      notices.show({ status: 'success', title: 'Workflow Saved' }, 1_500, 'save 41');
    });
    act(() => notices.dismissErrors('save 41'));
    expect(shown('Error Authorizing RX')).toBe(false);
    expect([shown('Error Archive RX'), shown('Workflow Saved')]).toEqual([true, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Notices, 3 new' }));
    expect(shown('Error Authorizing RX')).toBe(true);
  });

  it('P-224 error is replaced by the next error of the same action and stays in the list', () => {
    const notices = start();
    const failed = (description: string) => ({ status: 'error', title: 'Error Authorizing RX', description }) as const;
    act(() => {
      notices.show(failed('Patient is not active'), null, 'save 41');
      notices.show(failed('Another prescription.'), null, 'save 42');
      notices.show(failed('Client is not active'), null, 'save 41');
    });
    expect([shown('Patient is not active'), shown('Another prescription.'), shown('Client is not active')]).toEqual([
      false,
      true,
      true,
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Notices, 3 new' }));
    expect(shown('Patient is not active')).toBe(true);
  });

  it('P-224 stays readable in the notification list', () => {
    const notices = start();
    act(() => notices.show({ status: 'success', title: 'Request Approved' }, 1_500));
    pass(2_000);
    expect(screen.queryByText('Request Approved')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Notices, 1 new' }));
    expect(screen.getByText('Request Approved')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Notices' })).toBeDefined();
  });

  it('P-257 links to its subject, both in the notice and in the list', () => {
    const notices = start();
    const object = { text: 'Gabapentin 50 mg, 60 tablets, for Clementine', link: '/history/77' };
    act(() => notices.show({ status: 'success', title: 'Request Approved', object }, 1_500));
    const link = screen.getByRole('link', { name: object.text });
    expect([link.getAttribute('href'), screen.getByRole('status').textContent]).toEqual([
      '/history/77',
      `${object.text}Request Approved`,
    ]);
    pass(1_500);
    expect(shown('Request Approved')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Notices, 1 new' }));
    expect(screen.getByRole('link', { name: object.text }).getAttribute('href')).toBe('/history/77');
    expect(shown('Request Approved')).toBe(true);
  });

  it('P-257 only the latest shows; an earlier error reappears after newer notices are gone', () => {
    const notices = start();
    const isSeen = (title: string) => screen.getByText(title).closest('[hidden]') === null;
    act(() => {
      notices.show({ status: 'error', title: 'Error Archive RX' });
      notices.show({ status: 'success', title: 'Workflow Saved' }, 1_500);
    });
    expect([isSeen('Error Archive RX'), isSeen('Workflow Saved')]).toEqual([false, true]);
    pass(1_500);
    expect(isSeen('Error Archive RX')).toBe(true);
  });

  it("P-257 list links to today's history and closes when the link is followed", () => {
    start();
    fireEvent.click(screen.getByRole('button', { name: 'Notices' }));
    const link = screen.getByRole('link', { name: "View today's history" });
    expect(link.getAttribute('href')).toBe('/history?view=IssuedByMeToday');
    fireEvent.click(link);
    expect(screen.queryByRole('link', { name: "View today's history" })).toBeNull();
  });
});
