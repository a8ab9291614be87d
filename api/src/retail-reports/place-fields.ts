import { createFieldBuilders } from '../reports/field-builders';
import { retailReportTypes } from './retail-report-types';

const { dimension } = createFieldBuilders(retailReportTypes);

/** Where a ticket was sold, column by column; payments stand with the place that paid. */
export const placeFields = [
  dimension({
    field: 'region',
    title: { en: 'Region', sw: 'Mkoa' },
    type: 'text',
    group: 'Place',
    help: { en: 'Region of the branch.', sw: 'Mkoa wa tawi.' },
  }),
  dimension({
    field: 'branch',
    title: { en: 'Branch', sw: 'Tawi' },
    type: 'text',
    group: 'Place',
    help: { en: 'Identifier of the branch.', sw: 'Kitambulisho cha tawi.' },
  }),
  dimension({
    field: 'branchName',
    title: { en: 'Branch name', sw: 'Jina la tawi' },
    type: 'text',
    group: 'Place',
    help: { en: 'Name of the branch today.', sw: 'Jina la tawi kwa sasa.' },
  }),
  dimension({
    field: 'terminal',
    title: { en: 'Terminal', sw: 'Mashine' },
    type: 'text',
    group: 'Place',
    help: { en: 'Identifier of the terminal that sold.', sw: 'Kitambulisho cha mashine iliyouza.' },
  }),
  dimension({
    field: 'terminalType',
    title: { en: 'Terminal type', sw: 'Aina ya mashine' },
    type: 'text',
    group: 'Place',
    options: [
      { value: 'OTC', label: 'Counter' },
      { value: 'SSBT', label: 'SSBT' },
      { value: 'HANDHELD', label: 'Handheld' },
    ],
    help: { en: 'Counter, self-service or handheld.', sw: 'Kaunta, ya kujihudumia au ya mkononi.' },
  }),
  dimension({
    field: 'cashier',
    title: { en: 'Cashier', sw: 'Mtunza fedha' },
    type: 'text',
    group: 'Place',
    help: {
      en: 'Identifier of the cashier; nothing where a machine sold.',
      sw: 'Kitambulisho cha mtunza fedha; hakuna pale mashine ilipouza.',
    },
  }),
];
