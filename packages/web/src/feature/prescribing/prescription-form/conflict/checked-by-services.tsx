import { chakra } from '@chakra-ui/react';
import { checkedByText, notCheckedLines } from '@signa/core/safety';
import { TriangleAlert } from 'lucide-react';
import { useFormWork } from '../form/form-work-context';

/** Which CDS services checked too, which are still asked, and which did not (P-427). */
export function CheckedByServices() {
  const { services, results, isAsking } = useFormWork().external;
  if (services.length === 0) return null;
  const checked = isAsking ? `Checking with ${services.join(', ')}…` : checkedByText(results);
  return (
    // One line from the start, so that nothing shifts when it is replaced.
    <chakra.div role="status" aria-label="Checked by services" textStyle="meta" color="fg.muted" px="4" minH="5">
      {checked && <p>{checked}</p>}
      {!isAsking &&
        notCheckedLines(results).map((line) => (
          <chakra.p key={line} display="flex" gap="2" color="fg.default" overflowWrap="anywhere">
            <chakra.span color="status.near.fg" display="inline-flex">
              <TriangleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
            </chakra.span>
            <span>{line}</span>
          </chakra.p>
        ))}
    </chakra.div>
  );
}
