import { chakra } from '@chakra-ui/react';
import type { SummaryLine } from '@signa/core/prescribing';
import type { ReactNode } from 'react';
import { AuthorMark } from '../notice/author-mark';
import { lowWindow } from '../../../../part/surface/room';

/** Label, value, and change mark, aligned with the whole list. */
export const SummaryRows = chakra('dl', {
  base: {
    m: '0',
    display: 'grid',
    gridTemplateColumns: '5.25rem minmax(0, 1fr) auto',
    columnGap: '2',
    rowGap: '0.5',
    alignItems: 'baseline',
    [lowWindow]: { rowGap: '0' },
  },
});

const changeLabels = { '=': 'same as last time', '≈': 'about the same as last time' } as const;

/** An icon, plus a word for screen readers, so that no meaning depends on color. */
export function ChangeMark({ sign }: Pick<SummaryLine, 'sign'>) {
  if (sign === null) return null;
  return (
    <chakra.span color="status.ready.fg" fontWeight="semibold" fontSize="1rem" lineHeight="1.25rem">
      <span aria-hidden>{sign}</span>
      <chakra.span srOnly>{changeLabels[sign]}</chakra.span>
    </chakra.span>
  );
}

interface SummaryRowProps extends Partial<Omit<SummaryLine, 'label'>> {
  readonly label: string;
  /** Replaces the value. */
  readonly children?: ReactNode;
}

/** A value to be signed, beside its value on the last prescription. */
export function SummaryRow({ label, field = null, value, sign = null, was, note, warning, children }: SummaryRowProps) {
  const isEmpty = children === undefined && value === null;
  return (
    <>
      <chakra.dt
        textStyle="meta"
        color="fg.subtle"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="1"
        alignSelf="start"
      >
        {label}
        {field && <AuthorMark field={field} />}
      </chakra.dt>
      <chakra.dd
        m="0"
        data-read={label}
        data-value={value}
        textStyle="strong"
        overflowWrap="anywhere"
        color={isEmpty ? 'fg.subtle' : 'fg.default'}
        fontWeight={isEmpty ? 'normal' : undefined}
      >
        {children ?? value ?? 'not filled in'}
        {note && <Beside color="fg.muted">{note}</Beside>}
        {warning && <Beside color="status.near.fg">{warning}</Beside>}
        {was && <Beside color="fg.subtle">{was}</Beside>}
      </chakra.dd>
      <chakra.dd m="0" minW="4" textAlign="end">
        <ChangeMark sign={sign} />
      </chakra.dd>
    </>
  );
}

export function Beside({ color, children }: { readonly color: string; readonly children: ReactNode }) {
  return (
    <chakra.span textStyle="meta" fontWeight="normal" color={color}>
      {' '}
      {children}
    </chakra.span>
  );
}
