import type { TableReference } from '../generated/messages';
import { api } from './api';
import { once } from './once';

/** What can be read at a table. */
export const referenceOf = once<TableReference | null>(api.reference, null);
