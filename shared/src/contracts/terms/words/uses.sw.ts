import type { CatalogueOf } from '../../words/catalogue-of';
import type { uses as english } from './uses.en';

/** A sentence with the word in it, in Swahili, for terms that are no figures. */
export const uses: CatalogueOf<typeof english> = {
  month:
    'Dau la saa 5:30 usiku tarehe 31 Machi Dar es Salaam, ambako siku huanza usiku wa manane, ni la Machi.',
  brand:
    'Kampuni ina tovuti mbili chini ya leseni moja ya Uingereza: ripoti yake huonyesha mapato ya kila chapa, na jumla moja.',
  licence:
    'Alder hupokea madau ya michezo kwa leseni moja ya Bodi na huendesha mashine za slot kwa leseni nyingine.',
  channel:
    'Tiketi iliyonunuliwa kaunta Kariakoo ni ya njia ya dukani; dau lilelile kwenye programu ni la mtandaoni.',
  vertical:
    'Dau la mpira wa miguu ni la aina ya mchezo Kubashiri michezo; mzunguko wa slot ni wa aina ya Slot.',
  provider: 'Watoa huduma wawili hutoa slot za chapa hii: chuja kwa mmoja uone michezo yake imeleta nini.',
  product: 'Ndani ya aina ya Slot, kila mchezo husimama kwa jina lake kama bidhaa.',
  productId:
    'Chanzo kilibadilisha jina la mchezo wiki iliyopita; namba ya bidhaa ilibaki, hivyo takwimu hubaki pamoja.',
  device: 'Madau mengi ya jioni yalifika kwa kifaa cha simu.',
  playerCountry: 'Nchi KE ni ya wachezaji wanaoishi Kenya, popote walipokuwa walipoweka dau.',
  region: 'Mkoa wa Dar es Salaam una matawi 14: ufungue uyaone moja moja.',
  branch: 'Ushindi wa tiketi ulilipwa na tawi jingine, si lile lililoiuza.',
  branchName: 'Tawi liliitwa Kariakoo 2 lilipouza tiketi; linaonyeshwa kwa jina lake la leo.',
  terminal: 'Mashine ya 3 ya tawi haikuuza kitu Jumapili: ilikuwa mbovu.',
  terminalType: 'Kati ya mashine tano za duka, tatu ni za aina ya kujihudumia na mbili ni za kaunta.',
  cashier: 'Droo ya mtunza fedha wa zamu ya usiku ilipungua shilingi 1,000.',
  fileState:
    'Faili 7 na 9 zimefika, la 8 halijafika: halipo. Faili la saa 10:00 halijafika saa 12:00: limepitisha muda.',
  figureStatus: 'Faili moja ya siku haijafika, hivyo takwimu za mwezi mzima ni za muda.',
  dataAsOf: 'Data hadi 23 Novemba, 23:59: madau ya tarehe 24 bado hayamo.',
  reconciliation:
    'Ulinganishi wa Jumatatu haukubaliani: chanzo kilituma rekodi 1,000, zinazojulikana ziliko ni 998.',
  authorityHealth:
    'Maombi matano mfululizo yameshindwa, hivyo mawasiliano na mamlaka yamekatika: ritani zitatumwa baadaye.',
  taxPeriod:
    'Machi ya kodi ya michezo ya kubashiri ni kipindi kimoja cha kodi: kinaisha 31 Machi, mwisho wa kulipa ni 7 Aprili.',
  controlNumber: 'Ipe benki namba ya kumbukumbu ya malipo iliyo kwenye fomu, na uirekodi pamoja na malipo.',
  rulePack: 'Ritani ya Machi ilitengenezwa kwa kifurushi cha kanuni TZ-2026.2; cha baadaye hakiibadilishi.',
  ruleProof:
    'Uthibitisho wa kanuni hii ni wa kunukuliwa: soma sheria na ithibitishwe kabla ritani haijatumwa.',
  workingPaper: 'Mkaguzi alifungua karatasi ya kazi na kufuata msingi wa kodi hadi tiketi moja moja.',
  whatIf:
    'Kwa “je, ikiwa”, kiwango cha 30 % badala ya 25 % huonyesha kodi ingekuwa ngapi; hakuna kinachowasilishwa.',
  doubleConfirmation:
    'Amina aliandaa ritani, hivyo uthibitisho wa wawili unamtaka mtu mwingine aithibitishe.',
  controlTotal:
    'Juma alikokotoa kodi ya kulipa na kuiandika: jumla yake ya udhibiti ililingana, ritani ikatumwa.',
  reportVersion: 'Toleo la 2 la ritani linachukua nafasi ya toleo la 1, ambalo hubaki kama lilivyotumwa.',
  nilReturn: 'Maduka yalifungwa wiki nzima: ritani tupu inasema hivyo, na hutumwa vilevile.',
  contentHash:
    'Alama ya maudhui aliyoiona mthibitishaji ndiyo iliyo kwenye risiti: kilichotumwa ndicho kilichoonekana.',
  obligation: 'Ritani ya kila mwezi ya kodi ya michezo ni wajibu kwa mamlaka ya mapato, mwisho tarehe 7.',
};
