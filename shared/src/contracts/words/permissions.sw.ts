import type { CatalogueOf } from './catalogue-of';
import type { permissions as en } from './permissions.en';

/** The same in Swahili. */
export const permissions: CatalogueOf<typeof en> = {
  dashboard: {
    view: 'Kuona dashibodi',
  },
  reports: {
    view: 'Kuona ripoti',
    'view-detail': 'Kuona mistari ya kina ya ripoti',
    simulate: 'Kuiga ripoti',
    'delete-draft': 'Kufuta rasimu za ripoti',
    submit: 'Kuwasilisha ripoti kwa uthibitisho',
    confirm: 'Kuthibitisha ripoti',
  },
  players: {
    unmask: 'Kuona utambulisho wa wachezaji',
  },
  confirmation: {
    view: 'Kuona ripoti zinazosubiri uthibitisho',
  },
  authorities: {
    view: 'Kuona mamlaka',
  },
  tax: {
    view: 'Kuona ripoti za kodi',
    propose: 'Kupendekeza mabadiliko ya kodi',
    confirm: 'Kuthibitisha mabadiliko ya kodi',
  },
  alerts: {
    view: 'Kuona tahadhari muhimu',
    handle: 'Kushughulikia tahadhari muhimu',
    'handle-system': 'Kushughulikia tahadhari za mfumo',
  },
  filters: {
    own: 'Kuhifadhi utafutaji na vichujio',
    shared: 'Kushiriki utafutaji na vichujio vilivyohifadhiwa',
  },
  blacklist: {
    own: 'Kuficha safu',
    brand: 'Kuficha safu kwa chapa yote',
  },
  loads: {
    view: 'Kuona upakiaji wa data',
    manage: 'Kusimamia upakiaji wa data',
    ingest: 'Kupakia faili za data',
  },
  logs: {
    view: 'Kuona kumbukumbu',
  },
  audit: {
    verify: 'Kuhakiki kumbukumbu za ukaguzi',
  },
  evidence: {
    download: 'Kupakua ushahidi',
  },
  settings: {
    brand: 'Kubadilisha mipangilio ya chapa',
  },
  administration: {
    view: 'Kuona usimamizi',
    propose: 'Kupendekeza mabadiliko ya usimamizi',
    confirm: 'Kuthibitisha mabadiliko ya usimamizi',
  },
};
