import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly no: string;
  readonly yes: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
  readonly busy?: boolean;
  readonly danger?: boolean;
}

/** A confirmation dialog. The button that changes nothing is focused first. */
export function ConfirmDialog({ title, children, no, yes, onNo, onYes, busy, danger }: ConfirmDialogProps) {
  const footer = (
    <>
      <Button onClick={onNo} disabled={busy} data-autofocus>
        {no}
      </Button>
      <Button variant={danger ? 'danger' : 'solid'} onClick={onYes} busy={busy}>
        {yes}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onNo} busy={busy} footer={footer} keepsHeight>
      {children}
    </Dialog>
  );
}
