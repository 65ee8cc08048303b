import { chakra } from '@chakra-ui/react';
import type { Notice } from '@signa/core/base';
import { CircleX, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { wrappingButton } from '../button/button-style';
import { IconButton } from '../button/icon-button';
import { useAfterPress } from '../../platform/pointer/use-after-press';
import { RequestIdText } from '../notice/request-id-text';
import { DialogNotes } from '../notice/dialog-note';

export interface DialogProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Where one is in an act of several steps, under the title. */
  readonly steps?: ReactNode;
  /** Asked for by Escape, the cross and Cancel; what was typed is the caller's to keep or drop. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, the one that acts last. */
  readonly footer?: ReactNode;
  /** A question is narrow; a form is 700 px, and the whole screen of a phone. */
  readonly width?: 'question' | 'form';
  /** While an answer is awaited it cannot be closed. */
  readonly busy?: boolean;
  /** Why what was sent did not happen; it stands in the dialog, for what is behind it is not read out. */
  readonly failure?: Pick<Notice, 'title' | 'description'> | null;
  /**
   * It has one height, whatever is in it: for steps, and for what is loaded once it is open. Any other keeps the height
   * that it has at the first press or key in it.
   */
  readonly hasFixedHeight?: boolean;
  /** It keeps the height with which it opens: its buttons are pressed at once. */
  readonly keepsHeight?: boolean;
  /** The dialog's own keys; Ctrl Enter sends the form in it, Escape closes it. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

const fixedHeight = 'min(44rem, calc(100dvh - 2rem))';

/** A gap around each note; none where nothing is said. */
const notesInset = { '&& > *': { margin: '0' }, '&& > :not(:empty)': { marginInline: '4', marginBottom: '3' } };

const wholeScreen = {
  w: '100%',
  maxW: '100%',
  h: '100dvh',
  maxH: '100dvh',
  borderWidth: '0',
  borderRadius: '0',
};

function Failure({ title, description }: Pick<Notice, 'title' | 'description'>) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      gap="2.5"
      p="3"
      bg="status.declined.bg"
      borderWidth="1px"
      borderColor="status.declined.border"
      borderRadius="control"
    >
      <chakra.span color="status.declined.fg" display="inline-flex" flexShrink="0" pt="0.5">
        <CircleX size={16} aria-hidden />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.p textStyle="name">{title}</chakra.p>
        {description && (
          <chakra.p overflowWrap="anywhere">
            <RequestIdText text={description} />
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}

/** Ctrl Enter sends the form of a dialog, wherever in it the focus is; held down it sends it once. */
function sendForm(event: KeyboardEvent<HTMLDialogElement>) {
  const form = event.currentTarget.querySelector('form');
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || !form) return;
  event.preventDefault();
  if (!event.repeat) form.requestSubmit();
}

/**
 * Escape asks to close, as the cross does. The browser would not ask a second time: it closes a dialog at once when
 * nothing was pressed since it was asked last, and what was typed would be gone.
 */
function closeOnEscape(event: KeyboardEvent<HTMLDialogElement>, onClose: () => void) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) onClose();
}

/** What opens in a dialog later scrolls inside it: its buttons stay where the pointer aims. */
function keepHeight({ currentTarget }: { readonly currentTarget: HTMLDialogElement }) {
  if (currentTarget.style.getPropertyValue('--kept-height') !== '') return;
  const { height } = currentTarget.getBoundingClientRect();
  if (height > 0) currentTarget.style.setProperty('--kept-height', `${height}px`);
}

/** In a window of another width, as after a zoom, the words take other lines: the height that was kept no longer fits. */
function remeasure(dialog: HTMLDialogElement | null): () => void {
  let width = window.innerWidth;
  const onResize = () => {
    if (!dialog || window.innerWidth === width) return;
    width = window.innerWidth;
    if (dialog.style.getPropertyValue('--kept-height') === '') return;
    dialog.style.removeProperty('--kept-height');
    keepHeight({ currentTarget: dialog });
  };
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

/**
 * The browser's own modal: it keeps the focus inside, gives it back on closing unless something else has it by then, and
 * everything behind is inert and stands still.
 * Mount it to open it. What carries `data-autofocus` has the focus first, else the dialog itself.
 */
export function Dialog({
  title,
  subtitle,
  steps,
  onClose,
  children,
  footer,
  width = 'question',
  busy = false,
  failure = null,
  hasFixedHeight = steps !== undefined,
  keepsHeight = false,
  onKeyDown,
}: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const shownFailure = useAfterPress(failure);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    if (dialog && keepsHeight) keepHeight({ currentTarget: dialog });
    (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog)?.focus();
    const stopMeasuring = remeasure(dialog);
    return () => {
      stopMeasuring();
      const held = document.activeElement;
      const isFree = held === null || held === document.body || dialog?.contains(held);
      dialog?.close();
      if (before instanceof HTMLElement && isFree) before.focus({ preventScroll: true });
    };
  }, [keepsHeight]);
  const height = { height: hasFixedHeight ? fixedHeight : 'var(--kept-height, fit-content)' };
  return (
    <chakra.dialog
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      onPointerDownCapture={keepHeight}
      onKeyDownCapture={keepHeight}
      onKeyDown={(event) => {
        // A dialog opened from this one handles its own keys.
        if (!event.currentTarget.contains(event.target as Node)) return;
        onKeyDown?.(event);
        if (event.key === 'Escape' && busy) event.preventDefault();
        if (busy) return;
        sendForm(event);
        closeOnEscape(event, onClose);
      }}
      m="auto"
      w={width === 'form' ? 'modal' : '30rem'}
      maxW="calc(100vw - 2rem)"
      maxH="calc(100dvh - 2rem)"
      bg="bg.raised"
      color="fg.default"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
      {...(width === 'form' && { mdDown: wholeScreen })}
      boxShadow="raised"
      _backdrop={{ bg: 'bg.scrim' }}
      css={{
        '&[open]': { display: 'flex', flexDirection: 'column' },
        ...(width === 'form' ? { '@media (min-width: 48em)': height } : height),
      }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        ps="4"
        pe="2"
        py="2"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <div>
          <chakra.h2 id={titleId} textStyle="section">
            {title}
          </chakra.h2>
          {subtitle && (
            <chakra.p textStyle="meta" color="fg.muted">
              {subtitle}
            </chakra.p>
          )}
        </div>
        <IconButton icon={X} label="Close" onClick={onClose} disabled={busy} />
      </chakra.div>
      {steps}
      {/* A scrollbar that a note brings up moves no field aside; texts for screen readers alone scroll with the fields. */}
      <chakra.div
        position="relative"
        p="4"
        overflowY="auto"
        flex="1"
        css={keepsHeight ? undefined : { scrollbarGutter: 'stable' }}
      >
        <DialogNotes value={notes}>{children}</DialogNotes>
      </chakra.div>
      <chakra.div ref={setNotes} data-dialog-notes flexShrink="0" maxH="45%" overflowY="auto" css={notesInset}>
        {shownFailure && <Failure {...shownFailure} />}
      </chakra.div>
      {footer && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="2"
          px="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border.subtle"
          css={{ '& button': wrappingButton }}
        >
          {footer}
        </chakra.div>
      )}
    </chakra.dialog>
  );
}
