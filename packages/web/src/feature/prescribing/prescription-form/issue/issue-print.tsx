import { lazyPart, usePreload } from '../../../../platform/lazy/lazy-part';
import type { IssuePrintProps } from './issue-print-view';

const view = lazyPart(() => import('./issue-print-view').then((module) => module.IssuePrintView));
const ahead = [view];

/** The print view while open (P-101). Its code loads on demand, because most forms never print. */
export function IssuePrint(props: IssuePrintProps) {
  usePreload(true, ahead);
  return props.issue.flow.snapshot.context.isPrintViewOpen ? <view.Part {...props} /> : null;
}
