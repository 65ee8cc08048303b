import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { importStageText } from '@signa/core/pims';

export type ImportFile = Operations['GetImportFiles']['data']['importFiles']['files'][number];

/** How far a server is with a file. It goes on when the page is closed. */
export function ImportProgress({ file }: { readonly file: ImportFile }) {
  const { stage, linesDone, lines } = file;
  const text = importStageText(stage);
  const isCounted = lines !== null && lines > 0 && linesDone > 0;
  return (
    <chakra.div>
      <chakra.p role="status">
        {isCounted ? `${text}: line ${countText(linesDone)} of ${countText(lines)}` : `${text}…`}
      </chakra.p>
      <chakra.progress
        w="full"
        mt="1"
        accentColor="accent.solid"
        aria-label={text}
        {...(isCounted && { value: linesDone, max: lines })}
      />
    </chakra.div>
  );
}

const countText = (count: number) => count.toLocaleString('en-US');
