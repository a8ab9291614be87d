import type { CatalogueOf } from './catalogue-of';
import type { alertWords as en } from './alerts.en';

export const alertWords: CatalogueOf<typeof en> = {
  DEADLINE_NEAR_REPORT: {
    title: 'Inatakiwa ndani ya saa {{hours}}: {{title}}',
    detail:
      'Inatakiwa na {{authority}} kufikia {{dueAt}}; ripoti {{report}} iko katika hali {{state}}. Itume kwa wakati.',
  },
  DEADLINE_NEAR_NO_REPORT: {
    title: 'Inatakiwa ndani ya saa {{hours}}: {{title}}',
    detail: 'Inatakiwa na {{authority}} kufikia {{dueAt}}; bado hakuna ripoti. Itume kwa wakati.',
  },
  DEADLINE_NEAR_NOT_FILED: {
    title: 'Inatakiwa ndani ya saa {{hours}}: {{title}}',
    detail:
      'Inatakiwa na {{authority}} kufikia {{dueAt}}; haijaandikwa kuwa imewasilishwa. Itume kwa wakati.',
  },
  DEADLINE_MISSED_REPORT: {
    title: 'Imechelewa: {{title}}',
    detail:
      'Ilitakiwa na {{authority}} kufikia {{dueAt}}; ripoti {{report}} iko katika hali {{state}}. Itume sasa na uandike ilikuwaje.',
  },
  DEADLINE_MISSED_NO_REPORT: {
    title: 'Imechelewa: {{title}}',
    detail:
      'Ilitakiwa na {{authority}} kufikia {{dueAt}}; bado hakuna ripoti. Itume sasa na uandike ilikuwaje.',
  },
  DEADLINE_MISSED_NOT_FILED: {
    title: 'Imechelewa: {{title}}',
    detail:
      'Ilitakiwa na {{authority}} kufikia {{dueAt}}; haijaandikwa kuwa imewasilishwa. Itume sasa na uandike ilikuwaje.',
  },
  NO_ACK: {
    title: '{{authority}} haijathibitisha kupokea “{{title}}”',
    detail:
      'Toleo {{version}} lilitumwa {{sentAt}}; jibu lilitakiwa ndani ya saa {{hours}}. Hadi hapo halihesabiwi kuwa limewasilishwa: uliza mamlaka.',
  },
  SUBMISSION_REJECTED: {
    title: 'Mamlaka imekataa “{{title}}”',
    detail: 'Toleo {{version}}: {{reason}}. Sahihisha ripoti na uitume tena.',
  },
  SUBMISSION_REJECTED_NO_REASON: {
    title: 'Mamlaka imekataa “{{title}}”',
    detail: 'Toleo {{version}}: hakuna sababu iliyotolewa. Sahihisha ripoti na uitume tena.',
  },
  LAW_BROKEN_INV_13: {
    title:
      'INV-13 imevunjwa: katika kundi, zilizopokelewa = zilizokubaliwa + zilizokataliwa + zilizorudiwa, na jumla ya udhibiti ni kile kilichomo',
    detail:
      '{{objectId}}: zilizopokelewa {{received}}, zilizokubaliwa {{accepted}}, zilizokataliwa {{rejected}}, zilizorudiwa {{duplicate}}. Takwimu zenye kundi hili zisitumwe kabla halijachunguzwa.',
  },
  LAW_BROKEN: {
    title: 'Rekodi zinavunja sheria ya data: {{laws}}',
    detail:
      'Rekodi {{count}} zimo katika orodha ya vighairi. Takwimu zinazozitegemea hazifungwi wala kutumwa kabla hazijarekebishwa, au watu wawili wazikubali.',
  },
  LOAD_DIFFERS: {
    title: 'Kilichotumwa na {{source}} kwa {{day}} si kilichopo hapa',
    detail:
      '{{kind}}: rekodi {{count}} na kiasi {{amount}} zilizotumwa hazijapakiwa wala kukataliwa. Takwimu za siku hiyo zisitumwe kabla hazijachunguzwa.',
  },
  REPORT_DIFFERS: {
    title: '“{{title}}” hailingani na rekodi',
    detail:
      'Toleo {{version}}: {{faults}}. Usiitume, au sahihisha iliyotumwa; chunguza mipakio ya siku zake.',
  },
  FILE_MISSING: {
    title: 'Faili {{seq}} la {{source}} halipo',
    detail: '{{kind}} za {{from}} hadi {{to}} hazijafika. Omba chanzo kitume faili, au eleza pengo.',
  },
  FILE_WAS_MISSING: {
    title: 'Faili {{seq}} la {{source}} lilikosekana',
    detail: '{{kind}} za {{from}} hadi {{to}} hazikuwa zimefika. Omba chanzo kitume faili, au eleza pengo.',
  },
  SOURCE_OVERDUE: {
    title: 'Faili za {{source}} zimechelewa',
    detail: 'Data za karibuni zaidi: {{series}}. Uliza chanzo kama kimesimama.',
  },
  SILENT_HOUR: {
    title: '{{source}} ilikuwa kimya kwa saa moja',
    detail:
      'Hakuna dau hata moja kutoka {{from}} hadi {{to}}, wakati kila wiki kati ya nane zilizotangulia ilikuwa na angalau {{least}}. Uliza chanzo kama kilisimama.',
  },
  LATE_IN_TAX_PERIOD: {
    title: 'Rekodi zilizochelewa za {{taxCode}} {{productClass}}, {{from}} hadi {{to}}',
    detail:
      'Rekodi {{records}} zilifika au kubadilika baada ya takwimu kufungwa {{pinnedAt}}: kodi ingetofautiana kwa {{difference}}. Rekebisha kipindi, au andika kwa nini hapana.',
  },
  LATE_IN_COMPANY_PERIOD: {
    title: 'Rekodi zilizochelewa za {{taxCode}} {{productClass}}, {{from}} hadi {{to}}',
    detail:
      'Rekodi zilifika au kubadilika baada ya takwimu kufungwa {{pinnedAt}}, na kodi ingetofautiana. Kipindi ni cha chapa kadhaa: kwa kiasi gani, ukurasa wake unasema. Rekebisha kipindi, au andika kwa nini hapana.',
  },
  LATE_IN_REPORT: {
    title: 'Rekodi zilizochelewa za “{{title}}”',
    detail:
      'Rekodi {{records}} za siku zake zilifika baada ya toleo {{version}} kutengenezwa {{madeAt}}. Sahihisha ripoti, au andika kwa nini hapana.',
  },
  FILE_AGAIN: {
    title: '{{file}} imekuja tena',
    detail:
      'Faili {{seq}} la {{source}} ({{kind}}) lilipakiwa kabla; hakuna kilichohesabiwa mara mbili. Uliza chanzo kwa nini.',
  },
  FILE_REPEATS_RECORDS: {
    title: '{{file}} inarudia rekodi',
    detail:
      'Rekodi {{duplicate}} kati ya {{received}} za faili {{seq}} la {{source}} ({{kind}}) zilipakiwa kabla; hakuna inayohesabiwa mara mbili. Uliza chanzo kwa nini.',
  },
  AUDIT_CHANGED: {
    title: 'Ukaguzi si kile kilichoandikwa',
    detail:
      'Kasoro {{faults}}, ya kwanza kwenye mstari {{row}}: mstari ulibadilishwa. Acha hifadhi kama ilivyo na uite anayeruhusiwa kuchunguza.',
  },
  AUDIT_MISSING: {
    title: 'Ukaguzi si kile kilichoandikwa',
    detail:
      'Kasoro {{faults}}, ya kwanza kwenye mstari {{row}}: mistari kabla yake imetoweka. Acha hifadhi kama ilivyo na uite anayeruhusiwa kuchunguza.',
  },
  AUDIT_OUT_OF_ORDER: {
    title: 'Ukaguzi si kile kilichoandikwa',
    detail:
      'Kasoro {{faults}}, ya kwanza kwenye mstari {{row}}: haufuati mstari uliotangulia. Acha hifadhi kama ilivyo na uite anayeruhusiwa kuchunguza.',
  },
  AUDIT_CUT: {
    title: 'Ukaguzi si kile kilichoandikwa',
    detail:
      'Kasoro {{faults}}, ya kwanza kwenye mstari {{row}}: mistari iliyokuwepo imetoweka. Acha hifadhi kama ilivyo na uite anayeruhusiwa kuchunguza.',
  },
  PAYLOAD_CHANGED: {
    title: 'Kilichogandishwa ili kitumwe kilibadilishwa',
    detail:
      'Maudhui ya wasilisho {{submission}} yana alama {{hash}}, na yaligandishwa na {{frozenHash}}. Usiyatume; ita anayeruhusiwa kuchunguza.',
  },
  CALLS_FAIL_IN_A_ROW: {
    title: '{{authority}} haifikiki',
    detail:
      'Miito {{failures}} mfululizo imeshindwa, wa mwisho {{lastAt}}. Kinachopaswa kutumwa kinasubiri na kitatumwa tena chenyewe; angalia kumbukumbu ya miito, na uulize mamlaka.',
  },
  CALLS_FAIL_OFTEN: {
    title: '{{authority}} haifikiki',
    detail:
      'Miito {{failures}} kati ya {{calls}} ndani ya dakika 15 imeshindwa, wa mwisho {{lastAt}}. Kinachopaswa kutumwa kinasubiri na kitatumwa tena chenyewe; angalia kumbukumbu ya miito, na uulize mamlaka.',
  },
  CERTIFICATE_ENDS: {
    title: 'Cheti cha {{authority}} kinakaribia kuisha',
    detail:
      'Kinafaa hadi {{until}}, siku {{days}} kuanzia sasa. Bila hicho hakuna kinachoweza kutumwa: kihuishe na uweke mwisho mpya.',
  },
  CERTIFICATE_ENDED: {
    title: 'Cheti cha {{authority}} kimeisha',
    detail: 'Kilifaa hadi {{until}}. Bila hicho hakuna kinachoweza kutumwa: kihuishe na uweke mwisho mpya.',
  },
  RULE_UNVERIFIED: {
    title: '“{{title}}” inategemea kanuni isiyothibitishwa',
    detail:
      'Toleo {{version}} linasubiri kutumwa. Hakikisha kanuni imethibitishwa kwenye chanzo chake, au toa sababu pamoja na uthibitisho.',
  },
  OWN_REPORT_CONFIRMED: {
    title: 'Mtu alijaribu kuthibitisha ripoti yake mwenyewe',
    detail: '{{title}}, toleo {{version}}. Ukaguzi unasema nani alijaribu, na lini.',
  },
  CONTROL_TOTAL_GUESSED: {
    title: 'Jumla ya udhibiti ilikosewa mara tatu: kipengee kimefungwa',
    detail: '{{title}}, toleo {{version}}. Ukaguzi unasema nani alijaribu, na lini.',
  },
  OWN_TAX_STEP_CONFIRMED: {
    title: 'Mtu alijaribu kuthibitisha kipindi cha kodi alichopendekeza mwenyewe',
    detail: '{{name}} alipendekeza hatua na akajaribu kuithibitisha. Lazima mtu mwingine aamue.',
  },
  FUNDS_SHORT: {
    title: 'Fedha za wachezaji zimepungua kwa {{short}}',
    detail:
      'Mwisho wa {{day}}: {{held}} zilizopo, {{protected}} za kulindwa. Ongeza fedha kwenye akaunti maalumu na uarifu mamlaka pale kanuni zake zinapotaka.',
  },
  CLOCK_AHEAD: {
    title: 'Saa ya {{source}} si sahihi',
    detail:
      'Faili lilifika sekunde {{seconds}} kabla ya kipindi chake kuisha, kwa hiyo saa iko mbele kwa angalau kiasi hicho. Omba chanzo kiiweke sawa; matukio ya karibu na mwisho wa siku yanaweza kuwa kwenye siku isiyo yake.',
  },
  HOLD_OUTSIDE_BAND: {
    title: 'Hisa ya kampuni ya {{vertical}} tarehe {{day}} si ya kawaida',
    detail:
      '{{hold}} ya dau za malipizo {{settlements}}. Nusu ya siku 90 zilizotangulia zilikuwa kati ya {{least}} na {{most}}; hii iko mara {{times}} mbali zaidi na wastani wake wa kati, {{usual}}. Tafuta ushindi mkubwa, bei isiyo sahihi au malipizo yanayokosekana.',
  },
  HOLD_FAR_OFF: {
    title: 'Hisa ya kampuni ya {{vertical}} tarehe {{day}} si ya kawaida',
    detail:
      '{{hold}} ya dau za malipizo {{settlements}}. Siku 90 zilizotangulia zinatofautiana mno kuwa na kiwango cha kawaida; hii iko mara {{times}} mbali zaidi na wastani wake wa kati, {{usual}}, kuliko nusu yao. Tafuta ushindi mkubwa, bei isiyo sahihi au malipizo yanayokosekana.',
  },
  DIGITS_OFF: {
    title: 'Tarakimu za kwanza za malipo ya {{vertical}} tarehe {{day}} si za kawaida',
    detail:
      'Malipo {{payouts}} yako mbali na kanuni ya Benford kwa wastani wa {{deviation}}, wakati kawaida ni {{usual}}, na hadi {{most}} hutokea. Tafuta tiketi za kubuni, malipo yaliyogawanywa na malipo ya kiasi kilekile mara kwa mara.',
  },
  ROUND_AMOUNTS_MANY: {
    title: 'Malipo ya kiasi kamili ya {{vertical}} tarehe {{day}} ni mengi kuliko kawaida',
    detail:
      '{{share}} ya malipo {{payouts}} ni kiasi kamili, wakati kawaida ni {{usual}}, na hadi {{most}} hutokea. Tafuta malipo ya mkono, tiketi za kubuni na kiasi ambacho chanzo kinakikamilisha.',
  },
  NO_RATE: {
    title: 'Hakuna kiwango cha {{from}} kwenda {{to}}',
    detail:
      'Kiwango kipya zaidi kabla ya {{day}} ni cha {{rateDay}}. Pakia viwango rasmi: hadi hapo takwimu za {{to}} ni za muda.',
  },
  NO_RATE_AT_ALL: {
    title: 'Hakuna kiwango cha {{from}} kwenda {{to}}',
    detail:
      'Hakuna kiwango chochote kabla ya {{day}}. Pakia viwango rasmi: hadi hapo takwimu za {{to}} ni za muda.',
  },
  DRAWER_OFF: {
    title: 'Droo ya {{branch}} hailingani',
    detail: '{{shifts}}. Uliza mtunza fedha, hesabu tena, na uandike ilikuwa nini.',
  },
};
