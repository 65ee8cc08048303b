import { createByOf, type Visit, visitOfCreateBy, visitOfFamily } from '@signa/core/prescribing';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '../../part/page/page';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { UnsentDirectLine } from '../../feature/prescribing/prescription-form/direct/unsent-direct-line';
import { ProductSearchPanel } from '../../part/product/search/product-search-panel';
import { useProductSearch } from '../../part/product/search/use-product-search';
import { UnsentNewLine } from '../../feature/prescribing/wizard/unsent/unsent-new-line';
import { ByClient } from '../../feature/prescribing/wizard/client/by-client';
import { CreateByToggle } from './create-by-toggle';
import { ActiveDrafts } from './active-drafts';
import { KeyHints } from '../../feature/prescribing/wizard/flow/key-hints';

/** `/create`: starts a prescription by client or by product, and lists the drafts (P-012, P-013). */
export function CreateScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const createBy = createByOf(query);
  const visit = ({ path, search: next, history }: Visit) =>
    void navigate(path + next, { replace: history === 'replace' });
  const toggle = () => visit(visitOfCreateBy(createBy === 'client' ? 'product' : 'client', query));
  useShortcut({ keys: ['s'], label: 'Switch between client and product', section: 'Create', run: toggle });
  return (
    <Page actions={<KeyHints />}>
      <UnsentNewLine />
      <UnsentDirectLine />
      <CreateByToggle value={createBy} onChange={(next) => visit(visitOfCreateBy(next, query))} />
      {createBy === 'client' ? <ByClient /> : <ByProduct onChoose={(family) => visit(visitOfFamily(family))} />}
      <ActiveDrafts />
    </Page>
  );
}

function ByProduct({ onChoose }: { readonly onChoose: (family: string) => void }) {
  const search = useProductSearch({ isOfficeUse: false, isInAddress: true });
  return <ProductSearchPanel search={search} onChoose={({ productFamily }) => onChoose(productFamily)} />;
}
