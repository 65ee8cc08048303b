import { useRef } from 'react';
import type { RefObject } from 'react';
import { overlayIsOpen } from '../../../../platform/keyboard/overlay-open';
import { useShortcut } from '../../../../platform/keyboard/use-shortcut';
import { useNotices } from '../../../../platform/notice/notice-context';
import { isInView } from './in-view';

interface SignKeyOptions {
  /** The element with the form and its sign button. */
  readonly root: RefObject<HTMLElement | null>;
  /** The button's label: 'Authorize' or 'Print Rx'. */
  readonly label: string;
  readonly whom: string;
  /** False for a contraindicated product, which only the button signs (P-233). */
  readonly isByKey: boolean;
  readonly onSign: () => void;
}

/** A second press within this many milliseconds is a key bounce. */
const bounceMs = 600;

/** The element that must contain the focus: the card of a request with its header, or the form outside a card. */
const scopeOf = (root: HTMLElement) => root.closest<HTMLElement>('[data-sign-scope]') ?? root;

const signIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-sign]');

/**
 * Ctrl Enter signs the form that has focus if its button is in view and nothing covers the page. Otherwise, it scrolls
 * to the button and explains why, so that nothing is signed unseen.
 *
 * @see P-255
 */
export function useSignKey({ root, label, whom, isByKey, onSign }: SignKeyOptions) {
  const notices = useNotices();
  const arrivedAt = useRef(-Infinity);

  const come = (scope: HTMLElement, button: HTMLElement, at: number) => {
    arrivedAt.current = at;
    scope.scrollIntoView({ block: 'start' });
    if (!isInView(button)) button.scrollIntoView({ block: 'center' });
    button.focus({ preventScroll: true });
    notices.show({
      status: 'info',
      title: 'Not signed yet',
      description: `This is the prescription for ${whom}. Press Ctrl Enter again to sign it.`,
    });
  };
  const refuse = (button: HTMLElement) => {
    button.focus();
    notices.show({
      status: 'warning',
      title: 'Not signed',
      description: `The product is contraindicated for ${whom}, so Ctrl Enter does not sign it. Decline it, or press ${label} itself.`,
    });
  };

  useShortcut({
    keys: ['Ctrl', 'Enter'],
    label: `${label} for ${whom}`,
    section: 'Prescription',
    whileWriting: true,
    run: ({ timeStamp }) => {
      const form = root.current;
      const button = form && signIn(form);
      if (!button || overlayIsOpen()) return;
      const scope = scopeOf(form);
      if (!isByKey) refuse(button);
      else if (!scope.contains(document.activeElement) || !isInView(button)) come(scope, button, timeStamp);
      else if (timeStamp - arrivedAt.current > bounceMs) {
        // Focusing a disabled button shows the reason.
        if (button.getAttribute('aria-disabled') === 'true') button.focus();
        onSign();
      }
    },
  });
}
