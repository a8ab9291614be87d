import type { CatalogueOf } from './catalogue-of';
import type { incidentWords as en } from './incidents.en';

export const incidentWords: CatalogueOf<typeof en> = {
  MANY_NEAR: {
    title: 'Inatakiwa karibuni na {{authority}}: wajibu {{count}}',
    detail: 'Wa kwanza unatakiwa {{dueAt}}. Wasilisha kwa mpangilio wa tarehe za mwisho.',
  },
  MANY_LATE: {
    title: 'Imechelewa kwa {{authority}}: wajibu {{count}} ambao hakuna aliyewasilisha',
    detail: 'Wa zamani zaidi ulitakiwa {{dueAt}}. Wasilisha kila mmoja sasa, na uandike ilikuwaje.',
  },
  MANY_LATE_REPORTS: {
    title: 'Imechelewa kwa {{authority}}: ripoti {{count}} zilizotengenezwa na hazijatumwa',
    detail: 'Ya zamani zaidi ilitakiwa {{dueAt}}. Tuma kila moja sasa, na uandike ilikuwaje.',
  },
  MANY_UNACKNOWLEDGED: {
    title: '{{authority}} haijathibitisha kupokea ripoti {{count}}',
    detail: 'Hadi hapo hazihesabiwi kuwa zimewasilishwa: uliza mamlaka kuhusu zote kwa pamoja.',
  },
  MANY_REJECTED: {
    title: 'Mamlaka imekataa matoleo {{count}} ya “{{title}}”',
    detail: 'Sahihisha jipya zaidi na ulitume tena.',
  },
  MANY_FILES_BROKEN: {
    title: 'INV-13 imevunjwa katika mafaili {{count}}',
    detail:
      'Zilizopokelewa si zilizokubaliwa + zilizokataliwa + zilizorudiwa, au si kile jumla ya udhibiti inachosema. Takwimu zenye mafaili haya zisitumwe kabla hayajachunguzwa.',
  },
  MANY_LOADS_DIFFER: {
    title: 'Kilichotumwa na {{source}} si kilichopo hapa, mara {{count}}',
    detail: 'Rekodi zilizotumwa hazijapakiwa wala kukataliwa. Takwimu za siku hizi zisitumwe.',
  },
  MANY_REPORTS_DIFFER: {
    title: 'Matoleo {{count}} ya “{{title}}” hayalingani na rekodi',
    detail: 'Usiyatume, au sahihisha yaliyotumwa; chunguza mipakio ya siku zake.',
  },
  MANY_FILES_MISSING: {
    title: 'Mafaili {{count}} ya {{source}} hayapo',
    detail: 'Omba chanzo kitume yote kwa pamoja, au eleza mapengo.',
  },
  MANY_SILENT_HOURS: {
    title: '{{source}} ilikuwa kimya: saa {{count}} bila dau',
    detail: 'Hakuna tukio hata moja kati yake, kuanzia {{from}}. Uliza chanzo kama kilisimama.',
  },
  MANY_LATE_RECORDS: {
    title:
      'Rekodi zilizochelewa za {{arrivedAt}} zinagusa vipindi vilivyofungwa na ripoti zilizotumwa {{count}}',
    detail: 'Rekebisha au sahihisha kila kimoja, au andika kwa nini hapana.',
  },
  MANY_FILES_AGAIN: {
    title: '{{source}} imetuma mafaili {{count}} tena',
    detail: 'Hakuna linalohesabiwa mara mbili. Uliza chanzo kwa nini; kukiri kunatosha.',
  },
  MANY_UNUSUAL: {
    title: 'Takwimu {{count}} za {{vertical}} tarehe {{day}} si za kawaida',
    detail: 'Huenda zina sababu moja: angalia ushindi mkubwa wa siku hiyo.',
  },
  MANY_RATES_MISSING: {
    title: 'Viwango {{count}} vya {{from}} havipo',
    detail: 'Pakia viwango rasmi: hadi hapo takwimu za sarafu nyingine ni za muda.',
  },
  MANY_DRAWERS_OFF: {
    title: 'Droo za {{branch}} hazikulingana siku {{count}}',
    detail: 'Liulize duka, linganisha na zamu, na uandike ilikuwa nini.',
  },
};
