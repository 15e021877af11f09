/** The formats of the files that are read. */
import { z } from 'zod';

export const formatoFileSchema = z.enum([
  'csv',
  'xlsx',
  'xls',
  'ods',
  'html',
  'pdf',
  'camt',
  'mt940',
  'ofx',
  'qif',
  'cbi_rh',
  'cbi_riba',
  'fatturapa',
  'txt',
]);
export type FormatoFile = z.infer<typeof formatoFileSchema>;
