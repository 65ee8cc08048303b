/** The pages of a practice by path, with a colon before ID segments, named as in menu and breadcrumbs. */
const pages: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/dashboard': 'Dashboard',
  '/create': 'Create',
  '/create/rx': 'Create › Prescribe',
  '/create/rx/product-selection': 'Create › Select Product',
  '/create/rx/direct': 'Create › Prescribe',
  '/create/prescription/client/:id': 'Create › Select Patient',
  '/approve': 'Approve',
  '/clientsearch': 'Clients',
  '/clients/profile': 'Clients › New client',
  '/clients/profile/:id': 'Clients › Client profile',
  '/products': 'Products',
  '/products/:id': 'Products › Product',
  '/history': 'History',
  '/history/:id': 'History › Prescription',
  '/orders': 'Orders',
  '/reports': 'Reports',
  '/link': 'Link',
  '/officeuserx': 'Office Use',
  '/officeuserx/create/rx': 'Office Use › Prescribe',
  '/officeuserx/create/rx/product-selection': 'Office Use › Select Product',
  '/usermanagement': 'User Management',
  '/usermanagement/userprofile/:id': 'User Management › User profile',
  '/usermanagement/support-access': 'User Management › Support access',
  '/usermanagement/audit': 'User Management › Audit',
  '/usermanagement/access-review': 'User Management › Access review',
  '/practicesettings': 'Practice Settings',
  '/PrescribingShortcuts': 'Shortcuts',
  '/print/rx/:id': 'Printed prescription',
};

/** A page of the portal as text; one without a text is 'Another page', never its path. @see A-434 */
export function pageWords(path: string): string {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  const known = Object.keys(pages).find((pattern) => isSamePage(pattern, plain));
  return (known && pages[known]) ?? 'Another page';
}

function isSamePage(pattern: string, path: string): boolean {
  const [parts, asked] = [pattern.split('/'), path.split('/')];
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part.startsWith(':') || part.toLowerCase() === asked[index]?.toLowerCase())
  );
}
