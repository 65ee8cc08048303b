import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** Value of the previous period, shown as a thin bar below. */
  readonly before?: number;
  /** Text at the end of the line. */
  readonly text: ReactNode;
}

/** Horizontal bars, each with its name and its value as text, so that no information depends on the graphic. */
export function BarRows({ name, bars }: { readonly name: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before]));
  return (
    <chakra.ul aria-label={name} listStyleType="none" display="flex" flexDirection="column" gap="3">
      {bars.map((bar) => (
        <li key={bar.name}>
          <chakra.div display="flex" flexWrap="wrap" columnGap="3" justifyContent="space-between">
            <chakra.span overflowWrap="anywhere">{bar.name}</chakra.span>
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {bar.text}
            </chakra.span>
          </chakra.div>
          <chakra.svg
            display="block"
            w="full"
            h="12px"
            mt="1"
            viewBox="0 0 100 12"
            preserveAspectRatio="none"
            aria-hidden
            focusable="false"
          >
            <chakra.rect x="0" y="0" width="100" height="8" fill="bg.sunken" />
            <chakra.rect x="0" y="0" width={(bar.value / most) * 100} height="8" fill="accent.solid" />
            {bar.before !== undefined && (
              <chakra.rect x="0" y="9" width={(bar.before / most) * 100} height="3" fill="border.control" />
            )}
          </chakra.svg>
        </li>
      ))}
    </chakra.ul>
  );
}
