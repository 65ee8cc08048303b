import { chakra } from '@chakra-ui/react';
import { readable, type Sheet } from './sheet';

const Cell = chakra('td', { base: { py: '1.5', px: '2', textAlign: 'start', verticalAlign: 'top' } });

/** A sheet as an accessible table; wide tables scroll horizontally. */
export function SheetTable({ name, sheet }: { readonly name: string; readonly sheet: Sheet }) {
  const shown = readable(sheet);
  const { head, rows } = shown;
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={`Table: ${name}`} mt="3">
      <chakra.table w="full" borderCollapse="collapse" textStyle="meta" fontVariantNumeric="tabular-nums">
        <chakra.caption srOnly>{name}</chakra.caption>
        <thead>
          <tr>
            {head.map((title, column) => (
              <Cell
                as="th"
                key={title}
                scope="col"
                color="fg.muted"
                fontWeight="medium"
                textAlign={column > 0 && isNumber(shown, column) ? 'end' : 'start'}
              >
                {title}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <chakra.tr key={cells.join('\n')} borderTopWidth="1px" borderColor="border.subtle">
              {cells.map((cell, column) =>
                column === 0 ? (
                  <Cell as="th" key={head[column]} scope="row" fontWeight="medium" minW="7rem">
                    {cell}
                  </Cell>
                ) : (
                  <Cell key={head[column]} textAlign={isNumber(shown, column) ? 'end' : 'start'} minW="4rem">
                    {cell ?? '–'}
                  </Cell>
                ),
              )}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const isNumber = ({ rows }: Sheet, column: number) => rows.every((cells) => typeof cells[column] !== 'string');
