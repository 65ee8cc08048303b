import { chakra } from '@chakra-ui/react';
import { useFormWork } from '../form-work-context';
import { pricedPacks } from '../product-choice/pack-sizes';
import { summaryLines } from './summary';

/** The values in the order of the printed form; labels are quiet, the eye lands on the data. */
export function SummaryList() {
  const { form, setting, report, choice } = useFormWork();
  const packs = pricedPacks(choice?.products, setting.product);
  const lines = summaryLines(form, setting, report, packs);
  return (
    <chakra.dl m="0" display="grid" gridTemplateColumns="7.25rem minmax(0, 1fr)" columnGap="2" rowGap="1">
      {lines.map(({ label, value, was, note, warning }) => (
        <chakra.div key={label} display="contents">
          <chakra.dt textStyle="meta" color="fg.subtle">
            {label}
          </chakra.dt>
          <chakra.dd
            textStyle="strong"
            overflowWrap="anywhere"
            color={value === null ? 'fg.subtle' : 'fg.default'}
            fontWeight={value === null ? 'normal' : undefined}
          >
            {value ?? 'not filled in'}
            {note && <Beside color="fg.muted">{note}</Beside>}
            {warning && <Beside color="status.near.fg">{warning}</Beside>}
            {was && <Beside color="fg.subtle">{was}</Beside>}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Beside({ color, children }: { readonly color: string; readonly children: string }) {
  return (
    <chakra.span textStyle="meta" fontWeight="normal" color={color}>
      {' '}
      {children}
    </chakra.span>
  );
}
