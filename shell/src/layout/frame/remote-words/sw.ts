import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili texts of a remote that is not there. */
export const sw: CatalogueLike<typeof en> = {
  failedTitle: '{{name}} haipatikani',
  restWorks: 'Mengine yote yanafanya kazi. Hakuna ulichohifadhi kilichopotea.',
  cause: 'Sababu',
  nextStep: 'Hatua inayofuata',
  part: 'Sehemu',
  version: 'Toleo',
  owner: 'Mmiliki',
  show: 'Ionyeshe sasa',
  cameLate: 'Imefika baadaye, na inaweza kuonyeshwa.',
  reason: {
    unreachable: 'Faili zake hazifikiki.',
    gone: 'Faili zake hazipo: ziliondolewa, au hazikuchapishwa kamwe.',
    moved: 'Faili zake zinaelekeza mahali pengine ambapo hapajaruhusiwa.',
    'too-slow': 'Faili zake zilichukua zaidi ya sekunde {{seconds}}.',
    altered: 'Faili zake si zile zilizochapishwa, kwa hiyo hazikuendeshwa.',
    replaced: 'Toleo jipya la Tallyhouse limechapishwa, na faili za toleo hili hazipo tena.',
    broken: 'Msimbo wake wenyewe ulishindwa.',
    refused: 'Haiendani na ukurasa huu, kwa hiyo hakuna msimbo wake uliochukuliwa.',
  },
  next: {
    unreachable: 'Angalia muunganisho wako kisha ujaribu tena. Ikibaki hivyo, mwambie {{owner}}.',
    gone: 'Mwambie {{owner}}; kujaribu tena kutasaidia faili zikishakuwepo.',
    moved: 'Mwambie {{owner}} na msimamizi wako: anwani lazima iwe miongoni mwa zilizoruhusiwa.',
    'too-slow': 'Subiri kidogo, au jaribu tena. Kurasa nyingine haziungojei huu.',
    altered:
      'Mwambie {{owner}} na msimamizi wako: mtu fulani, au proksi njiani, anabadilisha faili. Jaribu tena hilo likirekebishwa.',
    replaced: 'Pakia ukurasa upya. Utabaki umeingia, na utarudi kwenye anwani hii pamoja na vichujio vyake.',
    broken: 'Jaribu tena. Ikibaki hivyo, mwambie {{owner}} ulichofanya na toleo lililo hapa chini.',
    refused: 'Mwambie {{owner}}: inahitaji toleo linaloendana, au ukurasa huu uwe mpya zaidi.',
  },
  objection: {
    contract: 'Inazungumza toleo la {{remote}} la mkataba; ukurasa huu unazungumza toleo la {{page}}.',
    manifest: 'Maelezo yake (manifest) hayasomeki na ukurasa huu.',
    'manifest-of': 'Maelezo yake (manifest) ni ya {{name}} {{version}}, au yanasema tofauti na rejista.',
    shared: 'Inahitaji kile ambacho ukurasa huu hautoi: {{modules}}.',
    'session-call': 'Inaomba {{call}}, ambayo ni ya kipindi na ni ya ukurasa wenyewe.',
    name: 'Jina lake si ambalo sehemu inaweza kuwa nalo.',
    'name-taken': 'Sehemu nyingine tayari ina jina lake; hiyo ni ya {{owner}}.',
    'container-taken': 'Sehemu nyingine tayari ina kontena lake; hiyo ni ya {{owner}}.',
    'path-taken': 'Anwani {{path}} tayari ni ya {{owner}}.',
    origin: 'Faili zake ziko {{origin}}, ambako usakinishaji huu haukuruhusu.',
    'file-name': 'Jina la faili {{file}} linatoka nje ya folda yake.',
    'no-hash':
      'Rejista haina SHA-384 halali ya {{file}}, kwa hiyo hakuna anayeweza kujua kama ndiyo iliyochapishwa.',
    'file-kind': 'Faili {{file}} ni ya aina ambayo ukurasa huu hauwezi kuikagua.',
  },
  faulted: '{{name}} imepata hitilafu. Ulichoingiza bado kipo; jaribu tena, au mwambie {{owner}}.',
};
