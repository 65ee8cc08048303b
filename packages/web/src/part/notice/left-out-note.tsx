import { chakra } from '@chakra-ui/react';
import type { LeftOutLine } from '@signa/core/pims';
import { Warning } from './warning';

/** Lists the values of the source record that did not fit into the form, one line per field (C-211). */
export function LeftOutNote({ lines }: { readonly lines: readonly LeftOutLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Warning>
      <chakra.p textStyle="name">Some values of the PIMS record don't fit into this form.</chakra.p>
      <chakra.ul aria-label="Skipped values" textStyle="meta" color="fg.muted">
        {lines.map(({ what, reason }, at) => (
          <chakra.li key={at} overflowWrap="anywhere">
            <chakra.span color="fg.default">{what}.</chakra.span> {reason}
          </chakra.li>
        ))}
      </chakra.ul>
    </Warning>
  );
}
