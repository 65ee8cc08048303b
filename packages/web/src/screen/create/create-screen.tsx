import { createByOf, visitOfCreateBy, visitOfFamily } from '@signa/core/selection';
import type { Visit } from '@signa/core/selection';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '../../app/frame/page';
import { useShortcut } from '../../app/keyboard/use-shortcut';
import { later } from '../../app/later';
import { ProductSearchPanel } from '../../part/product/search/product-search-panel';
import { useProductSearch } from '../../part/product/search/use-product-search';
import { ByClient } from './client/by-client';
import { CreateByToggle } from './create-by-toggle';
import { ActiveDrafts } from './draft/active-drafts';
import { KeyHints } from './flow/key-hints';

const unsentDirect = later(() =>
  import('../../part/prescription-form/direct/unsent-direct-line').then((module) => module.UnsentDirectLine),
);

const unsentNew = later(() => import('../prescribe/unsent-new-line').then((module) => module.UnsentNewLine));

/** `/create`: a new prescription by client or by product, and the drafts that wait (P-012, P-013). */
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
      <unsentNew.Part />
      <unsentDirect.Part />
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
