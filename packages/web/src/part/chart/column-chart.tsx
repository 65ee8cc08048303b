import { chakra } from '@chakra-ui/react';

interface Column {
  readonly name: string;
  readonly value: number;
}

interface ColumnChartProps {
  /** Description of the chart in one sentence, the only part that screen readers read. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** Values of the previous period, shown as a line. */
  readonly before: readonly number[];
}

const height = 100;
const gap = 0.25;

/** Column chart over time, with the previous period as a line. Only the first, middle, and last columns are labeled. */
export function ColumnChart({ label, columns, before }: ColumnChartProps) {
  const most = niceTop(Math.max(...columns.map(({ value }) => value), ...before, 1));
  const y = (value: number) => height - (value / most) * height;
  const line = before.slice(0, columns.length).map((value, index) => `${index + 0.5},${y(value)}`);
  const named = [columns[0], columns[Math.floor(columns.length / 2)], columns.at(-1)];
  return (
    <div>
      <chakra.div display="flex" gap="2" aria-hidden>
        <chakra.div
          display="flex"
          flexDirection="column"
          justifyContent="space-between"
          h="10rem"
          textStyle="label"
          color="fg.subtle"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
        >
          {[most, most / 2, 0].map((value) => (
            <span key={value}>{Number.isInteger(value) ? value.toLocaleString('en-US') : ''}</span>
          ))}
        </chakra.div>
        <chakra.div flex="1" minW="0">
          <chakra.svg
            display="block"
            w="full"
            h="10rem"
            viewBox={`0 0 ${columns.length} ${height}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            {[0, height / 2, height].map((at) => (
              <chakra.line
                key={at}
                x1="0"
                x2={columns.length}
                y1={at}
                y2={at}
                stroke="border.subtle"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {columns.map(({ name, value }, index) => (
              <chakra.rect
                key={name}
                x={index + gap / 2}
                width={1 - gap}
                y={y(value)}
                height={height - y(value)}
                fill="accent.solid"
              >
                <title>{`${name}: ${value.toLocaleString('en-US')}`}</title>
              </chakra.rect>
            ))}
            {line.length > 1 && (
              <chakra.polyline
                points={line.join(' ')}
                fill="none"
                stroke="fg.muted"
                strokeWidth="1.5"
                strokeDasharray="4 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </chakra.svg>
          <chakra.div
            display="flex"
            justifyContent="space-between"
            gap="2"
            mt="1"
            textStyle="label"
            color="fg.subtle"
            fontVariantNumeric="tabular-nums"
          >
            {[...new Set(named.map((column) => column?.name))].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <chakra.p srOnly>{label}</chakra.p>
    </div>
  );
}

/** The next number that is even in its leading digit, followed by zeros, so that half of it is also a round number. */
function niceTop(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most));
  const top = Math.ceil(most / unit) * unit;
  return top % 2 === 0 ? top : top + Math.max(1, unit);
}
