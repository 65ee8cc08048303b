/** The address at which each page is checked, by route. The ids are those of the sample. */
const galliprant = 'productFamily=R2FsbGlwcmFudA%3D%3D';
const convenia = 'productFamily=Q29udmVuaWE%3D&productPresentation=MTU%3D&productClassification=TWVkaWNhdGlvbg%3D%3D';
const strengthOf = {
  galliprant: 'productStrength=MjAgbWc%3D&productId=Njcy',
  convenia: 'productStrength=ODAgbWcvbUw%3D',
};
const galliprantForm = 'productPresentation=MTI%3D&productClassification=TWVkaWNhdGlvbg%3D%3D';

/** One address, or several for a page whose content depends on its address. */
export const visits = {
  '/login': ['/login'],
  '/dashboard': ['/dashboard'],
  '/create': ['/create', '/create?createBy=product'],
  '/create/rx/product-selection': [`/create/rx/product-selection/?${galliprant}`],
  '/create/rx': [
    `/create/rx/?${galliprant}&${galliprantForm}&${strengthOf.galliprant}`,
    `/create/rx/?clientId=NA%3D%3D&patientId=Ng%3D%3D&${galliprant}&${galliprantForm}&${strengthOf.galliprant}`,
  ],
  '/create/prescription/client/:clientId': ['/create/prescription/client/1'],
  '/clientsearch': ['/clientsearch', '/clientsearch?q=nobody+at+all'],
  '/clients/profile/:locationClientId': ['/clients/profile/1', '/clients/profile/4'],
  '/clients/profile': ['/clients/profile'],
  '/products': ['/products', '/products?search=galliprant'],
  '/products/:id': ['/products/672'],
  '/create/rx/direct': ['/create/rx/direct'],
  '/approve': ['/approve', '/approve?name=nobody'],
  '/history': ['/history', '/history?q=nobody'],
  '/history/:id': ['/history/107'],
  '/orders': ['/orders', '/orders?q=nobody+at+all'],
  '/reports': ['/reports'],
  '/link': ['/link'],
  '/practicesettings': ['/practicesettings'],
  '/officeuserx': ['/officeuserx'],
  '/officeuserx/create/rx/product-selection': [`/officeuserx/create/rx/product-selection?${convenia}`],
  '/officeuserx/create/rx': [`/officeuserx/create/rx?${convenia}&${strengthOf.convenia}&productId=MzU3`],
  '/usermanagement': ['/usermanagement', '/usermanagement?q=nobody-at-all'],
  '/usermanagement/userprofile/:locationUserId': ['/usermanagement/userprofile/1'],
  '/usermanagement/support-access': ['/usermanagement/support-access'],
  '/usermanagement/audit': ['/usermanagement/audit'],
  '/usermanagement/access-review': ['/usermanagement/access-review'],
  '/PrescribingShortcuts': ['/PrescribingShortcuts'],
  '/print/rx/:id': ['/print/rx/107'],
  '/support': ['/support'],
  '/support/impersonate': ['/support/impersonate', '/support/impersonate?search=halloran'],
  '/support/practicesearch': ['/support/practicesearch', '/support/practicesearch?search=wren'],
  '/support/practicedetail/{practiceId}': ['/support/practicedetail/1'],
  '/support/organizationdetail/{organizationId}': ['/support/organizationdetail/1'],
  '/support/prescribingshortcuts': ['/support/prescribingshortcuts'],
  '/support/role': ['/support/role'],
  '/support/pims': ['/support/pims', '/support/pims?location=1'],
};
