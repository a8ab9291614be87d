import type * as z from 'zod/mini';

/** What is wrong with a document, field by field, in words. */
export function schemaFaultText(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => [issue.path.join('.'), wordsOf(issue)].filter(Boolean).join(': '))
    .join('; ');
}

function wordsOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no field ${issue.keys.join(', ')}`;
    case 'invalid_type':
      return `missing or not ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}`;
    case 'invalid_value':
      return `not ${issue.values.map(String).join(' or ')}`;
    case 'too_small':
      return `less than ${issue.minimum}`;
    case 'too_big':
      return `more than ${issue.maximum}`;
    case 'invalid_format':
      return issue.message === 'Invalid input' ? `not in the form of a ${issue.format}` : issue.message;
    default:
      return issue.message;
  }
}
