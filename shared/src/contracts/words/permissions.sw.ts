import type { CatalogueOf } from './catalogue-of';
import type { permissions as en } from './permissions.en';

/** The same in Swahili. */
export const permissions: CatalogueOf<typeof en> = {
  dashboard: { view: 'Kuona dashibodi' },
  reports: {
    view: 'Kuona ripoti na jumla',
    'view-detail': 'Kuona rekodi moja moja',
    simulate: 'Kujaribu ripoti na kuhifadhi rasimu',
    'delete-draft': 'Kufuta rasimu',
    submit: 'Kuwasilisha ripoti zithibitishwe',
    confirm: 'Kuthibitisha au kurudisha ripoti za wengine',
  },
  players: { unmask: 'Kujua mchezaji ni nani, kwa sababu' },
  confirmation: { view: 'Kuona yanayosubiri uthibitisho' },
  authorities: { view: 'Kuona mamlaka na tarehe za mwisho' },
  tax: {
    view: 'Kuona vipindi vya kodi',
    propose: 'Kupendekeza hatua za vipindi vya kodi',
    confirm: 'Kuthibitisha hatua za vipindi vya kodi',
  },
  alerts: {
    view: 'Kuona tahadhari muhimu',
    handle: 'Kukiri na kutatua tahadhari',
    'handle-system': 'Kushughulikia tahadhari za mfumo',
  },
  filters: { own: 'Kuhifadhi vichujio vyake', shared: 'Kushiriki vichujio' },
  blacklist: { own: 'Kujifichia safu', brand: 'Kuificha chapa safu' },
  loads: {
    view: 'Kuona upakiaji wa data',
    manage: 'Kuchakata upya na kueleza mapengo',
    ingest: 'Kuwasilisha mafaili ya data',
  },
  logs: { view: 'Kusoma kumbukumbu' },
  audit: { verify: 'Kuhakiki mnyororo wa ukaguzi' },
  evidence: { download: 'Kupakua vifurushi vya ushahidi' },
  settings: { brand: 'Kubadilisha mipangilio ya chapa' },
  administration: {
    view: 'Kuona watumiaji, majukumu, funguo na mabadiliko',
    propose: 'Kupendekeza watumiaji, majukumu, funguo na kanuni',
    confirm: 'Kuthibitisha yanayopendekezwa na wasimamizi',
  },
};
