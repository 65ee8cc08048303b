import { chakra } from '@chakra-ui/react';
import { conflictSubject } from '@signa/core/prescribing';
import { openSum, renewedHereText, type TherapyLine, therapyLines } from '@signa/core/safety';
import { ReturnLink } from '../../../../part/text/return-link';
import { Avatar } from '../../../../part/picture/avatar';
import { useFormWork } from '../form/form-work-context';
import { fitsThreeFields } from '../../../../part/surface/room';
import { formFactsOf } from '../state/setting';

const Head = chakra('th', {
  base: { textStyle: 'meta', color: 'fg.muted', fontWeight: 'normal', textAlign: 'start', py: '1.5', pe: '3' },
});
const Cell = chakra('td', { base: { textStyle: 'meta', py: '1.5', pe: '3', verticalAlign: 'top' } });

/**
 * All active prescriptions with the same ingredient, newest first, with number, date, author, amount left, and
 * expiration, and their total (P-236, P-237).
 */
export function DuplicateTable() {
  const { setting, form } = useFormWork();
  const subject = conflictSubject(formFactsOf(setting), form);
  if (!subject) return null;
  const lines = therapyLines(subject, setting.location.timeZone);
  const sum = openSum(subject);
  return (
    <>
      <chakra.table
        w="full"
        borderCollapse="collapse"
        display="none"
        css={{
          '& tr > :first-child': { paddingInlineStart: '4' },
          '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
          [fitsThreeFields]: { display: 'table' },
        }}
      >
        <thead>
          <tr>
            {['Active now', 'Issued', 'By', 'Left', 'Until'].map((head) => (
              <Head key={head} scope="col">
                {head}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <chakra.tr
              key={`${line.therapy.kind} ${line.therapy.id}`}
              bg={line.grade === 'serious' ? 'status.near.bg' : undefined}
            >
              <Cell whiteSpace="nowrap">
                <Name line={line} />
              </Cell>
              <Cell whiteSpace="nowrap">{line.date}</Cell>
              <Cell>
                <By line={line} />
              </Cell>
              <Cell>
                <Left line={line} />
              </Cell>
              <Cell whiteSpace="nowrap">{line.until}</Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      <chakra.ul m="0" p="0" css={{ [fitsThreeFields]: { display: 'none' } }}>
        {lines.map((line) => (
          <chakra.li
            key={`${line.therapy.kind} ${line.therapy.id}`}
            listStyleType="none"
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="3"
            px="4"
            py="2"
            textStyle="meta"
            bg={line.grade === 'serious' ? 'status.near.bg' : undefined}
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <span>
              <chakra.span display="block">
                <Name line={line} />
              </chakra.span>
              <chakra.span color="fg.muted">
                {[line.date, line.by, line.isRenewed ? renewedHereText : null].filter(Boolean).join(', ')}
              </chakra.span>
            </span>
            <chakra.span textAlign="end">
              <chakra.span display="block">
                <Left line={line} />
              </chakra.span>
              {line.until && <chakra.span color="fg.muted">until {line.until}</chakra.span>}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {sum && (
        <chakra.p px="4" py="2.5" textStyle="meta" color="fg.muted" borderTopWidth="1px" borderColor="border.subtle">
          <chakra.b fontWeight="semibold" color="fg.default">
            {sum.open}
          </chakra.b>
          {sum.rest}
        </chakra.p>
      )}
    </>
  );
}

/** Only issued prescriptions have a page to link to. */
function Name({ line: { therapy, name } }: { readonly line: TherapyLine }) {
  if (therapy.kind !== 'prescription') return <chakra.span fontWeight="medium">{name}</chakra.span>;
  return (
    <chakra.span color="accent.fg" fontWeight="semibold" css={{ '& a:hover': { textDecoration: 'underline' } }}>
      <ReturnLink to={`/history/${therapy.id}`}>{name}</ReturnLink>
    </chakra.span>
  );
}

function By({ line: { therapy, by, isRenewed } }: { readonly line: TherapyLine }) {
  return (
    <>
      <chakra.span display="inline-flex" alignItems="center" gap="1.5">
        {therapy.kind === 'draft' && by && <Avatar name={by} />}
        {by}
      </chakra.span>
      {isRenewed && (
        <chakra.span display="block" color="fg.muted">
          {renewedHereText}
        </chakra.span>
      )}
    </>
  );
}

const Left = ({ line: { amount, rest } }: { readonly line: TherapyLine }) => (
  <>
    {amount && <chakra.b fontWeight="semibold">{amount}</chakra.b>}
    {amount && ', '}
    <chakra.span color={amount ? undefined : 'fg.muted'}>{rest}</chakra.span>
  </>
);
